import type { impersonationArrivalMessages } from '../en/impersonation-arrival';
import type { TranslationOf } from '../translation';

export const impersonationArrival: TranslationOf<typeof impersonationArrivalMessages> = {
  arrivalTitle: 'De sessie wordt geopend',
  arrivalText: 'Het tabblad waarin de sessie is gestart, wordt om antwoord gevraagd.',
  arrivalNoAnswerTitle: 'Geen antwoord van het andere tabblad',
  arrivalNoAnswer:
    'Het tabblad waarin deze sessie is gestart, is gesloten, uitgelogd of in slaapstand. Open het één keer en probeer het dan opnieuw.',
  arrivalUnknownTitle: 'Deze sessie is beëindigd',
  arrivalUnknown:
    'De sessie is voorbij of het adres is niet volledig. Start een nieuwe sessie vanuit de lijst met gebruikers.',
  arrivalFailedTitle: 'De sessie kan niet worden geopend',
  arrivalFailed: 'Probeer het later opnieuw.',
  arrivalAgain: 'Opnieuw proberen',
  arrivalHome: 'Als uzelf naar het portaal',
};
