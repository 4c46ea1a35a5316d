import type { impersonationStartMessages } from '../en/impersonation-start';
import type { TranslationOf } from '../translation';

export const impersonationStart: TranslationOf<typeof impersonationStartMessages> = {
  startTitle: 'Inloggen als {user}',
  startText: 'U gaat werken als {email}.',
  startTab:
    'Er wordt een nieuw tabblad geopend. Daarin ziet u wat deze gebruiker ziet. Wat u daar doet, geldt als door deze gebruiker gedaan.',
  startTime:
    'De sessie eindigt vanzelf na {minutes} minuten. Kort daarvoor kunt u de sessie verlengen. Houd dit tabblad daarvoor open en blijf ingelogd.',
  startEnd:
    'Met “Sessie beëindigen”, boven in het nieuwe tabblad, stopt u op elk moment. Hier blijft u ingelogd als uzelf.',
  startReason: 'Reden (optioneel)',
  startCancel: 'Annuleren',
  start: 'Sessie starten',
  startPending: 'Een ogenblik geduld',
  startFailed: 'De sessie kan niet worden gestart. Probeer het later opnieuw.',
  blockedTitle: 'Het nieuwe tabblad is niet geopend',
  blockedText: 'Uw browser lijkt het te hebben geblokkeerd. Open de sessie hier; deze loopt al.',
  blockedOpen: 'Sessie openen',
  blockedClose: 'Sluiten',
};
