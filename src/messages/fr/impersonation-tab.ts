import type { impersonationTabMessages } from '../en/impersonation-tab';
import type { TranslationOf } from '../translation';

export const impersonationTab: TranslationOf<typeof impersonationTabMessages> = {
  tabTitle: 'En tant que {user} · {title}',
  tabTitleMinutes: '({count} min) En tant que {user} · {title}',
  noticeTitle: 'L’emprunt d’identité expire bientôt',
  noticeText: {
    one: 'Vous êtes connecté en tant que {user}. Votre session expirera dans {count} minute.',
    other: 'Vous êtes connecté en tant que {user}. Votre session expirera dans {count} minutes.',
  },
};
