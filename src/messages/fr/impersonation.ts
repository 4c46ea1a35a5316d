import type { impersonationMessages } from '../en/impersonation';
import type { TranslationOf } from '../translation';

export const impersonation: TranslationOf<typeof impersonationMessages> = {
  region: 'Emprunt d’identité',
  loggedInAs: 'Vous êtes connecté en tant que {user}',
  administrator: 'Administrateur : {administrator}',
  expiresIn: {
    one: 'Votre session expirera dans {count} minute',
    other: 'Votre session expirera dans {count} minutes',
  },
  extend: 'Prolonger',
  end: 'Terminer la session',
};
