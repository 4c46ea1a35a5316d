import { defineMessages } from '../define-messages';

/** The sentences of forgot and reset password (specification §2.1, §4, §5, §8). */
export const recoveryMessages = /* @__PURE__ */ defineMessages('auth', {
  forgotTitle: 'Forgot your password?',
  forgotIntro: 'Enter the e-mail you sign in with, and we will send you a link to set a new one.',
  forgotSubmit: 'Submit',
  forgotResend: 'Resend',
  forgotWait: 'Please wait {seconds} seconds before resend',
  forgotWaitReason: 'A link can be sent once a minute.',
  forgotSent: 'If this e-mail is known here, a link is on its way.',
  forgotSentHelp: 'It may take a few minutes. Look into the spam folder, too.',
  forgotFailed: 'The link could not be sent. Please try again later.',
  backToSignIn: 'Back to sign in',

  resetTitle: 'Set a new password',
  resetIntro: 'For {email}',
  resetSubmit: 'Submit',
  resetDoneTitle: 'Your password is changed',
  resetDoneText: 'You can sign in with it now. Other devices have to sign in again.',
  resetSignIn: 'Sign in',
  resetBroken: 'Your Link Is Broken, Please Try Again',
  resetBrokenHelp: 'A link works once and not for long. You can have a new one sent.',
  resetAskAgain: 'Send a new link',
  resetMismatch: 'The password and confirm password fields do not match',
});
