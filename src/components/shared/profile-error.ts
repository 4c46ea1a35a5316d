/** The message codes that the profile rules answer with. */
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

/** The sentence's key of a broken rule, or nothing where all is well. */
export function profileError(
  code: string | undefined,
): (typeof PROFILE_ERRORS)[number] | undefined {
  return PROFILE_ERRORS.find((known) => known === code);
}
