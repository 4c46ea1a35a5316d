/** The answer of `POST /app/login` and `validate-token` (contract §2). */
export interface LoginResult {
  /** When the session ends. */
  readonly expires: Date | null;
  /** Lives in memory only (contract §1). */
  readonly csrfToken: string;
}

/** The external-login answer: a login result that may name the user (contract §2). */
export interface ExternalLoginResult extends LoginResult {
  /** Who has signed in. */
  readonly email: string;
}

/** All that local storage may hold about the session (contract §4.3). */
export interface AuthRecord {
  /** Who is signed in. */
  readonly email: string;
  /** ISO 8601 instant, '' when the server named none. */
  readonly expires: string;
}

/** The providers that `/external-login/{external}` accepts (specification §2.1). */
export const EXTERNAL_PROVIDERS = ['google', 'microsoft'] as const;
/** One of the accepted external providers. */
export type ExternalProvider = (typeof EXTERNAL_PROVIDERS)[number];

/** The 400 that leads to the second factor (specification §4). */
export const TWO_FACTOR_REQUIRED = 'Two Factor Auth is required';

/** Whether a server message asks for the second factor: any case, a full stop allowed. */
export function isTwoFactorRequired(status: number, message: string): boolean {
  return (
    status === 400 &&
    message.trim().replace(/\.$/, '').toLowerCase() === TWO_FACTOR_REQUIRED.toLowerCase()
  );
}

/** What a new second factor is set up from (contract §2). */
export interface TwoFactorSetup {
  /** The key in base32, to be typed where no picture can be read. */
  readonly sharedKey: string;
  /** `otpauth://totp/…` */
  readonly authenticatorUri: string;
}
