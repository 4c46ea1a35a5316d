import type { impersonationArrivalMessages } from '../en/impersonation-arrival';
import type { TranslationOf } from '../translation';

export const impersonationArrival: TranslationOf<typeof impersonationArrivalMessages> = {
  arrivalTitle: 'Sitzung wird geöffnet',
  arrivalText: 'Der Tab, in dem sie gestartet wurde, wird gefragt.',
  arrivalNoAnswerTitle: 'Keine Antwort vom anderen Tab',
  arrivalNoAnswer:
    'Der Tab, in dem diese Sitzung gestartet wurde, ist geschlossen, abgemeldet oder im Ruhezustand. Öffnen Sie ihn einmal und versuchen Sie es dann erneut.',
  arrivalUnknownTitle: 'Diese Sitzung ist beendet',
  arrivalUnknown:
    'Sie ist vorbei, oder ihre Adresse ist unvollständig. Starten Sie eine neue aus der Liste der Benutzer.',
  arrivalFailedTitle: 'Die Sitzung konnte nicht geöffnet werden',
  arrivalFailed: 'Bitte versuchen Sie es später erneut.',
  arrivalAgain: 'Erneut versuchen',
  arrivalHome: 'Als Sie selbst zum Portal',
};
