import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { AlertsHost } from '../../src/app/alerts/AlertsHost';
import { InviteProvider } from '../../src/app/users/InviteProvider';
import { useOpenInvite } from '../../src/app/users/invite-context';
import { Button } from '../../src/components/ui/Button';
import { AlertsProvider } from '../../src/hooks/alerts/AlertsProvider';
import { SessionProvider } from '../../src/hooks/auth/SessionProvider';
import { ConsoleProvider } from '../../src/hooks/console/ConsoleProvider';
import { createConsole } from '../../src/hooks/console/createConsole';
import { createQueryClient } from '../../src/hooks/console/createQueryClient';
import { createMemoryPlatform } from '../../src/platform/memory-platform';
import { storyClock } from './sandbox';
import '../../src/app/alerts/AlertsLayer';

/** The invitation and its alerts on a page of somebody else, on the sandbox. */
export function StoryInvite() {
  const [parts] = useState(() =>
    createConsole({
      platform: createMemoryPlatform({ clock: storyClock }),
      queryClient: createQueryClient(),
    }),
  );
  return (
    <ConsoleProvider {...parts}>
      <SessionProvider>
        <AlertsProvider>
          <MemoryRouter>
            <InviteProvider>
              <main>
                <h1>Users</h1>
                <Opener />
              </main>
            </InviteProvider>
          </MemoryRouter>
          <AlertsHost />
        </AlertsProvider>
      </SessionProvider>
    </ConsoleProvider>
  );
}

function Opener() {
  return <Button onPress={useOpenInvite()}>Invite somebody</Button>;
}
