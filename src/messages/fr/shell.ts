import type { shellMessages } from '../en/shell';
import type { TranslationOf } from '../translation';

export const shell: TranslationOf<typeof shellMessages> = {
  skipToContent: 'Aller au contenu',
  home: '{brand}, accueil',
  mainNavigation: 'Navigation principale',
  openNavigation: 'Ouvrir la navigation',
  closeNavigation: 'Fermer la navigation',
  pagesOf: 'Pages de {area}',
  dashboard: 'Tableau de bord',
  users: 'Utilisateurs',
  usersOverview: 'Vue d’ensemble',
  roles: 'Rôles',
  customers: 'Clients',
  subscriptions: 'Abonnements',
  orders: 'Commandes',
  marketplace: 'Place de marché',
  userMenu: 'Compte de {name}',
  signOut: 'Se déconnecter',
  starting: 'Démarrage',
  loadingPage: 'Chargement de la page',
  pageTitle: '{page} · {brand}',
};
