import type { ReactNode } from 'react';
import type { NavigationViewer } from '../../domain/shell/navigation';
import { isOpenTo } from '../../domain/shell/navigation';
import { PaletteRegistryProvider } from '../../hooks/palette/PaletteRegistryProvider';
import type { PaletteAddition } from '../../hooks/palette/palette-registry';
import { usePaletteAddition } from '../../hooks/palette/usePaletteAddition';
import { useModules } from '../modules/modules-context';

function Addition({ addition }: { addition: PaletteAddition }) {
  usePaletteAddition(addition);
  return null;
}

/** Adds the palette entries of the partner's modules that the viewer may open. */
function ModulesPalette({ viewer }: { viewer: NavigationViewer }) {
  return useModules()
    .filter((module) => isOpenTo(module, viewer))
    .map(({ id, palette }) => palette && <Addition key={id} addition={palette} />);
}

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
