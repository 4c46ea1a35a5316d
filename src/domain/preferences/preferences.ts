/** A user's preferences: small values of JSON by key, such as `lists.users.columns`. */
export type Preferences = Readonly<Record<string, unknown>>;

/** Where preferences are kept: in this browser, on the partner's server, or wherever you say. */
export interface PreferencesStore {
  /**
   * Everything that is kept of a user. What it rejects with is not shown: the defaults hold.
   * @param userId The user's e-mail.
   */
  load(userId: string, signal?: AbortSignal): Promise<Preferences>;
  /**
   * Keeps one value; undefined forgets it. Where it rejects, the value holds until the page is left.
   * @param userId The user's e-mail.
   */
  save(userId: string, key: string, value: unknown): Promise<void>;
  /**
   * Hears of what was kept elsewhere, such as in another tab. Returns the function that
   * unsubscribes. @default nothing is heard
   */
  subscribe?(userId: string, listener: (preferences: Preferences) => void): () => void;
}

/** Which store is used: this browser, our calls of contract §4.26, or one of your own. */
export type PreferencesChoice = 'browser' | 'server' | PreferencesStore;

/** How long a value may be, in bytes of its JSON in UTF-8. */
export const PREFERENCE_MAX_BYTES = 4_096;
/** How many values a user may keep. */
export const PREFERENCES_MAX = 200;

const KEY = /^[a-z][A-Za-z0-9._-]{0,63}$/;
const encoder = new TextEncoder();

/** Why a value cannot be kept; null when it can. */
export type PreferenceProblem = 'badKey' | 'notJson' | 'tooLong';

/** Looks at a key and a value before they are kept. */
export function preferenceProblem(key: string, value: unknown): PreferenceProblem | null {
  if (!KEY.test(key)) return 'badKey';
  const written = toJson(value);
  if (written === null) return 'notJson';
  return encoder.encode(written).length > PREFERENCE_MAX_BYTES ? 'tooLong' : null;
}

/** A value as JSON; null for what JSON has no words for. */
function toJson(value: unknown): string | null {
  try {
    return JSON.stringify(value) ?? null;
  } catch {
    return null;
  }
}

/** The value of a key; undefined for none. Keys are data, so that `constructor` is one like others. */
export function preferenceOf(preferences: Preferences, key: string): unknown {
  return Object.hasOwn(preferences, key) ? preferences[key] : undefined;
}

/** Preferences with one value more, or without it when it is undefined. */
export function withPreference(preferences: Preferences, key: string, value: unknown): Preferences {
  const rest = Object.entries(preferences).filter(([each]) => each !== key);
  return Object.fromEntries(value === undefined ? rest : [...rest, [key, value]]);
}

/** Preferences from anywhere: what cannot be one is left out, as are those beyond the most. */
export function readPreferences(entries: Iterable<readonly [string, unknown]>): Preferences {
  const kept = [...entries].filter(
    ([key, value]) => value !== null && preferenceProblem(key, value) === null,
  );
  return Object.fromEntries(kept.slice(0, PREFERENCES_MAX));
}
