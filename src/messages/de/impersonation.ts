import type { impersonationMessages } from '../en/impersonation';
import type { TranslationOf } from '../translation';

export const impersonation: TranslationOf<typeof impersonationMessages> = {
  region: 'Identitätswechsel',
  loggedInAs: 'Sie sind als {user} angemeldet',
  administrator: 'Administrator: {administrator}',
  expiresIn: {
    one: 'Ihre Sitzung läuft in {count} Minute ab',
    other: 'Ihre Sitzung läuft in {count} Minuten ab',
  },
  extend: 'Verlängern',
  end: 'Sitzung beenden',
};
