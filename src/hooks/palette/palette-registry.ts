import { createContext, type ReactNode } from 'react';
import type { PaletteEntry, PaletteSource } from '../../domain/palette/palette-entry';
import { createListeners } from '../../platform/listeners';

/** What a part of the page adds to the command palette. */
export interface PaletteAddition<Icon = ReactNode> {
  /** Static entries. @default none */
  readonly entries?: readonly PaletteEntry<Icon>[] | undefined;
  /** Sources that are searched on input. @default none */
  readonly sources?: readonly PaletteSource<Icon>[] | undefined;
}

/** Registry of additions to the command palette. */
export interface PaletteRegistry {
  /** Registers an addition. Returns the function that removes it. */
  add(addition: PaletteAddition): () => void;
  /** All additions in order; a new object after each change. */
  get(): readonly PaletteAddition[];
  /** Subscribes to changes. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** Makes an empty registry. */
export function createPaletteRegistry(): PaletteRegistry {
  const listeners = createListeners<void>();
  let additions: readonly PaletteAddition[] = [];
  function change(next: readonly PaletteAddition[]): void {
    additions = next;
    listeners.emit();
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
