import { createContext, useContext } from 'react';

/** Dialogs that open over any page. */
export interface PaletteOpening {
  /** The palette. */
  readonly openPalette: () => void;
  /** The list of all shortcuts. */
  readonly openShortcuts: () => void;
}

/** Filled by `PaletteHost`. */
export const PaletteContext = createContext<PaletteOpening | null>(null);

/**
 * Opens the command palette, or the list of shortcuts, from any page.
 * @throws Error without a `PaletteHost` above.
 */
export function usePaletteOpening(): PaletteOpening {
  const opening = useContext(PaletteContext);
  if (!opening) throw new Error('usePaletteOpening needs a <PaletteHost> above it.');
  return opening;
}
