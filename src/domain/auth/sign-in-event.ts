/** A change to the user's sign-in methods, as passed to `onDone` callbacks. */
export type SignInEvent =
  | 'deviceSignedOut'
  | 'otherDevicesSignedOut'
  | 'deviceForgotten'
  | 'passkeyAdded'
  | 'passkeyRenamed'
  | 'passkeyRemoved';
