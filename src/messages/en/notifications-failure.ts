import { defineMessages } from '../define-messages';

/** What could not be done with notifications (specification §8); part of the room `notifications`. */
export const notificationsFailureMessages = /* @__PURE__ */ defineMessages('notifications', {
  dismissFailed:
    'We are unable to mark notifications as read. Please try again later or contact support if the issue persists.',
  dismissFailedTitle: 'Something went wrong',
  markAllFailedTitle: 'something went wrong...',
});
