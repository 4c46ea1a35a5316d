import type { impersonationTabMessages } from '../en/impersonation-tab';
import type { TranslationOf } from '../translation';

export const impersonationTab: TranslationOf<typeof impersonationTabMessages> = {
  tabTitle: 'Als {user} · {title}',
  tabTitleMinutes: '({count} min) Als {user} · {title}',
  noticeTitle: 'De sessie als andere gebruiker verloopt bijna',
  noticeText: {
    one: 'U bent ingelogd als {user}. Uw sessie verloopt over {count} minuut.',
    other: 'U bent ingelogd als {user}. Uw sessie verloopt over {count} minuten.',
  },
};
