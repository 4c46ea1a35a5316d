const EMAIL_ERRORS = [
  'inviteEmailRequired',
  'inviteEmailTooShort',
  'inviteEmailTooLong',
  'inviteEmailFormat',
] as const;

/** The sentence for what is wrong with an e-mail of an invitation (specification §5). */
export function inviteError(code: string): (typeof EMAIL_ERRORS)[number] {
  return EMAIL_ERRORS.find((known) => known === code) ?? 'inviteEmailFormat';
}
