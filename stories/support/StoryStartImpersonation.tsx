import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { ImpersonateProvider } from '../../src/app/impersonation/ImpersonateProvider';
import { useImpersonate } from '../../src/app/impersonation/impersonate-context';
import { Button } from '../../src/components/ui/Button';
import { AlertsProvider } from '../../src/hooks/alerts/AlertsProvider';
import { SessionProvider } from '../../src/hooks/auth/SessionProvider';
import { useSession } from '../../src/hooks/auth/useSession';
import { ConsoleProvider } from '../../src/hooks/console/ConsoleProvider';
import { createConsole } from '../../src/hooks/console/createConsole';
import { createActing } from '../../src/hooks/impersonation/acting';
import { ImpersonationProvider } from '../../src/hooks/impersonation/ImpersonationProvider';
import { openImpersonationChannel } from '../../src/hooks/impersonation/impersonation-channel';
import { createMemoryBrowser } from '../../src/platform/memory-platform';
import { CUSTOMER_EMAIL } from '../../src/sandbox/world/accounts';
import { storyClock } from './sandbox';

/** Props of {@link StoryStartImpersonation}. */
export interface StoryStartImpersonationProps {
  /** Whether the browser lets the new tab open. */
  newTab: 'opens' | 'blocked';
}

/** The start of an impersonation on a page of somebody else, on the sandbox. */
export function StoryStartImpersonation({ newTab }: StoryStartImpersonationProps) {
  const [parts] = useState(() => {
    const browser = createMemoryBrowser({ clock: storyClock });
    const platform = browser.openTab();
    const { openTab } = platform.location;
    platform.location.openTab = (href) => {
      openTab(href);
      if (newTab === 'blocked') return;
      const sessionId = href.slice(href.lastIndexOf('/') + 1);
      const channel = openImpersonationChannel(browser.openTab(), sessionId, () => {});
      channel.post({ kind: 'hello', sessionId });
    };
    return createConsole({ platform });
  });
  return (
    <ConsoleProvider {...parts}>
      <SessionProvider acting={createActing}>
        <ImpersonationProvider>
          <AlertsProvider>
            <MemoryRouter>
              <ImpersonateProvider>
                <main>
                  <h1>Users</h1>
                  <Opener />
                </main>
              </ImpersonateProvider>
            </MemoryRouter>
          </AlertsProvider>
        </ImpersonationProvider>
      </SessionProvider>
    </ConsoleProvider>
  );
}

function Opener() {
  const impersonate = useImpersonate();
  const isReady = useSession().status === 'signedIn';
  return (
    <Button
      isDisabled={!isReady}
      onPress={() => impersonate?.({ name: 'Grace Hopper', email: CUSTOMER_EMAIL })}
    >
      Impersonate
    </Button>
  );
}
