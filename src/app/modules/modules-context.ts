import { createContext, useContext } from 'react';
import type { PortalModule } from './portal-module';

/** The modules passed to the portal. */
export const ModulesContext = createContext<readonly PortalModule[]>([]);

/** The modules passed to the portal, also those that the viewer may not open. */
export function useModules(): readonly PortalModule[] {
  return useContext(ModulesContext);
}
