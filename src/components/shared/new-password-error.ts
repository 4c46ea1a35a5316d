/** The message codes that the rules of a chosen password answer with. */
const NEW_PASSWORD_ERRORS = [
  'newPasswordRequired',
  'newPasswordTooShort',
  'newPasswordTooLong',
  'newPasswordNoCapital',
  'newPasswordNoNumber',
  'newPasswordNoSpecial',
  'newPasswordSame',
] as const;

/** The sentence's key of a broken rule, or nothing where all is well. */
export function newPasswordError(
  code: string | undefined,
): (typeof NEW_PASSWORD_ERRORS)[number] | undefined {
  return NEW_PASSWORD_ERRORS.find((known) => known === code);
}
