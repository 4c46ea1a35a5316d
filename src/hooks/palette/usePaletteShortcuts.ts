import { useMemo } from 'react';
import type { PaletteEntry } from '../../domain/palette/palette-entry';
import type { Shortcut } from '../../domain/shortcut';
import { usePaletteAdditions } from './usePaletteAddition';

/** Entries added to the palette that have keys, on every page. */
export function useKeyedEntries(): readonly (PaletteEntry & { readonly shortcut: string })[] {
  const additions = usePaletteAdditions();
  return useMemo(
    () =>
      additions
        .flatMap(({ entries }) => entries ?? [])
        .flatMap((entry) => {
          const { shortcut, refusal, page } = entry;
          return shortcut && !refusal && !page ? [{ ...entry, shortcut }] : [];
        }),
    [additions],
  );
}

/** The keys of entries added to the palette, as `useShortcuts` takes them. */
export function usePaletteShortcuts(onNavigate: (href: string) => void): readonly Shortcut[] {
  return useKeyedEntries().map(({ shortcut, href, onAction }) => ({
    keys: shortcut,
    run: onAction ?? (() => href !== undefined && onNavigate(href)),
  }));
}
