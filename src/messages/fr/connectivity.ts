import type { connectivityMessages } from '../en/connectivity';
import type { TranslationOf } from '../translation';

export const connectivity: TranslationOf<typeof connectivityMessages> = {
  offlineTitle: 'Vous semblez être hors ligne.',
  offlineText: 'Vérifiez votre connexion Internet et réessayez.',
  serverTitle: 'Impossible de joindre nos serveurs.',
  serverText: 'Réessayez plus tard ou contactez le support.',
};
