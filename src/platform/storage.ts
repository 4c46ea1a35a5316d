import type { AuthRecord } from '../domain/auth/session';
import type { AreaSource } from './key-value-area';
import { createStoredValue, type StoredValue, textCodec } from './stored-value';

/** What the theme switch offers (specification §9). */
export type ThemeChoice = 'light' | 'dark' | 'system';

/** Why a tab was signed out, where the page that comes next must say so (specification §4, §8). */
export type SignOutMessage = 'impersonationClosed' | 'impersonationEnded';

/** What stands before every key of ours, so that a host page's keys are never ours. */
export const STORAGE_NAMESPACE = 'plinth';

/**
 * All that the console keeps in a browser, by name (specification §3, contract §4.3). There is no
 * way to empty everything: each value is removed by its own name.
 */
export interface ConsoleStorage {
  /** Local: that somebody is signed in here, and until when. No token, no name. */
  readonly auth: StoredValue<AuthRecord>;
  /** Local: the e-mail that the sign-in form starts with. */
  readonly savedEmail: StoredValue<string>;
  /** Local: the theme. */
  readonly theme: StoredValue<ThemeChoice>;
  /** Tab: whom this tab acts as; kept encoded (`impt`). */
  readonly impersonatedEmail: StoredValue<string>;
  /** Tab: id of the impersonation. */
  readonly impersonationSessionId: StoredValue<string>;
  /** Tab: id of the tab that started the impersonation. */
  readonly parentTabId: StoredValue<string>;
  /** Tab: end of the impersonation, milliseconds since 1970. */
  readonly impersonationExpires: StoredValue<number>;
  /** Tab: this tab belongs to the user himself, it does not impersonate. */
  readonly mainUser: StoredValue<boolean>;
  /** Tab: the `state` with which it left for an external provider (contract §2). */
  readonly externalState: StoredValue<string>;
  /** Tab: until when no other reset link can be asked for, milliseconds since 1970. */
  readonly resendUntil: StoredValue<number>;
  /** Tab: why it was signed out, for the page that is loaded next. */
  readonly signOutMessage: StoredValue<SignOutMessage>;
}

/** The keys of the tab that belong to an impersonation: what its end removes (contract §4.14). */
export const IMPERSONATION_KEYS = [
  'impersonatedEmail',
  'impersonationSessionId',
  'parentTabId',
  'impersonationExpires',
] as const satisfies readonly (keyof ConsoleStorage)[];

/** Longer values than any real one are rubbish. */
const LONGEST_TEXT = 4_096;

const text = textCodec((stored) => (stored === '' || stored.length > LONGEST_TEXT ? null : stored));

const theme = textCodec<ThemeChoice>((stored) =>
  stored === 'light' || stored === 'dark' || stored === 'system' ? stored : null,
);

const signOutMessage = textCodec<SignOutMessage>((stored) =>
  stored === 'impersonationClosed' || stored === 'impersonationEnded' ? stored : null,
);

const auth = {
  parse(stored: string): AuthRecord | null {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== 'object' || value === null) return null;
    const email = 'email' in value ? value.email : undefined;
    const expires = 'expires' in value ? value.expires : undefined;
    if (typeof email !== 'string' || email === '' || email.length > LONGEST_TEXT) return null;
    return { email, expires: typeof expires === 'string' ? expires : '' };
  },
  // Written out, so that a wider object never takes more along.
  format: ({ email, expires }: AuthRecord) => JSON.stringify({ email, expires }),
};

const encodedText = {
  parse: (stored: string) => text.parse(decodeURIComponent(stored)),
  format: (value: string) => encodeURIComponent(value),
};

const instant = {
  parse: (stored: string) => (/^\d{1,16}$/.test(stored) ? Number(stored) : null),
  format: (value: number) => String(Math.round(value)),
};

const flag = {
  parse: (stored: string) => (stored === 'true' ? true : stored === 'false' ? false : null),
  format: (value: boolean) => String(value),
};

/** The typed values over two areas. `namespace` tells two consoles on one origin apart. */
export function createConsoleStorage(
  local: AreaSource,
  tab: AreaSource,
  namespace: string = STORAGE_NAMESPACE,
): ConsoleStorage {
  const key = (name: string) => `${namespace}.${name}`;
  return {
    auth: createStoredValue(local, key('auth'), auth),
    savedEmail: createStoredValue(local, key('userEmail'), text),
    theme: createStoredValue(local, key('theme'), theme),
    impersonatedEmail: createStoredValue(tab, key('impt'), encodedText),
    impersonationSessionId: createStoredValue(tab, key('impersonationSessionId'), text),
    parentTabId: createStoredValue(tab, key('parentTabId'), text),
    impersonationExpires: createStoredValue(tab, key('impersonationExpires'), instant),
    mainUser: createStoredValue(tab, key('mainUser'), flag),
    externalState: createStoredValue(tab, key('externalState'), text),
    resendUntil: createStoredValue(tab, key('resendUntil'), instant),
    signOutMessage: createStoredValue(tab, key('signOutMessage'), signOutMessage),
  };
}
