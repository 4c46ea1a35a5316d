/** How long after a press the request for a reset link goes out, in milliseconds (specification §9). */
export const RESET_REQUEST_DELAY_MS = 1_000;
/**
 * How long the user waits before they can ask for another reset link, in seconds (specification
 * §9).
 */
export const RESEND_WAIT_SECONDS = 60;

/** Longer than any address, and any token of any server. */
const LONGEST_EMAIL = 254;
const LONGEST_TOKEN = 4_096;

/** What the mailed link of a password reset carries. */
export interface ResetLink {
  /** Whose password is to be set. */
  readonly email: string;
  /** What proves that the mail was read, good for one reset. */
  readonly token: string;
}

/** Whether a text could be what was put into a link: something, not too long, readable, not encoded twice. */
function isIntact(text: string, longest: number): boolean {
  return text.length <= longest && /^[^\s\uFFFD]+$/.test(text) && !/%[0-9a-f]{2}/i.test(text);
}

/**
 * Reads `?passwordToken=…&email=…` (specification §2.1); null when the link is broken: one of them
 * is missing, empty, there twice, too long or encoded twice.
 */
export function readResetLink(search: string): ResetLink | null {
  // A mail program may leave the plus of an address or a token as it is; a space is in neither.
  const query = new URLSearchParams(search.replaceAll('+', '%2B'));
  const [token = '', ...moreTokens] = query.getAll('passwordToken');
  const [email = '', ...moreEmails] = query.getAll('email');
  if (moreTokens.length + moreEmails.length > 0) return null;
  if (!isIntact(token, LONGEST_TOKEN) || !isIntact(email, LONGEST_EMAIL)) return null;
  return /^[^@]+@[^@]+$/.test(email) ? { email, token } : null;
}
