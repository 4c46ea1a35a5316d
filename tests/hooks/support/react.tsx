import { type ReactNode, StrictMode, useMemo } from 'react';
import { render } from 'vitest-browser-react';
import { dashboardPaths } from '../../../src/app/dashboard/paths';
import { portalLinks } from '../../../src/app/portal-links';
import { LinksProvider } from '../../../src/components/ui/LinksProvider';
import { SessionProvider } from '../../../src/hooks/auth/SessionProvider';
import { useSession } from '../../../src/hooks/auth/useSession';
import { ConsoleProvider } from '../../../src/hooks/console/ConsoleProvider';
import { createQueryClient } from '../../../src/hooks/console/createQueryClient';
import { createActing } from '../../../src/hooks/impersonation/acting';
import type { TestBrowser, TestTab } from './test-browser';

/** Renders in a new tab of the browser, under StrictMode, with the cache and the session. */
export async function renderInTab(
  browser: TestBrowser,
  children: ReactNode,
  options: Parameters<TestBrowser['openTab']>[0] = {},
) {
  const tab: TestTab = browser.openTab({ queryClient: createQueryClient(), ...options });
  const wrap = (content: ReactNode) => (
    <StrictMode>
      <ConsoleProvider {...tab.parts}>
        <SessionProvider acting={createActing}>
          <PortalLinks>{content}</PortalLinks>
        </SessionProvider>
      </ConsoleProvider>
    </StrictMode>
  );
  const screen = await render(wrap(children));
  return { ...tab, screen, show: (content: ReactNode) => screen.rerender(wrap(content)) };
}

/** The portal's addresses, as the user of the tab has them: pages are tested without its routes. */
function PortalLinks({ children }: { children: ReactNode }) {
  const session = useSession();
  const user = session.status === 'signedIn' ? session.user : null;
  const links = useMemo(
    () => (user ? portalLinks(user, { here: () => '/' }) : { home: dashboardPaths.dashboard }),
    [user],
  );
  return <LinksProvider links={links}>{children}</LinksProvider>;
}
