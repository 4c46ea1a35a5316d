import type { connectivityMessages } from '../en/connectivity';
import type { TranslationOf } from '../translation';

export const connectivity: TranslationOf<typeof connectivityMessages> = {
  offlineTitle: 'Sie sind anscheinend offline.',
  offlineText: 'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
  serverTitle: 'Unsere Server sind nicht erreichbar.',
  serverText: 'Bitte versuchen Sie es später erneut oder wenden Sie sich an den Support.',
};
