import type { shellMessages } from '../en/shell';
import type { TranslationOf } from '../translation';

export const shell: TranslationOf<typeof shellMessages> = {
  skipToContent: 'Naar de inhoud',
  home: '{brand}, startpagina',
  mainNavigation: 'Hoofdnavigatie',
  openNavigation: 'Navigatie openen',
  closeNavigation: 'Navigatie sluiten',
  pagesOf: 'Pagina’s van {area}',

  dashboard: 'Dashboard',
  users: 'Gebruikers',
  usersOverview: 'Overzicht',
  roles: 'Rollen',
  customers: 'Klanten',
  subscriptions: 'Abonnementen',
  orders: 'Bestellingen',
  marketplace: 'Marketplace',

  userMenu: 'Account van {name}',
  signOut: 'Uitloggen',
  starting: 'Bezig met starten',
  loadingPage: 'De pagina wordt geladen',
  pageTitle: '{page} · {brand}',
};
