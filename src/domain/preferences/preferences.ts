/** A user's preferences: small JSON values by key, such as `lists.users.columns`. */
export type Preferences = Readonly<Record<string, unknown>>;

/** Storage for preferences: this browser, the partner's server, or a custom one. */
export interface PreferencesStore {
  /**
   * Loads all preferences of a user. A rejection is not shown; the defaults apply.
   *
   * @param userId The user's e-mail.
   */
  load(userId: string, signal?: AbortSignal): Promise<Preferences>;
  /**
   * Saves a value; undefined deletes it. After a rejection the value applies until the page is
   * left.
   *
   * @param userId The user's e-mail.
   */
  save(userId: string, key: string, value: unknown): Promise<void>;
  /**
   * Subscribes to changes made elsewhere, such as in another tab. Returns the unsubscribe function.
   *
   * @default no such changes
   */
  subscribe?(userId: string, listener: (preferences: Preferences) => void): () => void;
}

/** The store: this browser, the calls of contract §4.26, or a custom one. */
export type PreferencesChoice = 'browser' | 'server' | PreferencesStore;

/** Maximum size of a value, in bytes of its JSON in UTF-8. */
export const PREFERENCE_MAX_BYTES = 4_096;
/** Maximum number of values of a user. */
export const PREFERENCES_MAX = 200;

const KEY = /^[a-z][A-Za-z0-9._-]{0,63}$/;
const encoder = new TextEncoder();

/** Why a value cannot be saved. */
export type PreferenceProblem = 'badKey' | 'notJson' | 'tooLong';

/** Validates a key and its value; null if they can be saved. */
export function preferenceProblem(key: string, value: unknown): PreferenceProblem | null {
  if (!KEY.test(key)) return 'badKey';
  const written = toJson(value);
  if (written === null) return 'notJson';
  return encoder.encode(written).length > PREFERENCE_MAX_BYTES ? 'tooLong' : null;
}

/** A value as JSON; null if it cannot be represented. */
function toJson(value: unknown): string | null {
  try {
    return JSON.stringify(value) ?? null;
  } catch {
    return null;
  }
}

/**
 * The value of a key; undefined if none. Reads own properties only, so `constructor` is a
 * key like any other.
 */
export function preferenceOf(preferences: Preferences, key: string): unknown {
  return Object.hasOwn(preferences, key) ? preferences[key] : undefined;
}

/** Sets a value, or removes it if it is undefined. */
export function withPreference(preferences: Preferences, key: string, value: unknown): Preferences {
  const rest = Object.entries(preferences).filter(([each]) => each !== key);
  return Object.fromEntries(value === undefined ? rest : [...rest, [key, value]]);
}

/** Reads preferences from any source: drops invalid ones, and those beyond the limit. */
export function readPreferences(entries: Iterable<readonly [string, unknown]>): Preferences {
  const kept = [...entries].filter(
    ([key, value]) => value !== null && preferenceProblem(key, value) === null,
  );
  return Object.fromEntries(kept.slice(0, PREFERENCES_MAX));
}
