/** A passkey of the user (contract §4.28). */
export interface Passkey {
  /** Id of the passkey. */
  readonly id: string;
  /** Name given by the user; '' if none. */
  readonly name: string;
  /** Time it was added; null if the server does not say. */
  readonly createdAt: Date | null;
  /** Time of the last sign-in with it; null for never. */
  readonly lastUsedAt: Date | null;
}

/** Options for creating or using a passkey: WebAuthn Level 3 JSON, passed to the browser unread. */
export type PasskeyOptions = Readonly<Record<string, unknown>>;

/** The browser's result: a WebAuthn Level 3 credential as JSON, sent to the server unread. */
export type PasskeyCredential = Readonly<Record<string, unknown>>;

/** Maximum length of a passkey name, in characters. */
export const PASSKEY_NAME_MAX = 50;
