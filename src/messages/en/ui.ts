import { defineMessages } from '../define-messages';

/** The sentences that the widgets say by themselves. */
export const uiMessages = /* @__PURE__ */ defineMessages('ui', {
  pending: 'Please wait',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLockOn: 'Caps Lock is on',
  tryAgain: 'Try again',
  loading: 'Loading',
  dismiss: 'Dismiss',
  opensInNewTab: '(opens in a new tab)',
  danger: 'Error',
  warning: 'Warning',
  success: 'Success',
  info: 'Information',
  moreCount: '+{count}',
  morePeople: { one: '{count} more person', other: '{count} more people' },
});
