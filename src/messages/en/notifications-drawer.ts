import { defineMessages } from '../define-messages';

/** The sentences of the drawer (specification §2.4); part of the room `notifications`. */
export const notificationsDrawerMessages = /* @__PURE__ */ defineMessages('notifications', {
  drawerTitle: 'Notifications',
  list: 'Notifications',
  markAll: 'Mark all as read',
  empty: 'All is good! No new notifications.',
  loading: 'Loading notifications',
  failedTitle: 'Something went wrong',
  failedText: 'The notifications could not be loaded. Try again, or come back later.',
  stale: 'The list could not be refreshed. What you see may be out of date.',
  dismiss: 'Dismiss: {title}',
  untitled: 'Notification',
  showMore: 'Show more',
  showLess: 'Show less',
  showCredentials: 'View credentials',
  // Severities
  info: 'Info',
  success: 'Success',
  warning: 'Warning',
  error: 'Error',
});
