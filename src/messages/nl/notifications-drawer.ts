import type { notificationsDrawerMessages } from '../en/notifications-drawer';
import type { TranslationOf } from '../translation';

export const notificationsDrawer: TranslationOf<typeof notificationsDrawerMessages> = {
  drawerTitle: 'Meldingen',
  list: 'Meldingen',
  markAll: 'Alles als gelezen markeren',
  empty: 'Alles is in orde. Geen nieuwe meldingen.',
  loading: 'Meldingen worden geladen',
  failedTitle: 'Er is iets misgegaan',
  failedText: 'De meldingen kunnen niet worden geladen. Probeer het opnieuw of kom later terug.',
  stale: 'De lijst kan niet worden vernieuwd. Wat u ziet, is mogelijk verouderd.',
  dismiss: 'Als gelezen markeren: {title}',
  untitled: 'Melding',
  showMore: 'Meer tonen',
  showLess: 'Minder tonen',
  showCredentials: 'Inloggegevens bekijken',
  info: 'Info',
  success: 'Gelukt',
  warning: 'Waarschuwing',
  error: 'Fout',
};
