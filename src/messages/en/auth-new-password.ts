import { defineMessages } from '../define-messages';

/** The sentences about a password that is chosen (specification §5). */
export const newPasswordMessages = /* @__PURE__ */ defineMessages('auth', {
  newPassword: 'New password',
  newPasswordHelp: '8 to 50 characters, with a capital letter, a number and a special character',
  newPasswordConfirmation: 'Confirm password',

  newPasswordRequired: 'Password is required',
  newPasswordTooShort: 'Minimum 8 symbols',
  newPasswordTooLong: 'Maximum 50 symbols',
  newPasswordNoCapital: 'Must have a capital letter',
  newPasswordNoNumber: 'Must have a number',
  newPasswordNoSpecial: 'Must have special character',
  newPasswordSame: 'New password must be different from current password',
});
