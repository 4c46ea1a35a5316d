import type { authEntryMessages } from '../en/auth-entry';
import type { TranslationOf } from '../translation';

export const authEntry: TranslationOf<typeof authEntryMessages> = {
  emailConfirming: 'Uw e-mailadres wordt bevestigd',
  emailActivated: 'Uw e-mailadres is geactiveerd. U kunt nu inloggen.',
  emailAlreadyConfirmed: 'Dit e-mailadres is al bevestigd. Probeer in te loggen',

  impersonationClosed: 'De sessie als andere gebruiker is gesloten.',
  impersonationClosedReason:
    'In dit tabblad kunt u niet inloggen. Uw eigen sessie loopt door in het tabblad waar u vandaan kwam. Dit tabblad kunt u sluiten.',
  impersonationEnded: 'De sessie als andere gebruiker is beëindigd. U bent uitgelogd.',

  externalTitle: 'Inloggen met {provider}',
  externalUnknownTitle: 'Inloggen',
  externalLoading: 'Bezig met laden…',
  externalRedirecting: 'U wordt doorgestuurd…',
  externalFailed:
    'Inloggen is niet gelukt. Probeer het later opnieuw of neem contact op met support als het probleem aanhoudt.',
  backToSignIn: 'Terug naar inloggen',
};
