import { defineMessages } from '../define-messages';

/** The sentences of the dialog that starts it; part of the room `impersonation`. */
export const impersonationStartMessages = /* @__PURE__ */ defineMessages('impersonation', {
  startTitle: 'Impersonate {user}',
  startText: 'You will act as {email}.',
  startTab:
    'A new tab opens. In it you see what they see, and what you do there counts as done by them.',
  startTime:
    'It ends by itself after {minutes} minutes. You can extend it shortly before; keep this tab open and signed in for that.',
  startEnd: 'End Session, at the top of the new tab, ends it at any time. Here you stay yourself.',
  startReason: 'Reason (optional)',
  startCancel: 'Cancel',
  start: 'Start impersonation',
  startPending: 'Please wait',
  startFailed: 'The session could not be started. Please try again later.',
  blockedTitle: 'The new tab did not open',
  blockedText:
    'Your browser seems to have blocked it. Open the session here; it is running already.',
  blockedOpen: 'Open the session',
  blockedClose: 'Close',
});
