import type { AuthRecord } from '../domain/auth/session';
import type { ActingEnd } from '../domain/auth/session-machine-types';
import type { StartedImpersonation } from '../domain/impersonation/impersonation';
import type { AreaSource } from './key-value-area';
import { createStoredValue, type StoredValue, textCodec } from './stored-value';

/** What the theme switch offers (specification §9). */
export type ThemeChoice = 'light' | 'dark' | 'system';

/** The prefix of our keys, so that they never collide with those of a host page. */
export const STORAGE_NAMESPACE = 'plinth';

/**
 * All that the console keeps in a browser, by name (specification §3, contract §4.3). There is no
 * way to empty everything: each value is removed by its own name.
 */
export interface ConsoleStorage {
  /** Local: the e-mail of the signed-in user, and until when. No token, no name. */
  readonly auth: StoredValue<AuthRecord>;
  /** Local: the e-mail that the sign-in form starts with. */
  readonly savedEmail: StoredValue<string>;
  /** Local: the theme. */
  readonly theme: StoredValue<ThemeChoice>;
  /** Local: the language, as a BCP 47 tag. */
  readonly language: StoredValue<string>;
  /** Tab: the user that this tab impersonates; kept encoded (`impt`). */
  readonly impersonatedEmail: StoredValue<string>;
  /** Tab: id of the impersonation. */
  readonly impersonationSessionId: StoredValue<string>;
  /** Tab: id of the tab that started the impersonation. */
  readonly parentTabId: StoredValue<string>;
  /** Tab: end of the impersonation, milliseconds since 1970. */
  readonly impersonationExpires: StoredValue<number>;
  /** Tab: true in a tab that has started an impersonation, false in one that is one. */
  readonly mainUser: StoredValue<boolean>;
  /** Tab: what this tab calls itself towards the impersonations that it has started. */
  readonly ownTabId: StoredValue<string>;
  /** Tab: the impersonations that it has started. */
  readonly startedImpersonations: StoredValue<readonly StartedImpersonation[]>;
  /** Tab: the `state` with which it left for an external provider (contract §2). */
  readonly externalState: StoredValue<string>;
  /** Tab: until when no other reset link can be asked for, milliseconds since 1970. */
  readonly resendUntil: StoredValue<number>;
  /** Tab: why it was signed out, for the page that is loaded next. */
  readonly signOutMessage: StoredValue<ActingEnd>;
}

/** The keys of the tab that belong to an impersonation: what its end removes (contract §4.14). */
export const IMPERSONATION_KEYS = [
  'impersonatedEmail',
  'impersonationSessionId',
  'parentTabId',
  'impersonationExpires',
  'mainUser',
] as const satisfies readonly (keyof ConsoleStorage)[];

/** The keys of the tab that has started impersonations: they go with the administrator. */
export const PARENT_KEYS = [
  'ownTabId',
  'startedImpersonations',
  'mainUser',
] as const satisfies readonly (keyof ConsoleStorage)[];

/** Longer values than any real one are rubbish. */
const LONGEST_TEXT = 4_096;

const text = textCodec((stored) => (stored === '' || stored.length > LONGEST_TEXT ? null : stored));

const theme = textCodec<ThemeChoice>((stored) =>
  stored === 'light' || stored === 'dark' || stored === 'system' ? stored : null,
);

const signOutMessage = textCodec<ActingEnd>((stored) =>
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

function isStarted(value: unknown): value is StartedImpersonation {
  if (typeof value !== 'object' || value === null) return false;
  const { sessionId, email, administrator, deadline } = value as Record<string, unknown>;
  const texts = [sessionId, email, administrator];
  return (
    texts.every((one) => typeof one === 'string' && one !== '' && one.length <= LONGEST_TEXT) &&
    Number.isSafeInteger(deadline)
  );
}

const started = {
  parse(stored: string): readonly StartedImpersonation[] | null {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? value.filter(isStarted) : null;
  },
  format: (value: readonly StartedImpersonation[]) =>
    JSON.stringify(
      value.map(({ sessionId, email, administrator, deadline }) => ({
        sessionId,
        email,
        administrator,
        deadline,
      })),
    ),
};

/** The typed values over two areas. `namespace` separates two consoles on one origin. */
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
    language: createStoredValue(local, key('language'), text),
    impersonatedEmail: createStoredValue(tab, key('impt'), encodedText),
    impersonationSessionId: createStoredValue(tab, key('impersonationSessionId'), text),
    parentTabId: createStoredValue(tab, key('parentTabId'), text),
    impersonationExpires: createStoredValue(tab, key('impersonationExpires'), instant),
    mainUser: createStoredValue(tab, key('mainUser'), flag),
    ownTabId: createStoredValue(tab, key('ownTabId'), text),
    startedImpersonations: createStoredValue(tab, key('startedImpersonations'), started),
    externalState: createStoredValue(tab, key('externalState'), text),
    resendUntil: createStoredValue(tab, key('resendUntil'), instant),
    signOutMessage: createStoredValue(tab, key('signOutMessage'), signOutMessage),
  };
}
