import type { impersonationExpiringMessages } from '../en/impersonation-expiring';
import type { TranslationOf } from '../translation';

export const impersonationExpiring: TranslationOf<typeof impersonationExpiringMessages> = {
  expiringTitle: 'Der Identitätswechsel läuft bald ab',
  expiringWarning:
    'Am Ende werden Sie in diesem Tab abgemeldet, und nicht gespeicherte Änderungen gehen verloren. Verlängern Sie die Sitzung, um fortzufahren.',
  timeRemaining: 'Verbleibende Zeit',
  minutesOf: { one: '{count} Minute', other: '{count} Minuten' },
  endSession: 'Sitzung beenden',
  extendSession: 'Sitzung verlängern (+{minutes} Min.)',
  extending: 'Mehr Zeit wird angefordert. Bitte warten',
  extendAgain: 'Erneut versuchen',
  extendRefused: 'Die Sitzung konnte nicht verlängert werden.',
  extendTimeout:
    'Der Tab, in dem die Sitzung gestartet wurde, antwortet nicht. Vielleicht ist er im Ruhezustand: Öffnen Sie ihn einmal und versuchen Sie es dann erneut. Andernfalls beenden Sie die Sitzung.',
  extendParentGone:
    'Der Tab, in dem die Sitzung gestartet wurde, ist geschlossen oder abgemeldet, und nur er kann sie verlängern. Öffnen Sie ihn wieder und versuchen Sie es erneut, oder beenden Sie die Sitzung.',
  parentGoneTitle: 'Die Sitzung lässt sich womöglich nicht verlängern',
  parentGone: 'Der Tab, in dem sie gestartet wurde, ist geschlossen oder abgemeldet.',
  extendedTitle: 'Sitzung erfolgreich verlängert',
  expiresInText: {
    one: 'Ihre Sitzung läuft in {count} Minute ab.',
    other: 'Ihre Sitzung läuft in {count} Minuten ab.',
  },
  continueWorking: 'Weiterarbeiten',
};
