const EMAIL_ERRORS = ['emailRequired', 'emailTooShort', 'emailTooLong', 'emailFormat'] as const;

/** The sentence of `authMessages` for a broken rule of an e-mail. */
export function emailErrorKey(code: string): (typeof EMAIL_ERRORS)[number] {
  return EMAIL_ERRORS.find((known) => known === code) ?? 'emailFormat';
}
