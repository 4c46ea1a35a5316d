import type { PasskeyCredential, PasskeyOptions } from '../domain/auth/passkey';

/**
 * Converts WebAuthn data between JSON and bytes. Browsers have their own functions
 * (`parseCreationOptionsFromJSON`, `toJSON`) only since recently; this works in all that support
 * passkeys.
 */

/** Decodes base64url, with or without padding. */
function bytesOf(text: unknown): Uint8Array<ArrayBuffer> {
  const base64 = String(text).replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

/** Encodes bytes as base64url without padding. */
export function textOf(bytes: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

type Described = Readonly<Record<string, unknown>>;

const credentials = (list: unknown) =>
  Array.isArray(list) ? list.map((each: Described) => ({ ...each, id: bytesOf(each.id) })) : [];

/** Options for the browser: bytes instead of base64url text. */
function toBrowserOptions(options: PasskeyOptions): Described {
  const { user } = options as { readonly user?: Described };
  return {
    ...options,
    challenge: bytesOf(options.challenge),
    allowCredentials: credentials(options.allowCredentials),
    excludeCredentials: credentials(options.excludeCredentials),
    ...(user && { user: { ...user, id: bytesOf(user.id) } }),
  };
}

/** The parts of a response that are bytes. */
const BYTES = [
  'clientDataJSON',
  'attestationObject',
  'authenticatorData',
  'signature',
  'userHandle',
] as const;

/** A credential as JSON for the server. */
function toCredentialJson(credential: PublicKeyCredential): PasskeyCredential {
  const response = credential.response as AuthenticatorResponse &
    Partial<AuthenticatorAttestationResponse & Record<(typeof BYTES)[number], ArrayBuffer | null>>;
  const parts: Record<string, unknown> = {};
  for (const name of BYTES) {
    const value = response[name];
    if (value) parts[name] = textOf(value);
  }
  const publicKey = response.getPublicKey?.();
  if (response.getAuthenticatorData) {
    parts.authenticatorData = textOf(response.getAuthenticatorData());
    parts.publicKeyAlgorithm = response.getPublicKeyAlgorithm?.();
    parts.transports = response.getTransports?.() ?? [];
    if (publicKey) parts.publicKey = textOf(publicKey);
  }
  return {
    id: credential.id,
    rawId: textOf(credential.rawId),
    type: credential.type,
    authenticatorAttachment: credential.authenticatorAttachment,
    clientExtensionResults: credential.getClientExtensionResults(),
    response: parts,
  };
}

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
