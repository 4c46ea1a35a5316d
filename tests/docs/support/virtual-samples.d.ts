declare module 'virtual:samples' {
  /** The code on the pages by its id: the page, and the title or the number of the block on it. */
  export const samples: Readonly<
    Record<
      string,
      {
        /** The text of the block. */
        readonly code: string;
        /** Runs it and returns what it exports; null for HTML. */
        readonly load: (() => Promise<Readonly<Record<string, unknown>>>) | null;
      }
    >
  >;
}
