import { defineMessages } from '../define-messages';

/** The sentences of the profile completion (specification §2.1, §5, §8). */
export const profileMessages = /* @__PURE__ */ defineMessages('auth', {
  profileTitle: 'Complete your profile',
  profileIntro: 'You are signed in as {email}. Tell us who you are, and choose a password.',
  profileFirstName: 'First name',
  profileLastName: 'Last name',
  profileDisplayName: 'Display name',
  profileDisplayNameHelp: 'What others see. Up to 20 characters.',
  profilePhone: 'Phone number',
  profilePhoneHelp: '9 to 11 digits, nothing between them',
  profileCurrentPassword: 'Current password',
  profileCurrentPasswordHelp:
    'The password that you signed in with. We keep it for five minutes only, so please type it again.',
  profileSubmit: 'Submit',
  profileSubmitDisabled: 'Fill in every field as described first.',
  profileSkip: 'Skip',
  profileWait: 'Wait until the other one is done.',
  profileSignInAgain: 'Sign in with another account',

  profileFirstNameRequired: 'First name is required',
  profileLastNameRequired: 'Last name is required',
  profileUserNameRequired: 'User name is required',
  profileNameTooShort: 'Minimum 3 symbols',
  profileNameTooLong: 'Maximum 50 symbols',
  profileUserNameTooLong: 'Maximum 20 symbols',
  profilePhoneRequired: 'Phone number is required',
  profilePhoneNotNumeric: 'Numeric characters only',
  profilePhoneTooShort: 'Minimum 9 symbols',
  profilePhoneTooLong: 'Maximum 11 symbols',
  profileCurrentPasswordRequired: 'Current password is required',
  profileMismatch: "Password and Confirm Password didn't match",

  profileSaved: 'Your details saved successfully',
  profileGoOn: 'Go to the dashboard',
  profileSaveFailed: 'Your details could not be saved. Please try again later.',
  profileSkipFailed: 'Failed to login, please try to login again',
});
