import type { notificationsMessages } from '../en/notifications';
import type { TranslationOf } from '../translation';

export const notifications: TranslationOf<typeof notificationsMessages> = {
  title: 'Notifications',
  bell: 'Notifications',
  bellCount: {
    one: 'Notifications : {count} nouvelle',
    other: 'Notifications : {count} nouvelles',
  },
  bellWithError: 'avec une erreur',
  bellWithTask: 'une tâche est en cours',
  changed: { one: 'Vous avez {count} notification', other: 'Vous avez {count} notifications' },
  drawerFailed: 'Les notifications n’ont pas pu être ouvertes. Réessayez.',
};
