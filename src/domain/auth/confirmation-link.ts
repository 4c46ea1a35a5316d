/** Parameters of the link in a confirmation mail (specification §2.1). */
export interface ConfirmationLink {
  /** The e-mail address to confirm. */
  readonly email: string;
  /** One-time token from the mail. */
  readonly confirmationToken: string;
}

/**
 * Whether a query string contains a confirmation token, which must be removed from the address
 * (contract §4.2).
 */
export function hasConfirmationToken(search: string): boolean {
  return new URLSearchParams(search).has('confirmationToken');
}

/** Reads the link; null unless token and e-mail are each there exactly once. */
export function readConfirmationLink(search: string): ConfirmationLink | null {
  // Some mail programs leave a plus unescaped. Neither value contains spaces.
  const query = new URLSearchParams(search.replaceAll('+', '%2B'));
  const tokens = query.getAll('confirmationToken');
  const emails = query.getAll('email');
  const [confirmationToken] = tokens;
  const [email] = emails;
  if (!confirmationToken || !email || tokens.length + emails.length > 2) return null;
  return { email, confirmationToken };
}
