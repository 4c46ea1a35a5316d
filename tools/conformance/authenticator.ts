import type { PasskeyCredential, PasskeyOptions } from '../../src/domain/auth/passkey';
import { type Passkeys, textOf } from '../../src/platform/passkeys';

/** What an authenticator does differently. */
interface Habits {
  /** Where the page is. */
  readonly origin: string;
  /** Whether it verifies who uses it. @default true */
  readonly isUserVerified?: boolean;
}

interface Key {
  readonly id: string;
  /** Whose it is, as the server calls them. */
  readonly userHandle: string;
  readonly pair: CryptoKeyPair;
  count: number;
}

const utf8 = (text: string) => new TextEncoder().encode(text);
const sha256 = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

/** A number of a DER sequence: without needless zeros, and never negative. */
function derNumber(bytes: Uint8Array<ArrayBuffer>): number[] {
  const digits = [...bytes];
  while (digits.length > 1 && digits[0] === 0) digits.shift();
  if ((digits[0] ?? 0) > 127) digits.unshift(0);
  return [2, digits.length, ...digits];
}

/** Web Crypto signs with two numbers in a row, authenticators with two in DER. */
function toDer(raw: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const numbers = [...derNumber(raw.slice(0, 32)), ...derNumber(raw.slice(32))];
  return new Uint8Array([48, numbers.length, ...numbers]);
}

/** An authenticator of the test itself: real keys and signatures, no browser and nobody to touch it. */
export function createAuthenticator({ origin, isUserVerified = true }: Habits) {
  const keys: Key[] = [];

  const clientData = (type: string, { challenge }: PasskeyOptions) =>
    utf8(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  /** @param made - the id of a passkey that is made with it */
  async function authenticatorData(rpId: unknown, count: number, made: readonly number[] = []) {
    const flags = (isUserVerified ? 5 : 1) + (made.length > 0 ? 64 : 0);
    const counter = new Uint8Array(4);
    new DataView(counter.buffer).setUint32(0, count);
    const attested = made.length > 0 ? [...new Uint8Array(16), 0, made.length, ...made] : [];
    const hash = await sha256(utf8(String(rpId)));
    return new Uint8Array([...hash, flags, ...counter, ...attested]);
  }

  const credentialOf = ({ id }: Key, response: Record<string, unknown>): PasskeyCredential => ({
    id,
    rawId: id,
    type: 'public-key',
    response,
  });

  async function make(options: PasskeyOptions): Promise<PasskeyCredential> {
    const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
      'sign',
    ]);
    const idBytes = crypto.getRandomValues(new Uint8Array(16));
    const { rp, user } = options as {
      readonly rp?: { readonly id?: string };
      readonly user?: { readonly id?: string };
    };
    const key: Key = {
      id: textOf(idBytes.buffer),
      userHandle: user?.id ?? '',
      pair: pair as CryptoKeyPair,
      count: 0,
    };
    keys.push(key);
    return credentialOf(key, {
      clientDataJSON: textOf(clientData('webauthn.create', options).buffer),
      authenticatorData: textOf((await authenticatorData(rp?.id, 0, [...idBytes])).buffer),
      publicKey: textOf(await crypto.subtle.exportKey('spki', key.pair.publicKey)),
      publicKeyAlgorithm: -7,
    });
  }

  async function use(options: PasskeyOptions): Promise<PasskeyCredential> {
    const key = keys.at(-1);
    if (!key) throw new Error('This authenticator has no passkey.');
    key.count += 1;
    const client = clientData('webauthn.get', options);
    const data = await authenticatorData(options.rpId, key.count);
    const signed = new Uint8Array([...data, ...(await sha256(client))]);
    const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
    const raw = await crypto.subtle.sign(algorithm, key.pair.privateKey, signed);
    return credentialOf(key, {
      clientDataJSON: textOf(client.buffer),
      authenticatorData: textOf(data.buffer),
      signature: textOf(toDer(new Uint8Array(raw)).buffer),
      userHandle: key.userHandle,
    });
  }

  /** As the browser has it; nothing is offered in a field. */
  const passkeys: Passkeys = {
    isSupported: () => true,
    canAutofill: async () => false,
    create: async (options) => ({ status: 'done', credential: await make(options) }),
    get: async (options) =>
      keys.length > 0
        ? { status: 'done', credential: await use(options) }
        : { status: 'cancelled' },
  };
  return { make, use, passkeys };
}
