import { createContext, useContext } from 'react';
import type { PortalModule } from './portal-module';

/** The modules that the portal was given. */
export const ModulesContext = createContext<readonly PortalModule[]>([]);

/** The modules that the portal was given, also those that the viewer may not open. */
export function useModules(): readonly PortalModule[] {
  return useContext(ModulesContext);
}
