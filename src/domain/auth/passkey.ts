import type { Failure } from '../failure';
import type { Reading } from '../reading';

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

/** Why a browser made no passkey: the device has one already, or it could not. */
export type PasskeyRefusal = 'known' | 'failed';

/** What the list of one's own passkeys shows and calls (contract §4.28). */
export interface PasskeysContent {
  /** The passkeys. */
  passkeys: Reading<readonly Passkey[]>;
  /** The present time, in milliseconds since 1970. */
  now: number;
  /** Whether this browser can use passkeys here. */
  isSupported: boolean;
  /** Whether one is being added. */
  isAdding: boolean;
  /** Why the browser made none; null when it did, or when its dialog was closed. */
  addRefusal: PasskeyRefusal | null;
  /** Why the server took none; null when that did not fail. */
  addFailure: Failure | null;
  /** Adds one. */
  onAdd: () => void;
  /** Asks for another name. */
  onRename: (passkey: Passkey) => void;
  /** Asks whether to remove one. */
  onRemove: (passkey: Passkey) => void;
  /** The question for a name, once it was asked. */
  naming: PasskeyQuestion<(name: string) => void> | null;
  /** The question whether to remove one, once it was asked. */
  removal: PasskeyQuestion<() => void> | null;
}

/** A question about one passkey. */
export interface PasskeyQuestion<Confirm> {
  /** Whether it is open. */
  isOpen: boolean;
  /** The passkey that it is about. */
  passkey: Passkey;
  /** Whether the answer is being sent. */
  isPending: boolean;
  /** Why the last try failed; null when it did not. */
  failure: Failure | null;
  /** Sends the answer. */
  onConfirm: Confirm;
  /** Closes it. */
  onClose: () => void;
}

/** What the way in by a passkey shows and calls (contract §4.28). */
export interface PasskeySignInContent {
  /** Whether this browser can use passkeys here: without it there is nothing to see. */
  isSupported: boolean;
  /** Whether a passkey is asked for or checked. */
  isPending: boolean;
  /**
   * Why the last one was refused, or could not be asked for; null when it was not, or when the
   * browser's dialog was closed.
   */
  failure: Failure | null;
  /** Asks for a passkey. */
  onSignIn: () => void;
}
