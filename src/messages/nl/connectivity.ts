import type { connectivityMessages } from '../en/connectivity';
import type { TranslationOf } from '../translation';

export const connectivity: TranslationOf<typeof connectivityMessages> = {
  offlineTitle: 'U lijkt offline te zijn.',
  offlineText: 'Controleer uw internetverbinding en probeer het opnieuw.',
  serverTitle: 'Er kan geen verbinding worden gemaakt met onze servers.',
  serverText: 'Probeer het later opnieuw of neem contact op met support.',
};
