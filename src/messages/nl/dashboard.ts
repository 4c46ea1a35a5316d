import type { dashboardMessages } from '../en/dashboard';
import type { TranslationOf } from '../translation';

export const dashboard: TranslationOf<typeof dashboardMessages> = {
  title: 'Dashboard',
  welcome: 'Welkom, {name}',
  signedInAs: 'Ingelogd als {email}',
  areas: 'Uw onderdelen',
  noAreas: 'Er is nog niets beschikbaar voor uw rol',
  noAreasText: 'Vraag een beheerder om u een rol met machtigingen te geven.',
  rolesText: 'Bekijk wie wat mag doen en wie welke rol heeft.',
};
