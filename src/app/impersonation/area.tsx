import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../components/ui/lazy-part';
import { useSessionOnHold } from '../../hooks/impersonation/useSessionOnHold';
import type { Entrance } from '../area';
import { impersonationPaths } from './paths';

/** Wraps a lazy page that keeps the tab from taking over the administrator's session. */
export function HeldSession({ children }: { children: ReactNode }) {
  useSessionOnHold();
  return children;
}

const ImpersonatePage = lazyPart(async () => (await import('./ImpersonatePage')).ImpersonatePage);

export const impersonationEntrance: Entrance = {
  always: [
    // The signed-in user is the administrator, not the user of this tab.
    {
      path: impersonationPaths.impersonate,
      element: (
        <HeldSession>
          <Suspense fallback={null}>
            <ImpersonatePage />
          </Suspense>
        </HeldSession>
      ),
    },
  ],
};
