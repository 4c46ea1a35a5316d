import type { AuthRecord } from '../domain/auth/session';
import type { ActingEnd } from '../domain/auth/session-machine-types';
import type { AreaSource } from './key-value-area';
import { createStoredValue, type StoredValue, textCodec } from './stored-value';

/** Choices of the theme switch (specification §9). */
export type ThemeChoice = 'light' | 'dark' | 'system';

/** Prefix of our keys, so that they never collide with those of a host page. */
export const STORAGE_NAMESPACE = 'plinth';

/** Address of an API relative to the page's origin: '' for the origin itself. */
function addressOf(apiBaseUrl: string): string {
  if (apiBaseUrl === '') return '';
  const { href, origin: own } = globalThis.location ?? {};
  try {
    const { origin, pathname } = new URL(apiBaseUrl, href);
    return `${origin === own ? '' : origin}${pathname.replace(/\/+$/, '')}`;
  } catch {
    return apiBaseUrl;
  }
}

/**
 * The key prefix of an API: two APIs never share a session (contract §4.38). The page's own origin
 * has the plain one, `plinth.auth`; another one is named, as in `plinth@https://api.example.auth`.
 */
export function namespaceOf(namespace: string, apiBaseUrl: string): string {
  const address = addressOf(apiBaseUrl);
  return address === '' ? namespace : `${namespace}@${address}`;
}

/**
 * The values that every console stores in a browser, by name (specification §3, contract §4.3).
 * There is no way to clear everything: each value is removed by its own name.
 */
export interface ConsoleStorage {
  /** Local: e-mail of the signed-in user and end of the session. No token, no name. */
  readonly auth: StoredValue<AuthRecord>;
  /** Local: e-mail that is prefilled in the sign-in form. */
  readonly savedEmail: StoredValue<string>;
  /** Local: a sign-out that the server has not confirmed yet. */
  readonly signOutOwed: StoredValue<string>;
  /** Local: the theme. */
  readonly theme: StoredValue<ThemeChoice>;
  /** Local: the language, as a BCP 47 tag. */
  readonly language: StoredValue<string>;
  /** Tab: id of the impersonation, which every call of the tab sends. */
  readonly impersonationSessionId: StoredValue<string>;
  /** Tab: the `state` sent to an external provider (contract §2). */
  readonly externalState: StoredValue<string>;
  /** Tab: why it was signed out, for the next page that loads. */
  readonly signOutMessage: StoredValue<ActingEnd>;
  /** Tab: an unsent form, with its user; removed when they sign out. */
  readonly draft: StoredValue<string>;
}

/** Longer values are invalid. */
export const LONGEST_TEXT = 4_096;

export const text = textCodec((stored) =>
  stored === '' || stored.length > LONGEST_TEXT ? null : stored,
);

const theme = textCodec<ThemeChoice>((stored) =>
  stored === 'light' || stored === 'dark' || stored === 'system' ? stored : null,
);

const signOutMessage = textCodec<ActingEnd>((stored) =>
  stored === 'impersonationClosed' || stored === 'impersonationEnded' ? stored : null,
);

const auth = {
  parse(stored: string): AuthRecord | null {
    const { email, expires }: Record<string, unknown> = Object(JSON.parse(stored));
    if (typeof email !== 'string' || email === '' || email.length > LONGEST_TEXT) return null;
    return { email, expires: typeof expires === 'string' ? expires : '' };
  },
  // Field by field, so that no other properties are stored.
  format: ({ email, expires }: AuthRecord) => JSON.stringify({ email, expires }),
};

/**
 * The typed values on top of two areas. `namespace` separates two consoles on one origin, and two
 * APIs; theme and language, which belong to the page, use the namespace of the `page`.
 */
export function createConsoleStorage(
  local: AreaSource,
  tab: AreaSource,
  namespace: string = STORAGE_NAMESPACE,
  page: string = namespace,
): ConsoleStorage {
  const key = (name: string) => `${namespace}.${name}`;
  return {
    auth: createStoredValue(local, key('auth'), auth),
    savedEmail: createStoredValue(local, key('userEmail'), text),
    signOutOwed: createStoredValue(local, key('signOutOwed'), text),
    theme: createStoredValue(local, `${page}.theme`, theme),
    language: createStoredValue(local, `${page}.language`, text),
    impersonationSessionId: createStoredValue(tab, key('impersonationSessionId'), text),
    externalState: createStoredValue(tab, key('externalState'), text),
    signOutMessage: createStoredValue(tab, key('signOutMessage'), signOutMessage),
    draft: createStoredValue(tab, key('draft'), text),
  };
}
