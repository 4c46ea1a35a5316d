import { createListeners } from './listeners';

/** The part of the DOM's `Storage` that is used. Every member may throw. */
export interface KeyValueArea {
  /** The text of a key, or null. */
  getItem(key: string): string | null;
  /** Keeps a text. */
  setItem(key: string, value: string): void;
  /** Forgets a text. */
  removeItem(key: string): void;
}

/** A change made by another tab; `key` is null when that tab emptied everything. */
export interface AreaChange {
  /** What was changed. */
  readonly key: string | null;
}

/** Where values are kept: shared by all tabs (local) or of one tab (session). */
export interface AreaSource {
  /** Returns the area, or throws, as a browser does that blocks storage. */
  readonly open: () => KeyValueArea;
  /** Hears of changes made by other tabs. */
  readonly subscribe: (listener: (change: AreaChange) => void) => () => void;
}

/** A storage area of the browser. Nothing is touched before it is used. */
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
 * Storage in memory that several tabs can share: each call of the answered function is one tab,
 * which hears of the others' changes but not of its own.
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
        changes.tell({ key, by: tab });
      },
      removeItem: (key) => {
        if (values.delete(key)) changes.tell({ key, by: tab });
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
