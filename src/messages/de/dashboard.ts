import type { dashboardMessages } from '../en/dashboard';
import type { TranslationOf } from '../translation';

export const dashboard: TranslationOf<typeof dashboardMessages> = {
  title: 'Dashboard',
  welcome: 'Willkommen, {name}',
  signedInAs: 'Angemeldet als {email}',
  areas: 'Ihre Bereiche',
  noAreas: 'Ihre Rolle gibt noch nichts frei',
  noAreasText: 'Bitten Sie einen Administrator um eine Rolle mit Berechtigungen.',
  rolesText: 'Sehen Sie, wer was darf und wer welche Rolle hat.',
};
