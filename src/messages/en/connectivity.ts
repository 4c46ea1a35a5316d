import { defineMessages } from '../define-messages';

/** The sentences of the connectivity banners (specification §2.5). */
export const connectivityMessages = /* @__PURE__ */ defineMessages('connectivity', {
  offlineTitle: "It looks like you're offline.",
  offlineText: 'Please check your internet connection and try again.',
  serverTitle: 'Unable to connect to our servers.',
  serverText: 'Please try again later, or contact support for help.',
});
