import type { PasskeyCredential, PasskeyOptions } from '../domain/auth/passkey';

/**
 * Converts WebAuthn data between JSON and bytes. Browsers have their own functions
 * (`parseCreationOptionsFromJSON`, `toJSON`) only since recently; this works in all that support
 * passkeys.
 */

/** Decodes base64url, with or without padding. */
export function bytesOf(text: unknown): Uint8Array<ArrayBuffer> {
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
export function toBrowserOptions(options: PasskeyOptions): Described {
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
export function toCredentialJson(credential: PublicKeyCredential): PasskeyCredential {
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
