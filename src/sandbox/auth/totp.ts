const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Parameters of one-time codes; the defaults are those of authenticator apps. */
export interface TotpOptions {
  /** Number of digits. @default 6 */
  readonly digits?: number;
  /** Duration of a code, in seconds. @default 30 */
  readonly stepSeconds?: number;
}

/** Steps before and after the current one whose codes are accepted, since clocks differ. */
const TOLERATED_STEPS = 1;

function decodeBase32(text: string): Uint8Array<ArrayBuffer> {
  let bits = '';
  for (const letter of text.toUpperCase().replace(/[\s=-]/g, '')) {
    const value = ALPHABET.indexOf(letter);
    if (value < 0) throw new TypeError('The secret is not base32.');
    bits += value.toString(2).padStart(5, '0');
  }
  const octets = bits.match(/.{8}/g) ?? [];
  return Uint8Array.from(octets, (octet) => Number.parseInt(octet, 2));
}

async function hotp(secret: string, counter: number, digits: number): Promise<string> {
  const hmac = { name: 'HMAC', hash: 'SHA-1' };
  const key = await crypto.subtle.importKey('raw', decodeBase32(secret), hmac, false, ['sign']);
  const message = new DataView(new ArrayBuffer(8));
  message.setBigUint64(0, BigInt(counter));
  const digest = new DataView(await crypto.subtle.sign('HMAC', key, message.buffer));
  // RFC 4226 §5.3: the last four bits are the offset of the number.
  const offset = digest.getUint8(digest.byteLength - 1) & 15;
  const number = digest.getUint32(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/**
 * The one-time code (RFC 6238, HMAC-SHA1) of a base32 secret at an instant in milliseconds since
 * 1970. Needs Web Crypto: https or a loopback host.
 *
 * @throws TypeError if the secret is not base32
 */
export function totpCode(secret: string, now: number, options: TotpOptions = {}): Promise<string> {
  const { digits = 6, stepSeconds = 30 } = options;
  return hotp(secret, Math.floor(now / 1000 / stepSeconds), digits);
}

/** Whether a code is the current, previous or next one of a secret. */
export async function isTotpCode(secret: string, code: string, now: number): Promise<boolean> {
  const step = Math.floor(now / 30_000);
  for (let drift = -TOLERATED_STEPS; drift <= TOLERATED_STEPS; drift += 1) {
    if (step + drift >= 0 && (await hotp(secret, step + drift, 6)) === code) return true;
  }
  return false;
}

/** A new secret: 160 bits in base32. */
export function createTotpSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => ALPHABET[byte & 31]).join('');
}
