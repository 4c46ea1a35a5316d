import { createContext, useContext } from 'react';
import type { ImpersonatedPerson } from '../../contracts/impersonation';
import { useIsImpersonating } from '../../hooks/impersonation/useImpersonation';

/** Filled by `ImpersonateProvider`. */
export const ImpersonateContext = createContext<((user: ImpersonatedPerson) => void) | null>(null);

/**
 * Opens the dialog that starts an impersonation, from any page: `onImpersonate={useImpersonate()}`.
 * Undefined in an impersonating tab.
 * @throws Error without an `ImpersonateProvider` above.
 */
export function useImpersonate(): ((user: ImpersonatedPerson) => void) | undefined {
  const isActing = useIsImpersonating();
  const open = useContext(ImpersonateContext);
  if (!open) throw new Error('useImpersonate needs an <ImpersonateProvider> above it.');
  return isActing ? undefined : open;
}
