/** A list of listeners. */
export interface Listeners<Event> {
  /** Adds a listener and returns the function that removes it. */
  add(listener: (event: Event) => void): () => void;
  emit(event: Event): void;
}

/**
 * Creates a list of listeners. A listener added twice is called twice; removal during a call is
 * allowed.
 */
export function createListeners<Event>(): Listeners<Event> {
  let entries: readonly { readonly listener: (event: Event) => void }[] = [];
  return {
    add(listener) {
      const entry = { listener };
      entries = [...entries, entry];
      return () => {
        entries = entries.filter((other) => other !== entry);
      };
    },
    emit(event) {
      for (const { listener } of entries) listener(event);
    },
  };
}
