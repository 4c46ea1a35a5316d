import type { impersonationExpiringMessages } from '../en/impersonation-expiring';
import type { TranslationOf } from '../translation';

export const impersonationExpiring: TranslationOf<typeof impersonationExpiringMessages> = {
  expiringTitle: 'L’emprunt d’identité expire bientôt',
  expiringWarning:
    'À la fin, vous serez déconnecté de cet onglet et les modifications non enregistrées seront perdues. Prolongez la session pour continuer.',
  timeRemaining: 'Temps restant',
  minutesOf: { one: '{count} minute', other: '{count} minutes' },
  endSession: 'Terminer la session',
  extendSession: 'Prolonger la session (+{minutes} min)',
  extending: 'Demande de temps supplémentaire. Veuillez patienter',
  extendAgain: 'Réessayer',
  extendRefused: 'La session n’a pas pu être prolongée.',
  extendTimeout:
    'L’onglet où la session a été lancée ne répond pas. Il est peut-être en veille : ouvrez-le une fois, puis réessayez. Sinon, terminez la session.',
  extendParentGone:
    'L’onglet où la session a été lancée est fermé ou déconnecté, et lui seul peut la prolonger. Rouvrez-le et réessayez, ou terminez la session.',
  parentGoneTitle: 'La session ne pourra peut-être pas être prolongée',
  parentGone: 'L’onglet où elle a été lancée est fermé ou déconnecté.',
  extendedTitle: 'Session prolongée',
  expiresInText: {
    one: 'Votre session expirera dans {count} minute.',
    other: 'Votre session expirera dans {count} minutes.',
  },
  continueWorking: 'Continuer à travailler',
};
