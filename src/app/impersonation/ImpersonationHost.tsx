import { ImpersonationStatus } from '../../components/impersonation/ImpersonationStatus';
import { useImpersonationStatus } from '../../hooks/impersonation/useImpersonationStatus';

/** Banner and dialogs of an impersonating tab, on their own: they follow a clock. */
export function ImpersonationHost() {
  const status = useImpersonationStatus();
  return status && <ImpersonationStatus {...status} />;
}
