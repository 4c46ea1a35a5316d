import type { Plugin } from 'vite';

/** The chunk of each module that some entries import, for Vite, which builds the portal. */
export declare function chunksOf(
  entries: Readonly<Record<string, readonly string[]>>,
  packages?: Readonly<Record<string, readonly string[]>>,
): {
  /** Looks at the graph once it is whole. */
  readonly plugin: Plugin;
  /** The chunk of a module; null for none of these. */
  readonly nameOf: (id: string) => string | null;
};
