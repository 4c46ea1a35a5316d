import { Suspense } from 'react';
import { lazyPart } from '../../components/ui/lazy-part';
import type { Entrance } from '../area';
import { HeldSession } from './HeldSession';
import { impersonationPaths } from './paths';

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
