import { decodePercent } from '../text/percent';

/** An address that was asked for while nobody was signed in, or on which a session ended. */
export interface ReturnAddress {
  /** Path, query and hash. */
  readonly address: string;
  /** Who was signed in there; null where nobody was known. */
  readonly email: string | null;
}

/** Longer addresses than any of ours are not kept. */
const LONGEST = 2_000;
/** A parser needs an origin; what leads away from it is not ours. */
const ORIGIN = 'https://portal.invalid';
/** White space, control characters and backslashes, which URL parsers drop or turn around. */
const AMBIGUOUS = /[\s\p{Cc}\p{Cf}\\]/u;
/** What a router reads as another path than the one that stands there. */
const AMBIGUOUS_PATH = /^\/\/|[\p{Cc}\\]/u;
/** Pages that are never returned to: those of signing in and out, of errors, and into an impersonation. */
const NEVER = /^\/(?:auth|logout|external-login|error|impersonate)(?:\/|$)/i;
/** Parameters that may let somebody in. */
const SECRET =
  /token|secret|password|passwd|otp|tfa|csrf|api[-_]?key|^(?:code|pin|key|sig|signature|session_state|nonce)$/i;
/** A filter of a list is called `state` too: its values are words. */
const WORD = /^[a-z]{0,20}$/i;

/** A query without what may be secret; as it was where nothing is. */
function withoutSecrets(query: string): string {
  const params = new URLSearchParams(query);
  const isKept = ([name, value]: [string, string]) =>
    !SECRET.test(name) && (name.toLowerCase() !== 'state' || WORD.test(value));
  const kept = [...params].filter(isKept);
  return kept.length === params.size ? query : String(new URLSearchParams(kept));
}

/**
 * The address of this origin that may be kept and opened after a sign-in (contract §4.31): path, query
 * and hash without secrets; null for another origin, and for the pages of signing in and out.
 */
export function returnAddress(address: string): string | null {
  if (!address.startsWith('/') || address.length > LONGEST || AMBIGUOUS.test(address)) return null;
  if (!URL.canParse(address, ORIGIN)) return null;
  const url = new URL(address, ORIGIN);
  // A router matches what an escape stands for.
  const path = decodePercent(url.pathname);
  // `//host`, also as what is left of `/a/..//host`.
  if (path === null || url.origin !== ORIGIN || AMBIGUOUS_PATH.test(path) || NEVER.test(path))
    return null;
  const query = withoutSecrets(url.search.slice(1));
  // Providers put tokens behind the hash, too, in the form of a query.
  const hash = url.hash.slice(1);
  const place = hash.includes('=') ? withoutSecrets(hash) : hash;
  return `${url.pathname}${query && `?${query}`}${place && `#${place}`}`;
}

/** Where to after a sign-in; null for the first page. Only to the person who was there, if one is known. */
export function returnFor(kept: ReturnAddress | null, email: string): string | null {
  if (kept === null) return null;
  const isTheirs = kept.email === null || kept.email.toLowerCase() === email.toLowerCase();
  // Anybody who can write to the storage of the tab could write another one.
  return isTheirs ? returnAddress(kept.address) : null;
}
