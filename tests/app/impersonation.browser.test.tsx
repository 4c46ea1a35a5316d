import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { HeldSession } from '../../src/app/impersonation/area';
import { ImpersonatePage } from '../../src/app/impersonation/ImpersonatePage';
import { ImpersonateProvider } from '../../src/app/impersonation/ImpersonateProvider';
import { ImpersonationArea } from '../../src/app/impersonation/ImpersonationArea';
import { ImpersonationHost } from '../../src/app/impersonation/ImpersonationHost';
import { useImpersonate } from '../../src/app/impersonation/impersonate-context';
import { useActionAccess } from '../../src/app/impersonation/useActionAccess';
import { PageTitle } from '../../src/app/PageTitle';
import { paths } from '../../src/app/paths';
import { AlertsProvider } from '../../src/hooks/alerts/AlertsProvider';
import { useCurrentUser, useSession } from '../../src/hooks/auth/useSession';
import { createMemoryNotifications } from '../../src/platform/desktop-notification';
import type { MemoryPlatform } from '../../src/platform/memory-platform';
import { CUSTOMER_EMAIL } from '../../src/sandbox/world/accounts';
import { renderInTab } from '../hooks/support/react';
import { createTestBrowser, type TestBrowser } from '../hooks/support/test-browser';

const MINUTE = 60_000;

function Dashboard() {
  const start = useImpersonate();
  const access = useActionAccess('deleteUsers');
  return (
    <PageTitle title="Dashboard">
      <h1>Dashboard of {useCurrentUser().email}</h1>
      <p>{access.allowed ? 'Users can be deleted.' : access.reason}</p>
      {start && (
        <button type="button" onClick={() => start({ name: 'Carl', email: CUSTOMER_EMAIL })}>
          Impersonate Carl
        </button>
      )}
    </PageTitle>
  );
}

function SignedIn({ children }: { children: ReactNode }) {
  const session = useSession();
  if (session.status !== 'signedIn') return <p>Nobody is signed in: {session.status}</p>;
  return (
    <AlertsProvider>
      <ImpersonationArea>
        <ImpersonationHost />
        <ImpersonateProvider>{children}</ImpersonateProvider>
      </ImpersonationArea>
    </AlertsProvider>
  );
}

/** What of the portal has to do with impersonation, at an address. */
function open(browser: TestBrowser, address: string, options = {}) {
  return renderInTab(
    browser,
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route
          path={paths.impersonate}
          element={
            <HeldSession>
              <ImpersonatePage />
            </HeldSession>
          }
        />
        <Route
          path="*"
          element={
            <SignedIn>
              <Dashboard />
            </SignedIn>
          }
        />
      </Routes>
    </MemoryRouter>,
    options,
  );
}

async function start(options = {}) {
  const browser = createTestBrowser('signedIn');
  const administrator = await open(browser, '/dashboard');
  await administrator.screen.getByRole('button', { name: 'Impersonate Carl' }).click();
  await administrator.screen.getByRole('button', { name: 'Start impersonation' }).click();
  await expect.poll(() => administrator.platform.location.openedTabs.length).toBe(1);
  const acting = await open(browser, administrator.platform.location.openedTabs[0] ?? '', options);
  await expect
    .element(acting.screen.getByRole('heading', { name: `Dashboard of ${CUSTOMER_EMAIL}` }))
    .toBeVisible();
  return { browser, administrator, acting };
}

it('leads from the dialog to a tab that acts as the other user, and closes the dialog', async () => {
  const { administrator, acting } = await start();
  await expect.element(administrator.screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect
    .element(acting.screen.getByRole('region', { name: 'Impersonation' }))
    .toHaveTextContent('You are logged in as');
  expect(document.title).toMatch(/^As .+ · Dashboard/);
  expect(acting.platform.pageIcon.shown).toContain('<svg');
  expect(administrator.platform.pageIcon.shown).toBeNull();
  // Nobody acts as somebody else twice, and dangerous things are off, with the reason.
  const { screen } = acting;
  await expect.element(screen.getByText(/while you act as someone else/)).toBeVisible();
  // Once, in the administrator's tab: both are on one page here.
  expect(screen.getByText('Users can be deleted.').elements()).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Impersonate Carl' }).elements()).toHaveLength(1);
});

it('shows the minutes in the title from the warning on, and another icon', async () => {
  const { browser, acting } = await start();
  const calm = acting.platform.pageIcon.shown;
  browser.clock.advance(25 * MINUTE);
  await expect.poll(() => document.title).toMatch(/^\(5 min\) As /);
  await expect.poll(() => acting.platform.pageIcon.shown).not.toBe(calm);
});

it('asks for desktop notifications at a press, and shows them only while it is hidden', async () => {
  const notifications = createMemoryNotifications({ isAsking: true });
  const wrap = (platform: MemoryPlatform) => ({ ...platform, notifications });
  const { browser, acting } = await start({ wrap });
  expect(notifications.askedCount).toBe(0);
  notifications.press();
  notifications.press();
  expect(notifications.askedCount).toBe(1);
  browser.clock.advance(25 * MINUTE);
  expect(notifications.shown).toEqual([]);
  acting.platform.visibility.play('hidden');
  browser.clock.advance(3 * MINUTE);
  browser.clock.advance(MINUTE);
  expect(notifications.shown.map(({ body }) => /\d+ minutes?/.exec(body)?.[0])).toEqual([
    '2 minutes',
    '1 minute',
  ]);
  expect(notifications.shown.map(({ closeAfterMs }) => closeAfterMs)).toEqual([15_000, 15_000]);
});

it('ends from the keyboard: nobody is signed in, title and icon are the page’s own', async () => {
  const { acting } = await start();
  acting.screen.getByRole('button', { name: 'End Session' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(acting.screen.getByText('Nobody is signed in: signedOut')).toBeVisible();
  expect(acting.platform.pageIcon.shown).toBeNull();
});

it('says that the other tab does not answer, and tries again when it is asked to', async () => {
  const browser = createTestBrowser('signedIn');
  const { screen } = await open(browser, '/impersonate/unknown');
  browser.clock.advance(5_000);
  const title = screen.getByRole('heading', { name: 'No answer from the other tab' });
  await expect.element(title).toBeVisible();
  expect(browser.sent).toEqual([]);
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(title).not.toBeInTheDocument();
  browser.clock.advance(5_000);
  await expect.element(title).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Go to the portal as yourself' }))
    .toHaveAttribute('href', paths.dashboard);
});
