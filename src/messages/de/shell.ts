import type { shellMessages } from '../en/shell';
import type { TranslationOf } from '../translation';

export const shell: TranslationOf<typeof shellMessages> = {
  skipToContent: 'Zum Inhalt springen',
  home: '{brand}, Startseite',
  mainNavigation: 'Hauptnavigation',
  openNavigation: 'Navigation öffnen',
  closeNavigation: 'Navigation schließen',
  pagesOf: 'Seiten in {area}',
  dashboard: 'Dashboard',
  users: 'Benutzer',
  usersOverview: 'Übersicht',
  roles: 'Rollen',
  customers: 'Kunden',
  subscriptions: 'Abonnements',
  orders: 'Bestellungen',
  marketplace: 'Marktplatz',
  userMenu: 'Konto von {name}',
  signOut: 'Abmelden',
  starting: 'Wird gestartet',
  loadingPage: 'Seite wird geladen',
  pageTitle: '{page} · {brand}',
};
