const EMAIL_ERRORS = ['emailRequired', 'emailTooShort', 'emailTooLong', 'emailFormat'] as const;

/** The message key of an e-mail's validation error. */
export function emailErrorKey(code: string): (typeof EMAIL_ERRORS)[number] {
  return EMAIL_ERRORS.find((error) => error === code) ?? 'emailFormat';
}
