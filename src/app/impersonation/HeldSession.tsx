import type { ReactNode } from 'react';
import { useSessionOnHold } from '../../hooks/impersonation/useSessionOnHold';

/** Around a page that is loaded later, in which the tab must not become the administrator's. */
export function HeldSession({ children }: { children: ReactNode }) {
  useSessionOnHold();
  return children;
}
