import { defineMessages } from '../define-messages';

/**
 * What is said to somebody who arrives at the sign-in: by a mail's link, from an external provider,
 * out of an impersonation (specification §4, §8). Apart from the form's own sentences, so that who
 * embeds the form alone does not carry them.
 */
export const authEntryMessages = /* @__PURE__ */ defineMessages('auth', {
  emailConfirming: 'Confirming your e-mail',
  emailActivated: "Email activated! You're all set to log in.",
  emailAlreadyConfirmed: 'Email is already confirmed, Try to login',

  impersonationClosed: 'Impersonation mode has been successfully closed.',
  impersonationClosedReason:
    'Signing in is off in this tab. Your own session goes on in the tab you came from, and this one can be closed.',
  impersonationEnded: "Impersonation ended. You've been signed out.",

  externalTitle: 'Sign in with {provider}',
  externalUnknownTitle: 'Sign in',
  externalLoading: 'Loading...',
  externalRedirecting: 'Redirecting...',
  externalFailed:
    'Unable to login. Please try again later or contact support if the issue persists.',
  backToSignIn: 'Back to sign in',
});
