import type { ReactNode } from 'react';
import { ImpersonationProvider } from '../../hooks/impersonation/ImpersonationProvider';
import { ImpersonationMark } from './ImpersonationMark';

/** Both sides of impersonation around everything that a signed-in user sees. */
export function ImpersonationArea({ children }: { children: ReactNode }) {
  return (
    <ImpersonationProvider>
      <ImpersonationMark>{children}</ImpersonationMark>
    </ImpersonationProvider>
  );
}
