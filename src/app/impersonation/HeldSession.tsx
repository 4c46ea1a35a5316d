import type { ReactNode } from 'react';
import { useSessionOnHold } from '../../hooks/impersonation/useSessionOnHold';

/** Wraps a lazy page that keeps the tab from taking over the administrator's session. */
export function HeldSession({ children }: { children: ReactNode }) {
  useSessionOnHold();
  return children;
}
