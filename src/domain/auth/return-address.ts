import { decodePercent } from '../text/percent';

/** The page to open after a sign-in: requested while signed out, or open when the session ended. */
export interface ReturnAddress {
  /** Path, query and hash. */
  readonly address: string;
  /** E-mail of the user who was signed in there; null if unknown. */
  readonly email: string | null;
}

/** Maximum length that is kept. */
const LONGEST = 2_000;
/** Base for the URL parser; an address that resolves to another origin is rejected. */
const ORIGIN = 'https://portal.invalid';
/** White space, control characters and backslashes, which URL parsers drop or convert. */
const AMBIGUOUS = /[\s\p{Cc}\p{Cf}\\]/u;
/** Paths that a router would resolve to a different path. */
const AMBIGUOUS_PATH = /^\/\/|[\p{Cc}\\]/u;
/** Pages never returned to: sign-in, sign-out, errors, and the entry to an impersonation. */
const NEVER = /^\/(?:auth|logout|external-login|error|impersonate)(?:\/|$)/i;
/** Parameters that may be credentials. */
const SECRET =
  /token|secret|password|passwd|otp|tfa|csrf|api[-_]?key|^(?:code|pin|key|sig|signature|session_state|nonce)$/i;
/** A list filter may be called `state` too; its values are plain words. */
const WORD = /^[a-z]{0,20}$/i;

/** The query without possible credentials; unchanged if it has none. */
function withoutSecrets(query: string): string {
  const params = new URLSearchParams(query);
  const isKept = ([name, value]: [string, string]) =>
    !SECRET.test(name) && (name.toLowerCase() !== 'state' || WORD.test(value));
  const kept = [...params].filter(isKept);
  return kept.length === params.size ? query : String(new URLSearchParams(kept));
}

/**
 * The path, query and hash that may be kept and opened after a sign-in, without credentials
 * (contract §4.31). Null for another origin and for the pages of signing in and out.
 */
export function returnAddress(address: string): string | null {
  if (!address.startsWith('/') || address.length > LONGEST || AMBIGUOUS.test(address)) return null;
  if (!URL.canParse(address, ORIGIN)) return null;
  const url = new URL(address, ORIGIN);
  // A router matches the decoded path.
  const path = decodePercent(url.pathname);
  // `//host`, also as the result of `/a/..//host`.
  if (path === null || url.origin !== ORIGIN || AMBIGUOUS_PATH.test(path) || NEVER.test(path))
    return null;
  const query = withoutSecrets(url.search.slice(1));
  // Providers also put tokens into the hash, in query syntax.
  const hash = url.hash.slice(1);
  const place = hash.includes('=') ? withoutSecrets(hash) : hash;
  return `${url.pathname}${query && `?${query}`}${place && `#${place}`}`;
}

/**
 * Where to go after a sign-in; null for the first page. A kept address with an e-mail is used for
 * that user only.
 */
export function returnFor(kept: ReturnAddress | null, email: string): string | null {
  if (kept === null) return null;
  const isTheirs = kept.email === null || kept.email.toLowerCase() === email.toLowerCase();
  // Validated again: scripts can write to the tab's storage.
  return isTheirs ? returnAddress(kept.address) : null;
}
