/**
 * Delay between the button press and the request for a reset link, in milliseconds (specification
 * §9).
 */
export const RESET_REQUEST_DELAY_MS = 1_000;
/** Wait before another reset link can be requested, in seconds (specification §9). */
export const RESEND_WAIT_SECONDS = 60;

/** Upper bounds for any address and any token. */
const LONGEST_EMAIL = 254;
const LONGEST_TOKEN = 4_096;

/** Parameters of the link in a password reset mail. */
export interface ResetLink {
  /** E-mail address of the account. */
  readonly email: string;
  /** One-time token from the mail. */
  readonly token: string;
}

/** Whether a value is plausible: not empty, not too long, readable, not encoded twice. */
function isIntact(text: string, longest: number): boolean {
  return text.length <= longest && /^[^\s\uFFFD]+$/.test(text) && !/%[0-9a-f]{2}/i.test(text);
}

/**
 * Reads `?passwordToken=…&email=…` (specification §2.1). Null if a value is missing, empty,
 * repeated, too long or encoded twice.
 */
export function readResetLink(search: string): ResetLink | null {
  // Some mail programs leave a plus unescaped. Neither value contains spaces.
  const query = new URLSearchParams(search.replaceAll('+', '%2B'));
  const [token = '', ...moreTokens] = query.getAll('passwordToken');
  const [email = '', ...moreEmails] = query.getAll('email');
  if (moreTokens.length + moreEmails.length > 0) return null;
  if (!isIntact(token, LONGEST_TOKEN) || !isIntact(email, LONGEST_EMAIL)) return null;
  return /^[^@]+@[^@]+$/.test(email) ? { email, token } : null;
}
