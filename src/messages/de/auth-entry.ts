import type { authEntryMessages } from '../en/auth-entry';
import type { TranslationOf } from '../translation';

export const authEntry: TranslationOf<typeof authEntryMessages> = {
  emailConfirming: 'E-Mail-Adresse wird bestätigt',
  emailActivated: 'E-Mail-Adresse bestätigt. Sie können sich jetzt anmelden.',
  emailAlreadyConfirmed:
    'Die E-Mail-Adresse ist bereits bestätigt. Versuchen Sie, sich anzumelden.',
  impersonationClosed: 'Der Identitätswechsel wurde beendet.',
  impersonationClosedReason:
    'In diesem Tab ist die Anmeldung deaktiviert. Ihre eigene Sitzung läuft in dem Tab weiter, aus dem Sie gekommen sind; dieser kann geschlossen werden.',
  impersonationEnded: 'Der Identitätswechsel ist beendet. Sie wurden abgemeldet.',
  externalTitle: 'Mit {provider} anmelden',
  externalUnknownTitle: 'Anmelden',
  externalLoading: 'Wird geladen ...',
  externalRedirecting: 'Sie werden weitergeleitet ...',
  externalFailed:
    'Die Anmeldung ist nicht möglich. Bitte versuchen Sie es später erneut oder wenden Sie sich an den Support, wenn das Problem weiterhin besteht.',
  backToSignIn: 'Zurück zur Anmeldung',
};
