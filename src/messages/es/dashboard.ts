import type { dashboardMessages } from '../en/dashboard';
import type { TranslationOf } from '../translation';

export const dashboard: TranslationOf<typeof dashboardMessages> = {
  title: 'Panel',
  welcome: 'Hola, {name}',
  signedInAs: 'Sesión iniciada como {email}',
  areas: 'Sus áreas',
  noAreas: 'Su rol todavía no da acceso a nada',
  noAreasText: 'Pida a un administrador un rol con permisos.',
  rolesText: 'Vea quién puede hacer qué y quién tiene cada rol.',
};
