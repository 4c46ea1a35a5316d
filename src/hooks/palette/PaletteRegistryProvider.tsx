import { type ReactNode, useState } from 'react';
import { createPaletteRegistry, PaletteRegistryContext } from './palette-registry';

/** Props of {@link PaletteRegistryProvider}. */
export interface PaletteRegistryProviderProps {
  /** The palette, and the components that add to it. */
  children: ReactNode;
}

/** Lets everything below it add to the command palette, with `usePaletteAddition`. */
export function PaletteRegistryProvider({ children }: PaletteRegistryProviderProps) {
  const [registry] = useState(createPaletteRegistry);
  return (
    <PaletteRegistryContext.Provider value={registry}>{children}</PaletteRegistryContext.Provider>
  );
}
