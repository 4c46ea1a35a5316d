import { defineMessages } from '../define-messages';

/** What the banners offer besides their texts. */
export const connectivityActionsMessages = /* @__PURE__ */ defineMessages('connectivity', {
  contactSupport: 'Contact support',
});
