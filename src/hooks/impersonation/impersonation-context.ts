import { createContext, useContext } from 'react';
import type { ImpersonationParent } from './impersonation-parent';
import type { ImpersonationTab } from './impersonation-tab';

/** Both sides of impersonation; a tab has one of them. */
export interface ImpersonationStores {
  /** The impersonating side. */
  readonly tab: ImpersonationTab;
  /** The side that starts impersonations and answers for them. */
  readonly parent: ImpersonationParent;
}

/** Filled by `ImpersonationProvider`. */
export const ImpersonationContext = createContext<ImpersonationStores | null>(null);

/**
 * @throws Error without an `ImpersonationProvider` above.
 */
export function useImpersonationStores(): ImpersonationStores {
  const stores = useContext(ImpersonationContext);
  if (!stores) throw new Error('Impersonation hooks need an <ImpersonationProvider>.');
  return stores;
}
