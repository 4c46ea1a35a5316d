/** Error codes of the profile rules. */
const PROFILE_ERRORS = [
  'profileFirstNameRequired',
  'profileLastNameRequired',
  'profileUserNameRequired',
  'profileNameTooShort',
  'profileNameTooLong',
  'profileUserNameTooLong',
  'profilePhoneRequired',
  'profilePhoneNotNumeric',
  'profilePhoneTooShort',
  'profilePhoneTooLong',
  'profileCurrentPasswordRequired',
  'profileMismatch',
] as const;

/** The message key of an error; undefined if none. */
export function profileError(
  code: string | undefined,
): (typeof PROFILE_ERRORS)[number] | undefined {
  return PROFILE_ERRORS.find((error) => error === code);
}
