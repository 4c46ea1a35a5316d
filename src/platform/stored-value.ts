import type { AreaSource } from './key-value-area';
import { createListeners } from './listeners';

/** A change of a stored value. */
export interface StoredChange<T> {
  /** The new value; null if it was removed or cannot be read. */
  readonly value: T | null;
  /** Whether another tab changed it. */
  readonly isRemote: boolean;
}

/** A typed value in the browser's storage. No member ever throws (contract §4.20). */
export interface StoredValue<T> {
  /** The value; null if it is missing or cannot be read. */
  get(): T | null;
  /** Stores a value; if the browser refuses, it is kept in memory until the page is left. */
  set(value: T): void;
  /** Removes it. */
  remove(): void;
  /** Subscribes to changes in this and other tabs. Returns the unsubscribe function. */
  subscribe(listener: (change: StoredChange<T>) => void): () => void;
}

/**
 * Converts a value to text and back. `parse` may throw or return null for invalid text and old
 * formats.
 */
export interface StoredCodec<T> {
  readonly parse: (stored: string) => T | null;
  readonly format: (value: T) => string;
}

/** A codec for plain text. */
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
  /** What the browser refused to store: the text, null for a removal, undefined for nothing. */
  let refused: string | null | undefined;
  /** The last written text, for browsers that accept values but do not return them. */
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

  /** A value that could not be replaced must not reappear after a reload. */
  function forget(): void {
    try {
      source.open().removeItem(key);
    } catch {
      // Storage that refuses everything contains nothing.
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
      local.emit({ value, isRemote: false });
    },
    remove() {
      write(null);
      local.emit({ value: null, isRemote: false });
    },
    subscribe(listener) {
      const stopLocal = local.add(listener);
      const stopRemote = source.subscribe((change) => {
        if (change.key !== key && change.key !== null) return;
        // Another tab could write, so storage works again and its value counts.
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
