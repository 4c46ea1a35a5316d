import type { dashboardMessages } from '../en/dashboard';
import type { TranslationOf } from '../translation';

export const dashboard: TranslationOf<typeof dashboardMessages> = {
  title: 'Tableau de bord',
  welcome: 'Bienvenue, {name}',
  signedInAs: 'Connecté en tant que {email}',
  areas: 'Vos espaces',
  noAreas: 'Votre rôle n’ouvre encore rien',
  noAreasText: 'Demandez à un administrateur un rôle doté d’autorisations.',
  rolesText: 'Voyez qui peut faire quoi et qui a quel rôle.',
};
