import type { notificationsMessages } from '../en/notifications';
import type { TranslationOf } from '../translation';

export const notifications: TranslationOf<typeof notificationsMessages> = {
  title: 'Benachrichtigungen',
  bell: 'Benachrichtigungen',
  bellCount: { one: 'Benachrichtigungen: {count} neue', other: 'Benachrichtigungen: {count} neue' },
  bellWithError: 'mit einem Fehler',
  bellWithTask: 'eine Aufgabe läuft',
  changed: {
    one: 'Sie haben {count} Benachrichtigung',
    other: 'Sie haben {count} Benachrichtigungen',
  },
  drawerFailed: 'Die Benachrichtigungen konnten nicht geöffnet werden. Versuchen Sie es erneut.',
};
