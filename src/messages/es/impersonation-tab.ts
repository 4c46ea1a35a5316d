import type { impersonationTabMessages } from '../en/impersonation-tab';
import type { TranslationOf } from '../translation';

export const impersonationTab: TranslationOf<typeof impersonationTabMessages> = {
  tabTitle: 'Como {user} · {title}',
  tabTitleMinutes: '({count} min) Como {user} · {title}',
  noticeTitle: 'La suplantación caducará pronto',
  noticeText: {
    one: 'Ha iniciado sesión como {user}. Su sesión caducará en {count} minuto.',
    other: 'Ha iniciado sesión como {user}. Su sesión caducará en {count} minutos.',
  },
};
