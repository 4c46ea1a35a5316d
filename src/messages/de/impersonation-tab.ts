import type { impersonationTabMessages } from '../en/impersonation-tab';
import type { TranslationOf } from '../translation';

export const impersonationTab: TranslationOf<typeof impersonationTabMessages> = {
  tabTitle: 'Als {user} · {title}',
  tabTitleMinutes: '({count} Min.) Als {user} · {title}',
  noticeTitle: 'Der Identitätswechsel läuft bald ab',
  noticeText: {
    one: 'Sie sind als {user} angemeldet. Ihre Sitzung läuft in {count} Minute ab.',
    other: 'Sie sind als {user} angemeldet. Ihre Sitzung läuft in {count} Minuten ab.',
  },
};
