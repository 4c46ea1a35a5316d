const EMAIL_ERRORS = [
  'inviteEmailRequired',
  'inviteEmailTooShort',
  'inviteEmailTooLong',
  'inviteEmailFormat',
] as const;

/** The message key of an error in an invitation's e-mail (specification §5). */
export function inviteError(code: string): (typeof EMAIL_ERRORS)[number] {
  return EMAIL_ERRORS.find((error) => error === code) ?? 'inviteEmailFormat';
}
