/** A passkey of the user, as the server knows it (contract §4.28). */
export interface Passkey {
  /** Tells it from the others. */
  readonly id: string;
  /** What the user calls it; '' for nothing. */
  readonly name: string;
  /** When it was added; null when the server does not say. */
  readonly createdAt: Date | null;
  /** When somebody signed in with it last; null for never. */
  readonly lastUsedAt: Date | null;
}

/**
 * What a browser needs to make or to use a passkey: the options of WebAuthn Level 3 as JSON. Nothing
 * but the browser reads them.
 */
export type PasskeyOptions = Readonly<Record<string, unknown>>;

/** What a browser has made of them, for the server alone: a credential of WebAuthn Level 3 as JSON. */
export type PasskeyCredential = Readonly<Record<string, unknown>>;

/** Longest name of a passkey, in characters. */
export const PASSKEY_NAME_MAX = 50;
