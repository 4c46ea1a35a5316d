import { defineMessages } from '../define-messages';

/** The sentences of the second factor's dialogs; part of the room `users`. */
export const usersTwoFactorMessages = /* @__PURE__ */ defineMessages('users', {
  setupTitle: 'Set up two-factor sign-in',
  setupText: 'You need an authenticator app on your phone.',
  setupLoading: 'Loading your key',
  setupFailed: 'The set-up could not be started',
  setupFailedText: 'Please try again later.',
  setupScan: 'Scan this with the app',
  setupQr: 'QR code for your authenticator app',
  setupNoQr: 'The server sent no QR code. Type this key into the app instead.',
  setupKey: 'Or type this key into it',
  setupCopy: 'Copy key',
  setupCopyRefused: 'Your browser did not allow copying. Select the key and copy it by hand.',
  setupCode: 'Six-digit code',
  setupCodeHelp: 'What the app shows now for this account',
  setupCodeIncomplete: 'Enter all six digits',
  setupConfirm: 'Turn on',
  setupConfirmFailed: 'This code was not accepted. Please try the next one.',
  setupCancel: 'Cancel',
  setupWait: 'Wait until the code is checked.',

  disableTitle: 'Turn off two-factor sign-in?',
  disableText: 'Your password alone will then be enough to sign in to {email}.',
  disableConfirm: 'Turn off',
  disableKeep: 'Keep it on',
  disableFailed: 'It could not be turned off. Please try again later.',
});
