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
  resetPassword: 'New password',
  resetPasswordHelp: '8 to 50 characters, with a capital letter, a number and a special character',
  resetConfirmation: 'Confirm password',
  resetSubmit: 'Submit',
  resetDoneTitle: 'Your password is changed',
  resetDoneText: 'You can sign in with it now. Other devices have to sign in again.',
  resetSignIn: 'Sign in',
  resetBroken: 'Your Link Is Broken, Please Try Again',
  resetBrokenHelp: 'A link works once and not for long. You can have a new one sent.',
  resetAskAgain: 'Send a new link',

  newPasswordRequired: 'Password is required',
  newPasswordTooShort: 'Minimum 8 symbols',
  newPasswordTooLong: 'Maximum 50 symbols',
  newPasswordNoCapital: 'Must have a capital letter',
  newPasswordNoNumber: 'Must have a number',
  newPasswordNoSpecial: 'Must have special character',
  newPasswordMismatch: 'The password and confirm password fields do not match',
});
