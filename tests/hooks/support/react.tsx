import { type ReactNode, StrictMode } from 'react';
import { render } from 'vitest-browser-react';
import { SessionProvider } from '../../../src/hooks/auth/SessionProvider';
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
        <SessionProvider acting={createActing}>{content}</SessionProvider>
      </ConsoleProvider>
    </StrictMode>
  );
  const screen = await render(wrap(children));
  return { ...tab, screen, show: (content: ReactNode) => screen.rerender(wrap(content)) };
}
