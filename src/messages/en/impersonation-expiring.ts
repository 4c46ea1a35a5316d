import { defineMessages } from '../define-messages';

/** The sentences of the dialog before the end (specification §2.5); part of the room `impersonation`. */
export const impersonationExpiringMessages = /* @__PURE__ */ defineMessages('impersonation', {
  expiringTitle: 'Impersonation Session Expiring Soon',
  expiringWarning:
    'At the end you are signed out of this tab, and changes that are not saved are lost. Extend the session to go on.',
  timeRemaining: 'Time remaining',
  minutesOf: { one: '{count} minute', other: '{count} minutes' },
  endSession: 'End Session',
  extendSession: 'Extend Session (+{minutes} min)',
  extending: 'Asking for more time. Please wait',
  extendAgain: 'Try again',
  extendRefused: 'The session could not be extended.',
  extendTimeout:
    'The tab in which the session was started does not answer. It may be asleep: open it once, then try again. Otherwise end the session.',
  extendParentGone:
    'The tab in which the session was started is closed or signed out, and only that tab can extend it. Open it again and try again, or end the session.',
  parentGoneTitle: 'The session may not be extended',
  parentGone: 'The tab in which it was started is closed or signed out.',
  extendedTitle: 'Session Extended Successfully!',
  expiresInText: {
    one: 'Your session will expire in {count} minute.',
    other: 'Your session will expire in {count} minutes.',
  },
  continueWorking: 'Continue Working',
});
