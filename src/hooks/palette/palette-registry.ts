import { createContext, type ReactNode } from 'react';
import type { PaletteEntry, PaletteSource } from '../../domain/palette/palette-entry';
import { createListeners } from '../../platform/listeners';

/** What a part of the page adds to the command palette. */
export interface PaletteAddition<Icon = ReactNode> {
  /** What there is at once. @default nothing */
  readonly entries?: readonly PaletteEntry<Icon>[] | undefined;
  /** What is searched as one types. @default nothing */
  readonly sources?: readonly PaletteSource<Icon>[] | undefined;
}

/** Where parts of a page add to its command palette, and take away what they added. */
export interface PaletteRegistry {
  /** Adds; the function that is returned takes it away again. */
  add(addition: PaletteAddition): () => void;
  /** What was added, in that order; another object once it has changed. */
  get(): readonly PaletteAddition[];
  /** Hears of changes. Returns the function that ends it. */
  subscribe(listener: () => void): () => void;
}

/** Makes an empty registry. */
export function createPaletteRegistry(): PaletteRegistry {
  const listeners = createListeners<void>();
  let additions: readonly PaletteAddition[] = [];
  function change(next: readonly PaletteAddition[]): void {
    additions = next;
    listeners.tell();
  }
  return {
    add(addition) {
      change([...additions, addition]);
      return () => change(additions.filter((other) => other !== addition));
    },
    get: () => additions,
    subscribe: (listener) => listeners.add(listener),
  };
}

/** Filled by `PaletteRegistryProvider`. */
export const PaletteRegistryContext = createContext<PaletteRegistry | null>(null);
