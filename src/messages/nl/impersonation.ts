import type { impersonationMessages } from '../en/impersonation';
import type { TranslationOf } from '../translation';

export const impersonation: TranslationOf<typeof impersonationMessages> = {
  region: 'Sessie als andere gebruiker',
  loggedInAs: 'U bent ingelogd als {user}',
  administrator: 'Beheerder: {administrator}',
  expiresIn: {
    one: 'Uw sessie verloopt over {count} minuut',
    other: 'Uw sessie verloopt over {count} minuten',
  },
  extend: 'Verlengen',
  end: 'Sessie beëindigen',
};
