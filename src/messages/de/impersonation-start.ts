import type { impersonationStartMessages } from '../en/impersonation-start';
import type { TranslationOf } from '../translation';

export const impersonationStart: TranslationOf<typeof impersonationStartMessages> = {
  startTitle: 'Als {user} handeln',
  startText: 'Sie handeln dann als {email}.',
  startTab:
    'Ein neuer Tab wird geöffnet. Darin sehen Sie, was diese Person sieht, und was Sie dort tun, gilt als von ihr getan.',
  startTime:
    'Nach {minutes} Minuten endet die Sitzung von selbst. Kurz vorher können Sie sie verlängern; lassen Sie diesen Tab dafür geöffnet und angemeldet.',
  startEnd:
    'Mit „Sitzung beenden“ oben im neuen Tab beenden Sie sie jederzeit. Hier bleiben Sie Sie selbst.',
  startReason: 'Grund (optional)',
  startCancel: 'Abbrechen',
  start: 'Identität wechseln',
  startPending: 'Bitte warten',
  startFailed: 'Die Sitzung konnte nicht gestartet werden. Bitte versuchen Sie es später erneut.',
  blockedTitle: 'Der neue Tab wurde nicht geöffnet',
  blockedText:
    'Ihr Browser hat ihn anscheinend blockiert. Öffnen Sie die Sitzung hier; sie läuft bereits.',
  blockedOpen: 'Sitzung öffnen',
  blockedClose: 'Schließen',
};
