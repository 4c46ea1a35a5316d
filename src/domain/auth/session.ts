/** The answer of `POST /app/login` and `validate-token` (contract §2). */
export interface LoginResult {
  /** When the session expires. */
  readonly expires: Date | null;
  /** CSRF token; kept in memory only (contract §1). */
  readonly csrfToken: string;
}

/** The external-login answer: a login result that may name the user (contract §2). */
export interface ExternalLoginResult extends LoginResult {
  /** E-mail of the user who signed in. */
  readonly email: string;
}

/** Everything that local storage may hold about the session (contract §4.3). */
export interface AuthRecord {
  /** E-mail of the signed-in user. */
  readonly email: string;
  /** ISO 8601 instant; '' if the server sent none. */
  readonly expires: string;
}

/** The providers that `/external-login/{external}` accepts (specification §2.1). */
export const EXTERNAL_PROVIDERS = ['google', 'microsoft'] as const;
/** One of the accepted external providers. */
export type ExternalProvider = (typeof EXTERNAL_PROVIDERS)[number];

/** The 400 message that asks for the second factor (specification §4). */
export const TWO_FACTOR_REQUIRED = 'Two Factor Auth is required';

/**
 * Whether a server message asks for the second factor; case and a final full stop do not matter.
 */
export function isTwoFactorRequired(status: number, message: string): boolean {
  return (
    status === 400 &&
    message.trim().replace(/\.$/, '').toLowerCase() === TWO_FACTOR_REQUIRED.toLowerCase()
  );
}

/** Setup data for a new second factor (contract §2). */
export interface TwoFactorSetup {
  /** The key in base32, for manual entry. */
  readonly sharedKey: string;
  /** The `otpauth://totp/…` address for the QR code. */
  readonly authenticatorUri: string;
}
