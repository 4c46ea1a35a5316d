import { defineMessages } from '../define-messages';

/** The sentences of alerts (specification §4, "Alerts", and §5, "Alert input dialog"). */
export const alertsMessages = /* @__PURE__ */ defineMessages('alerts', {
  consentPending: 'Loading......',
  response: 'Response',
  email: 'E-mail',
  responseRequired: 'Please enter a response!',
  emailInvalid: 'Please enter a valid email!',
  actionFailed: 'Something went wrong',
});
