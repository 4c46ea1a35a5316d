import { defineMessages } from '../define-messages';

/** The sentences of the second factor (specification §2.1, §8). */
export const twoFactorMessages = /* @__PURE__ */ defineMessages('auth', {
  twoFactorTitle: 'Enter your code',
  twoFactorIntro: 'Open your authenticator app and enter the six digits it shows for {email}.',
  code: 'One-time code',
  codeIncomplete: 'Enter all six digits',
  submitCode: 'Submit',
  twoFactorBack: 'Back',
  twoFactorFailed: 'credentials are incorrect',
  twoFactorMissingTitle: 'Something went wrong',
  twoFactorMissing: 'credentials are incorrect',
  goToSignIn: 'Go to sign in',
});
