/** What somebody did to the ways in which they sign in, for the code that tells them. */
export type SignInEvent =
  | 'deviceSignedOut'
  | 'otherDevicesSignedOut'
  | 'deviceForgotten'
  | 'passkeyAdded'
  | 'passkeyRenamed'
  | 'passkeyRemoved';
