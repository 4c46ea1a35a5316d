import { defineMessages } from '../define-messages';

/** The sentences of the new tab before it acts as somebody; part of the room `impersonation`. */
export const impersonationArrivalMessages = /* @__PURE__ */ defineMessages('impersonation', {
  arrivalTitle: 'Opening the session',
  arrivalText: 'Asking the tab in which it was started.',
  arrivalNoAnswerTitle: 'No answer from the other tab',
  arrivalNoAnswer:
    'The tab in which this session was started is closed, signed out or asleep. Open it once, then try again.',
  arrivalUnknownTitle: 'This session has ended',
  arrivalUnknown:
    'It is over, or its address is not complete. Start a new one from the list of users.',
  arrivalFailedTitle: 'The session could not be opened',
  arrivalFailed: 'Please try again later.',
  arrivalAgain: 'Try again',
  arrivalHome: 'Go to the portal as yourself',
});
