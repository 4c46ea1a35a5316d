import type { errorsMessages } from '../en/errors';
import type { TranslationOf } from '../translation';

export const errors: TranslationOf<typeof errorsMessages> = {
  notFoundTitle: 'Oeps',
  notFoundText: 'We kunnen deze pagina niet vinden.',
  systemTitle: 'Systeemfout',
  systemText: 'Er is iets misgegaan. Probeer het later opnieuw.',
  returnHome: 'Naar de startpagina',
  boundaryText: 'Oeps, er is iets misgegaan. Neem contact met ons op voor hulp',
  goBack: 'Terug',
  forbiddenTitle: 'U mag deze pagina niet openen',
  forbiddenText: 'Uw rol of uw klantniveau omvat deze pagina niet.',
  notBuiltTitle: 'Deze pagina is nog niet gemaakt',
  notBuiltText: 'Het adres klopt, maar deze versie van het portaal heeft hier niets te tonen.',
  configTitle: 'Het portaal is niet goed ingesteld',
  configText:
    'De instellingen kunnen niet worden gelezen. De beheerder van dit portaal kan dit herstellen:',
  chunkText: 'Een deel van het portaal kan niet worden geladen. Mogelijk is er een nieuwe versie.',
  reload: 'Pagina opnieuw laden',
};
