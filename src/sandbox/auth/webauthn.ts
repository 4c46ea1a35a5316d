import type { CallContext } from '../http/context';
import { type Fields, textOf } from '../http/input';
import { requireOwnHost } from '../http/own-host';
import { Problem } from '../http/problem';
import type { World } from '../world/world';

/** Accepted algorithms: ES256 and RS256, which every authenticator supports. */
export const ALGORITHMS: Readonly<Record<number, RsaHashedImportParams | EcKeyImportParams>> = {
  [-7]: { name: 'ECDSA', namedCurve: 'P-256' },
  [-257]: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
};

/** What an authenticator asserts about the use of a passkey. */
export interface AuthenticatorFacts {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Whether the user was verified, and not only present. */
  readonly isUserVerified: boolean;
  readonly signCount: number;
}

const refusal = () => new Problem(400, 'This passkey was not accepted.');

/** Decodes base64url. @throws Problem 400 */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  // A single leftover character is not a byte.
  if (!/^[\w-]+$/.test(text) || text.length % 4 === 1) throw refusal();
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

/** A text as base64url: challenges and handles of users. */
export function encodedText(text: string): string {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The relying party: the host of the page. @throws Problem 400 for an invalid origin */
export function relyingParty(c: CallContext): string {
  const origin = c.req.header('Origin') ?? c.req.url;
  if (!URL.canParse(origin)) throw refusal();
  return new URL(origin).hostname;
}

function fieldsOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refusal();
  return value as Fields;
}

/**
 * The credential of a body, and its response.
 *
 * @throws Problem 400, also for two different ids, of which one would be checked and the other used
 */
export function readCredential(body: Fields): { readonly id: string; readonly response: Fields } {
  const credential = fieldsOf(body.credential);
  const id = textOf(credential, 'id');
  const isOne = textOf(credential, 'rawId') === id && textOf(credential, 'type') === 'public-key';
  if (!isOne) throw refusal();
  return { id, response: fieldsOf(credential.response) };
}

/**
 * The challenge that a browser has answered, on one of our pages.
 *
 * @throws Problem 400 for another type or origin
 */
export function answeredChallenge(
  c: CallContext,
  world: World,
  response: Fields,
  type: 'webauthn.create' | 'webauthn.get',
): string {
  const text = new TextDecoder().decode(bytesOf(textOf(response, 'clientDataJSON')));
  let data: Fields;
  try {
    data = fieldsOf(JSON.parse(text));
  } catch {
    throw refusal();
  }
  if (textOf(data, 'type') !== type) throw refusal();
  requireOwnHost(world, c.req.url, textOf(data, 'origin'));
  return new TextDecoder().decode(bytesOf(textOf(data, 'challenge')));
}

/**
 * Parses the authenticator data. @throws Problem 400 for another relying party, or without user
 * presence
 */
export async function authenticatorFacts(
  c: CallContext,
  response: Fields,
): Promise<AuthenticatorFacts> {
  const bytes = bytesOf(textOf(response, 'authenticatorData'));
  const party = new TextEncoder().encode(relyingParty(c));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', party));
  const flags = bytes[32] ?? 0;
  const isPresent = (flags & 1) !== 0;
  if (bytes.length < 37 || !isPresent || hash.some((byte, index) => byte !== bytes[index])) {
    throw refusal();
  }
  const signCount = new DataView(bytes.buffer, bytes.byteOffset).getUint32(33);
  return { bytes, isUserVerified: (flags & 4) !== 0, signCount };
}

/** Position of the credential id in the authenticator data of a new passkey. */
const ATTESTED = { flag: 0x40, lengthAt: 53, idAt: 55 } as const;

/** The authenticator's own id of a new passkey. @throws Problem 400 */
export function attestedId({ bytes }: AuthenticatorFacts): string {
  const { flag, lengthAt, idAt } = ATTESTED;
  if (((bytes[32] ?? 0) & flag) === 0 || bytes.length < idAt) throw refusal();
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint16(lengthAt);
  const id = bytes.slice(idAt, idAt + length);
  if (length === 0 || id.length < length) throw refusal();
  return encodedText(String.fromCharCode(...id));
}

/** Converts an ECDSA signature from DER to the 64 bytes that Web Crypto expects. */
function rawSignature(der: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const raw = new Uint8Array(64);
  let at = 2;
  for (const end of [32, 64]) {
    const length = der[at + 1] ?? 0;
    const number = der.slice(at + 2, at + 2 + length);
    const digits = number.slice(Math.max(0, number.length - 32));
    raw.set(digits, end - digits.length);
    at += 2 + length;
  }
  return raw;
}

/** Public key of a passkey: SPKI as base64url. */
export interface PublicKey {
  readonly publicKey: string;
  readonly algorithm: number;
}

/** @throws Problem 400 for an invalid key or an unsupported algorithm */
export async function readKey({ publicKey, algorithm }: PublicKey): Promise<CryptoKey> {
  const parameters = ALGORITHMS[algorithm];
  if (!parameters) throw refusal();
  const spki = bytesOf(publicKey);
  return crypto.subtle.importKey('spki', spki, parameters, false, ['verify']).catch(() => {
    throw refusal();
  });
}

/** Whether the passkey has signed this response. */
export async function isSigned(
  key: PublicKey,
  response: Fields,
  { bytes }: AuthenticatorFacts,
): Promise<boolean> {
  const client = bytesOf(textOf(response, 'clientDataJSON'));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', client));
  const signature = bytesOf(textOf(response, 'signature'));
  const verifier = await readKey(key);
  const isElliptic = key.algorithm === -7;
  return crypto.subtle.verify(
    isElliptic ? { name: 'ECDSA', hash: 'SHA-256' } : verifier.algorithm,
    verifier,
    isElliptic ? rawSignature(signature) : signature,
    new Uint8Array([...bytes, ...hash]),
  );
}
