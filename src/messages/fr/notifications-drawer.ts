import type { notificationsDrawerMessages } from '../en/notifications-drawer';
import type { TranslationOf } from '../translation';

export const notificationsDrawer: TranslationOf<typeof notificationsDrawerMessages> = {
  drawerTitle: 'Notifications',
  list: 'Notifications',
  markAll: 'Tout marquer comme lu',
  empty: 'Tout va bien. Aucune nouvelle notification.',
  loading: 'Chargement des notifications',
  failedTitle: 'Une erreur s’est produite',
  failedText: 'Les notifications n’ont pas pu être chargées. Réessayez, ou revenez plus tard.',
  stale: 'La liste n’a pas pu être actualisée. Ce que vous voyez n’est peut-être plus à jour.',
  dismiss: 'Ignorer : {title}',
  untitled: 'Notification',
  showMore: 'Afficher plus',
  showLess: 'Afficher moins',
  showCredentials: 'Voir les identifiants',
  info: 'Info',
  success: 'Succès',
  warning: 'Avertissement',
  error: 'Erreur',
};
