import type { ReactNode } from 'react';
import type { NavigationViewer } from '../../domain/shell/navigation';
import { PaletteRegistryProvider } from '../../hooks/palette/PaletteRegistryProvider';
import { ModulesPalette } from './ModulesPalette';

/** Where pages and modules add to the command palette. */
export function PaletteArea({
  viewer,
  children,
}: {
  viewer: NavigationViewer;
  children: ReactNode;
}) {
  return (
    <PaletteRegistryProvider>
      <ModulesPalette viewer={viewer} />
      {children}
    </PaletteRegistryProvider>
  );
}
