import { defineMessages } from '../define-messages';

/** The sentences of the bell (specification §2.4, §4). */
export const notificationsMessages = /* @__PURE__ */ defineMessages('notifications', {
  title: 'Notifications',
  bell: 'Notifications',
  bellCount: { one: 'Notifications: {count} new', other: 'Notifications: {count} new' },
  bellWithError: 'with an error',
  bellWithTask: 'a task is running',
  changed: {
    one: 'You have {count} notification',
    other: 'You have {count} notifications',
  },
  drawerFailed: 'The notifications could not be opened. Try again.',
});
