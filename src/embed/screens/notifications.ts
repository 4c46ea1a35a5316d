import { embedScreen } from '../screen';
import type { NotificationsProperties } from './NotificationsEmbed';

/** The bell, with the drawer of notifications behind it. */
export const notifications = embedScreen<NotificationsProperties>({
  name: 'notifications',
  needsUser: 'quietly',
  properties: {},
  events: [],
  load: async () => (await import('./NotificationsEmbed')).NotificationsEmbed,
});
