import type { impersonationMessages } from '../en/impersonation';
import type { TranslationOf } from '../translation';

export const impersonation: TranslationOf<typeof impersonationMessages> = {
  region: 'Suplantación',
  loggedInAs: 'Ha iniciado sesión como {user}',
  administrator: 'Administrador: {administrator}',
  expiresIn: {
    one: 'Su sesión caducará en {count} minuto',
    other: 'Su sesión caducará en {count} minutos',
  },
  extend: 'Ampliar',
  end: 'Terminar sesión',
};
