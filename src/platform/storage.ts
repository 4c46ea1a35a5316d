import type { AuthRecord } from '../domain/auth/session';
import type { ActingEnd } from '../domain/auth/session-machine-types';
import type { AreaSource } from './key-value-area';
import { createStoredValue, type StoredValue, textCodec } from './stored-value';

/** What the theme switch offers (specification §9). */
export type ThemeChoice = 'light' | 'dark' | 'system';

/** The prefix of our keys, so that they never collide with those of a host page. */
export const STORAGE_NAMESPACE = 'plinth';

/** Where an API is, from the page's own origin on: '' for the origin itself. */
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
 * The prefix of what belongs to one API: two of them never share a session (contract §4.38). The
 * page's own origin has the plain one, `plinth.auth`; another is named, as in
 * `plinth@https://api.example.auth`.
 */
export function namespaceOf(namespace: string, apiBaseUrl: string): string {
  const address = addressOf(apiBaseUrl);
  return address === '' ? namespace : `${namespace}@${address}`;
}

/**
 * What every console keeps in a browser, by name (specification §3, contract §4.3). There is no
 * way to empty everything: each value is removed by its own name.
 */
export interface ConsoleStorage {
  /** Local: the e-mail of the signed-in user, and until when. No token, no name. */
  readonly auth: StoredValue<AuthRecord>;
  /** Local: the e-mail that the sign-in form starts with. */
  readonly savedEmail: StoredValue<string>;
  /** Local: somebody has signed out here, and the server has not answered that yet. */
  readonly signOutOwed: StoredValue<string>;
  /** Local: the theme. */
  readonly theme: StoredValue<ThemeChoice>;
  /** Local: the language, as a BCP 47 tag. */
  readonly language: StoredValue<string>;
  /** Tab: id of the impersonation, which every call of the tab names. */
  readonly impersonationSessionId: StoredValue<string>;
  /** Tab: the `state` with which it left for an external provider (contract §2). */
  readonly externalState: StoredValue<string>;
  /** Tab: why it was signed out, for the page that is loaded next. */
  readonly signOutMessage: StoredValue<ActingEnd>;
  /** Tab: a form that was begun and not sent, and by which user. It goes when they sign out. */
  readonly draft: StoredValue<string>;
}

/** Longer values than any real one are rubbish. */
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
  // Written out, so that a wider object never takes more along.
  format: ({ email, expires }: AuthRecord) => JSON.stringify({ email, expires }),
};

/**
 * The typed values over two areas. `namespace` separates two consoles on one origin, and two APIs;
 * what is the page's, theme and language, has the one of the `page`.
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
