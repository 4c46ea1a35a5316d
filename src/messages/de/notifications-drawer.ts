import type { notificationsDrawerMessages } from '../en/notifications-drawer';
import type { TranslationOf } from '../translation';

export const notificationsDrawer: TranslationOf<typeof notificationsDrawerMessages> = {
  drawerTitle: 'Benachrichtigungen',
  list: 'Benachrichtigungen',
  markAll: 'Alle als gelesen markieren',
  empty: 'Alles in Ordnung. Keine neuen Benachrichtigungen.',
  loading: 'Benachrichtigungen werden geladen',
  failedTitle: 'Etwas ist schiefgelaufen',
  failedText:
    'Die Benachrichtigungen konnten nicht geladen werden. Versuchen Sie es erneut oder kommen Sie später wieder.',
  stale: 'Die Liste konnte nicht aktualisiert werden. Was Sie sehen, ist vielleicht veraltet.',
  dismiss: 'Verwerfen: {title}',
  untitled: 'Benachrichtigung',
  showMore: 'Mehr anzeigen',
  showLess: 'Weniger anzeigen',
  showCredentials: 'Zugangsdaten ansehen',
  info: 'Info',
  success: 'Erfolg',
  warning: 'Warnung',
  error: 'Fehler',
};
