import { createListeners } from './listeners';

/** The part of the DOM's `Storage` in use. Every member may throw. */
export interface KeyValueArea {
  /** The text of a key; null if none. */
  getItem(key: string): string | null;
  /** Stores a text. */
  setItem(key: string, value: string): void;
  /** Removes a text. */
  removeItem(key: string): void;
}

/** A change made by another tab; `key` is null if that tab cleared everything. */
export interface AreaChange {
  /** The changed key. */
  readonly key: string | null;
}

/** A storage area: local (all tabs) or session (one tab). */
export interface AreaSource {
  /** Returns the area; throws if the browser blocks storage. */
  readonly open: () => KeyValueArea;
  /** Subscribes to changes made by other tabs. Returns the unsubscribe function. */
  readonly subscribe: (listener: (change: AreaChange) => void) => () => void;
}

/** A storage area of the browser; accessed only when used. */
export function createBrowserArea(kind: 'localStorage' | 'sessionStorage'): AreaSource {
  return {
    open: () => window[kind],
    subscribe: (listener) => {
      if (typeof window === 'undefined') return () => {};
      const onStorage = (event: StorageEvent) => {
        try {
          if (!event.storageArea || event.storageArea === window[kind]) {
            listener({ key: event.key });
          }
        } catch {
          // A browser that blocks storage emits no changes.
        }
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

/**
 * Storage in memory, shared by several tabs: each call of the returned function opens a tab, which
 * receives the changes of the others but not its own.
 */
export function createMemoryArea(): () => AreaSource {
  const values = new Map<string, string>();
  const changes = createListeners<{ readonly key: string; readonly by: object }>();
  return () => {
    const tab = {};
    const area: KeyValueArea = {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => {
        if (values.get(key) === value) return;
        values.set(key, value);
        changes.emit({ key, by: tab });
      },
      removeItem: (key) => {
        if (values.delete(key)) changes.emit({ key, by: tab });
      },
    };
    return {
      open: () => area,
      subscribe: (listener) =>
        changes.add(({ key, by }) => {
          if (by !== tab) listener({ key });
        }),
    };
  };
}
