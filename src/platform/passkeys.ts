import type { PasskeyCredential, PasskeyOptions } from '../domain/auth/passkey';
import { toBrowserOptions, toCredentialJson } from './passkey-json';

/** Result of a passkey request. */
export type PasskeyAnswer =
  | {
      readonly status: 'done';
      /** The credential for the server. */
      readonly credential: PasskeyCredential;
    }
  /**
   * `cancelled`: the dialog was closed, or the request was aborted; `known`: the device already has
   * a passkey; `failed`: any other error.
   */
  | { readonly status: 'cancelled' | 'known' | 'failed' };

/** Passkeys (contract §4.28). No member ever throws. */
export interface Passkeys {
  /** Whether they are available: on a secure page, in a browser that supports them. */
  isSupported(): boolean;
  /** Whether the browser offers them as autofill in a field. */
  canAutofill(): Promise<boolean>;
  /** Creates a passkey. */
  create(options: PasskeyOptions, signal?: AbortSignal): Promise<PasskeyAnswer>;
  /** Requests a passkey: in a dialog, or as autofill of the e-mail field. */
  get(
    options: PasskeyOptions,
    how?: { readonly signal?: AbortSignal; readonly isAutofill?: boolean },
  ): Promise<PasskeyAnswer>;
}

async function answerOf(ask: () => Promise<Credential | null>): Promise<PasskeyAnswer> {
  try {
    const credential = await ask();
    return credential
      ? { status: 'done', credential: toCredentialJson(credential as PublicKeyCredential) }
      : { status: 'failed' };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'InvalidStateError') return { status: 'known' };
    const isCancelled = name === 'NotAllowedError' || name === 'AbortError';
    return { status: isCancelled ? 'cancelled' : 'failed' };
  }
}

const isSupported = () => typeof PublicKeyCredential === 'function' && 'credentials' in navigator;

export const browserPasskeys: Passkeys = {
  isSupported,
  async canAutofill() {
    if (!isSupported() || !PublicKeyCredential.isConditionalMediationAvailable) return false;
    return PublicKeyCredential.isConditionalMediationAvailable().catch(() => false);
  },
  create: (options, signal) =>
    answerOf(() =>
      navigator.credentials.create({
        publicKey: toBrowserOptions(options) as unknown as PublicKeyCredentialCreationOptions,
        ...(signal && { signal }),
      }),
    ),
  get: (options, { signal, isAutofill = false } = {}) =>
    answerOf(() =>
      navigator.credentials.get({
        publicKey: toBrowserOptions(options) as unknown as PublicKeyCredentialRequestOptions,
        ...(signal && { signal }),
        ...(isAutofill && { mediation: 'conditional' as const }),
      }),
    ),
};
