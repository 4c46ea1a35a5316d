import type { AreaSource } from './key-value-area';
import { createListeners } from './listeners';

/** A change of a stored value. */
export interface StoredChange<T> {
  /** The value as it is now; null when it is gone or cannot be read. */
  readonly value: T | null;
  /** Whether another tab changed it. */
  readonly isRemote: boolean;
}

/** One typed value of the browser's storage. No member ever throws (contract §4.20). */
export interface StoredValue<T> {
  /** The value, or null when there is none or what is there cannot be read. */
  get(): T | null;
  /** Keeps a value; where the browser refuses, it is kept in memory until the page is left. */
  set(value: T): void;
  /** Forgets it. */
  remove(): void;
  /** Hears of changes here and in other tabs. */
  subscribe(listener: (change: StoredChange<T>) => void): () => void;
}

/**
 * How a value is written. `parse` may throw or return null for invalid text and for an old schema.
 */
export interface StoredCodec<T> {
  readonly parse: (stored: string) => T | null;
  readonly format: (value: T) => string;
}

/** A codec for text that is written as it is. */
export function textCodec<T extends string = string>(
  parse: (stored: string) => T | null,
): StoredCodec<T> {
  return { parse, format: (value) => value };
}

/** A codec for milliseconds since 1970. */
export const instant = {
  parse: (stored: string) => (/^\d{1,16}$/.test(stored) ? Number(stored) : null),
  format: (value: number) => String(Math.round(value)),
};

/** A typed value at one key of an area. */
export function createStoredValue<T>(
  source: AreaSource,
  key: string,
  codec: StoredCodec<T>,
): StoredValue<T> {
  /** What the browser refused to store: the text, null for "removed", undefined for nothing. */
  let refused: string | null | undefined;
  /** What was written last, for a browser that accepts values and does not return them. */
  let written: string | null = null;
  const local = createListeners<StoredChange<T>>();

  function read(): string | null {
    if (refused !== undefined) return refused;
    try {
      return source.open().getItem(key);
    } catch {
      return written;
    }
  }

  function write(text: string | null): void {
    written = text;
    try {
      if (text === null) source.open().removeItem(key);
      else source.open().setItem(key, text);
      refused = undefined;
    } catch {
      refused = text;
      if (text !== null) forget();
    }
  }

  /** What could not be replaced must not come back after a reload. */
  function forget(): void {
    try {
      source.open().removeItem(key);
    } catch {
      // Storage that refuses everything holds nothing either.
    }
  }

  const stored: StoredValue<T> = {
    get() {
      const text = read();
      if (text === null) return null;
      try {
        return codec.parse(text);
      } catch {
        return null;
      }
    },
    set(value) {
      write(codec.format(value));
      local.tell({ value, isRemote: false });
    },
    remove() {
      write(null);
      local.tell({ value: null, isRemote: false });
    },
    subscribe(listener) {
      const stopLocal = local.add(listener);
      const stopRemote = source.subscribe((change) => {
        if (change.key !== key && change.key !== null) return;
        // Another tab could write, so storage works again and what it wrote counts.
        refused = undefined;
        listener({ value: stored.get(), isRemote: true });
      });
      return () => {
        stopLocal();
        stopRemote();
      };
    },
  };
  return stored;
}
