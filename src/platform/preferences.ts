import {
  PREFERENCES_MAX,
  type Preferences,
  type PreferencesStore,
  preferenceProblem,
  readPreferences,
  withPreference,
} from '../domain/preferences/preferences';
import { preferencesKey } from './kept-preferences';
import { type AreaSource, createBrowserArea } from './key-value-area';
import { STORAGE_NAMESPACE } from './storage';
import { createStoredValue, type StoredValue } from './stored-value';

const codec = {
  parse: (stored: string) => readPreferences(Object.entries(Object(JSON.parse(stored)))),
  format: (preferences: Preferences) => JSON.stringify(preferences),
};

/**
 * Preferences in this browser, separate for each user. Other tabs receive changes. Storage that
 * throws, is full or invalid never causes an error (contract §4.20).
 *
 * @param area Storage area. Default: the local storage of the browser.
 * @param namespace Prefix of the keys. Default: 'plinth'.
 */
export function createBrowserPreferences(
  area: AreaSource = createBrowserArea('localStorage'),
  namespace: string = STORAGE_NAMESPACE,
): PreferencesStore {
  const users = new Map<string, StoredValue<Preferences>>();

  function storedOf(userId: string): StoredValue<Preferences> {
    const stored =
      users.get(userId) ?? createStoredValue(area, preferencesKey(namespace, userId), codec);
    users.set(userId, stored);
    return stored;
  }

  return {
    load: async (userId) => storedOf(userId).get() ?? {},
    async save(userId, key, value) {
      const stored = storedOf(userId);
      // Read again: another tab may have written meanwhile.
      const next = withPreference(stored.get() ?? {}, key, value);
      const problem = value === undefined ? null : preferenceProblem(key, value);
      if (problem) throw new RangeError(`The preference ${key} cannot be kept: ${problem}`);
      const count = Object.keys(next).length;
      if (count > PREFERENCES_MAX) throw new RangeError(`There are ${count} preferences`);
      if (count === 0) stored.remove();
      else stored.set(next);
    },
    subscribe: (userId, listener) =>
      storedOf(userId).subscribe(({ value, isRemote }) => {
        if (isRemote) listener(value ?? {});
      }),
  };
}
