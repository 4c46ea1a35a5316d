import {
  type Preferences,
  type PreferencesStore,
  preferenceOf,
  preferenceProblem,
  withPreference,
} from '../../domain/preferences/preferences';
import { createListeners } from '../../platform/listeners';
import type { Console } from '../console/console-context';
import { watched } from '../console/failures';

/** This tab's copy of a user's preferences. */
export interface PreferencesHolder {
  /** The stored value of a key; undefined for none, and until loaded. */
  get(key: string): unknown;
  /** Sets a value immediately and stores it; undefined removes it. */
  set(key: string, value: unknown): void;
  /** Subscribes to changes. The first subscription loads the preferences. */
  subscribe(listener: () => void): () => void;
}

/** Signed out: there are no preferences. */
export const NOBODYS_PREFERENCES: PreferencesHolder = {
  get: () => undefined,
  set: () => {},
  subscribe: () => () => {},
};

/**
 * Holds the preferences of a user: loaded once, set immediately and stored in order. A value that
 * could not be stored is still used in this tab. An impersonating tab stores nothing: an
 * administrator must not change a user's preferences.
 */
export function holdPreferences(
  services: Pick<Console, 'client' | 'failures'>,
  store: PreferencesStore,
  userId: string,
): PreferencesHolder {
  const { client } = services;
  const listeners = createListeners<void>();
  /** Values set here that are not stored yet, or could not be. */
  const chosen = new Map<string, unknown>();
  let kept: Preferences = {};
  let isLoaded = false;
  let loading: Promise<void> | null = null;
  let queue = Promise.resolve();
  let count = 0;
  let stop: (() => void) | undefined;

  function show(preferences: Preferences): void {
    kept = preferences;
    listeners.emit();
  }

  async function load(): Promise<void> {
    try {
      show(await watched(services, () => store.load(userId)));
      isLoaded = true;
    } catch {
      // The defaults are used; the next subscriber loads again.
    } finally {
      loading = null;
    }
  }

  async function keep(key: string, sessionEpoch: number): Promise<void> {
    // A read that finishes after a write never overwrites it.
    await loading;
    if (!chosen.has(key) || client.sessionEpoch !== sessionEpoch) return;
    const value = chosen.get(key);
    try {
      await watched(services, () => store.save(userId, key, value));
    } catch {
      return;
    }
    if (chosen.get(key) === value) chosen.delete(key);
    show(withPreference(kept, key, value));
  }

  return {
    get: (key) => (chosen.has(key) ? chosen.get(key) : preferenceOf(kept, key)),
    set(key, value) {
      chosen.set(key, value);
      listeners.emit();
      if (client.impersonationSessionId !== null) return;
      if (value !== undefined && preferenceProblem(key, value) !== null) return;
      const { sessionEpoch } = client;
      queue = queue.then(() => keep(key, sessionEpoch));
    },
    subscribe(listener) {
      const remove = listeners.add(listener);
      count += 1;
      if (count === 1) stop = store.subscribe?.(userId, show);
      if (!isLoaded) loading ??= load();
      return () => {
        remove();
        count -= 1;
        if (count === 0) stop?.();
      };
    },
  };
}
