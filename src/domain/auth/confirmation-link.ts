/** What the link of a confirmation mail carries (specification §2.1). */
export interface ConfirmationLink {
  /** The e-mail to confirm. */
  readonly email: string;
  /** What proves that the mail was read, good for one confirmation. */
  readonly confirmationToken: string;
}

/** Whether an address holds a confirmation token, which must not stay in it (contract §4.2). */
export function hasConfirmationToken(search: string): boolean {
  return new URLSearchParams(search).has('confirmationToken');
}

/** Reads the link: null unless token and e-mail are both there, once. */
export function readConfirmationLink(search: string): ConfirmationLink | null {
  // A mail program may leave the plus of an address or a token as it is; a space is in neither.
  const query = new URLSearchParams(search.replaceAll('+', '%2B'));
  const tokens = query.getAll('confirmationToken');
  const emails = query.getAll('email');
  const [confirmationToken] = tokens;
  const [email] = emails;
  if (!confirmationToken || !email || tokens.length + emails.length > 2) return null;
  return { email, confirmationToken };
}
