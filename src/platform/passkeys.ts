import type { PasskeyCredential, PasskeyOptions } from '../domain/auth/passkey';
import { toBrowserOptions, toCredentialJson } from './passkey-json';

/** What became of asking a browser for a passkey. */
export type PasskeyAnswer =
  | {
      readonly status: 'done';
      /** For the server. */
      readonly credential: PasskeyCredential;
    }
  /**
   * `cancelled`: its dialog was closed, or it was told to stop; `known`: the device has one already;
   * `failed`: it could not.
   */
  | { readonly status: 'cancelled' | 'known' | 'failed' };

/** Passkeys (contract §4.28). No member ever throws. */
export interface Passkeys {
  /** Whether there are any on this page: a secure one, in a browser that knows them. */
  isSupported(): boolean;
  /** Whether the browser offers them in a field that somebody fills in. */
  canAutofill(): Promise<boolean>;
  /** Makes one. */
  create(options: PasskeyOptions, signal?: AbortSignal): Promise<PasskeyAnswer>;
  /** Asks for one: in a dialog, or in the field of the e-mail. */
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

/** Those of the browser. */
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
