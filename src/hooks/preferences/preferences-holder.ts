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

/** What this tab knows of one user's preferences. */
export interface PreferencesHolder {
  /** The value of a key as the store has it; undefined for none, and until it is loaded. */
  get(key: string): unknown;
  /** Sets a value at once, and keeps it; undefined forgets it. */
  set(key: string, value: unknown): void;
  /** Hears of changes. The first to listen has the preferences loaded. */
  subscribe(listener: () => void): () => void;
}

/** Nobody is signed in: there is nothing to remember. */
export const NOBODYS_PREFERENCES: PreferencesHolder = {
  get: () => undefined,
  set: () => {},
  subscribe: () => () => {},
};

/**
 * Holds the preferences of a user: loaded once, set at once and then kept, one after the other. What
 * could not be kept holds in this tab all the same. In a tab that impersonates nothing is kept: how
 * the user likes their lists is not the administrator's to change.
 */
export function holdPreferences(
  services: Pick<Console, 'client' | 'failures'>,
  store: PreferencesStore,
  userId: string,
): PreferencesHolder {
  const { client } = services;
  const listeners = createListeners<void>();
  /** What was set here and is not kept yet, or could not be. */
  const chosen = new Map<string, unknown>();
  let kept: Preferences = {};
  let isLoaded = false;
  let loading: Promise<void> | null = null;
  let queue = Promise.resolve();
  let count = 0;
  let stop: (() => void) | undefined;

  function show(preferences: Preferences): void {
    kept = preferences;
    listeners.tell();
  }

  async function load(): Promise<void> {
    try {
      show(await watched(services, () => store.load(userId)));
      isLoaded = true;
    } catch {
      // The defaults hold; who comes next asks again.
    } finally {
      loading = null;
    }
  }

  async function keep(key: string, sessionEpoch: number): Promise<void> {
    // What is read after it was written never undoes it.
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
      listeners.tell();
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
