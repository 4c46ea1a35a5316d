/** Who wants to hear of something. */
export interface Listeners<Event> {
  /** Adds a listener and answers with the function that removes it. */
  add(listener: (event: Event) => void): () => void;
  tell(event: Event): void;
  readonly size: number;
}

/** A list of listeners; one added twice is told twice, and removing while telling is allowed. */
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
    tell(event) {
      for (const { listener } of entries) listener(event);
    },
    get size() {
      return entries.length;
    },
  };
}
