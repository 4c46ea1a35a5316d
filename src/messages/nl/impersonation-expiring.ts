import type { impersonationExpiringMessages } from '../en/impersonation-expiring';
import type { TranslationOf } from '../translation';

export const impersonationExpiring: TranslationOf<typeof impersonationExpiringMessages> = {
  expiringTitle: 'De sessie als andere gebruiker verloopt bijna',
  expiringWarning:
    'Na afloop wordt u in dit tabblad uitgelogd en gaan niet-opgeslagen wijzigingen verloren. Verleng de sessie om verder te gaan.',
  timeRemaining: 'Resterende tijd',
  minutesOf: { one: '{count} minuut', other: '{count} minuten' },
  endSession: 'Sessie beëindigen',
  extendSession: 'Sessie verlengen (+{minutes} min)',
  extending: 'Er wordt om meer tijd gevraagd. Een ogenblik geduld',
  extendAgain: 'Opnieuw proberen',
  extendRefused: 'De sessie kan niet worden verlengd.',
  extendTimeout:
    'Het tabblad waarin de sessie is gestart, antwoordt niet. Mogelijk is het in slaapstand: open het één keer en probeer het dan opnieuw. Lukt dat niet, beëindig dan de sessie.',
  extendParentGone:
    'Het tabblad waarin de sessie is gestart, is gesloten of uitgelogd. Alleen dat tabblad kan de sessie verlengen. Open het opnieuw en probeer het nog een keer, of beëindig de sessie.',
  parentGoneTitle: 'De sessie kan mogelijk niet worden verlengd',
  parentGone: 'Het tabblad waarin de sessie is gestart, is gesloten of uitgelogd.',
  extendedTitle: 'De sessie is verlengd',
  expiresInText: {
    one: 'Uw sessie verloopt over {count} minuut.',
    other: 'Uw sessie verloopt over {count} minuten.',
  },
  continueWorking: 'Verder werken',
};
