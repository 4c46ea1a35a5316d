/** Error codes of the password rules. */
const NEW_PASSWORD_ERRORS = [
  'newPasswordRequired',
  'newPasswordTooShort',
  'newPasswordTooLong',
  'newPasswordNoCapital',
  'newPasswordNoNumber',
  'newPasswordNoSpecial',
  'newPasswordSame',
] as const;

/** The message key of an error; undefined if none. */
export function newPasswordError(
  code: string | undefined,
): (typeof NEW_PASSWORD_ERRORS)[number] | undefined {
  return NEW_PASSWORD_ERRORS.find((error) => error === code);
}
