import { expect, it } from 'vitest';
import { ViewAsArea } from '../../src/app/roles/ViewAsArea';
import { useSession } from '../../src/hooks/auth/useSession';
import { ImpersonationProvider } from '../../src/hooks/impersonation/ImpersonationProvider';
import type { ScenarioName } from '../../src/sandbox/world/scenarios';
import { renderInTab } from '../hooks/support/react';
import { createTestBrowser } from '../hooks/support/test-browser';

const KEY = 'plinth.viewedRole';

function Page() {
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  return (
    <ImpersonationProvider>
      <ViewAsArea user={session.user}>
        {({ roleName, allowedActions }) => (
          <p>
            {roleName} may {allowedActions.join(' ')}
          </p>
        )}
      </ViewAsArea>
    </ImpersonationProvider>
  );
}

async function open(scenario: ScenarioName, stored: string) {
  const browser = createTestBrowser(scenario);
  const { screen, platform } = await renderInTab(browser, <Page />, {
    prepare: ({ tabArea }) => tabArea.open().setItem(KEY, stored),
  });
  return { screen, kept: () => platform.tabArea.open().getItem(KEY) };
}

const FORGED = JSON.stringify({ name: 'Made up', permissions: ['User.Delete'] });

it('with the permission the tab’s stored role is viewed', async () => {
  const { screen, kept } = await open('signedIn', FORGED);
  await expect.element(screen.getByText('Made up may User.Delete')).toBeVisible();
  expect(kept()).toBe(FORGED);
});

it('a view written into the tab is ignored without the permission', async () => {
  const { screen, kept } = await open('customer', FORGED);
  await expect.element(screen.getByText(/ may /)).toBeVisible();
  expect(screen.getByText(/User\.Delete/).query()).toBeNull();
  await expect.poll(kept).toBeNull();
});

it.each(['null', '[]', '{', '{"name":3,"permissions":[]}', '{"name":"x"}'])(
  'rubbish in its place is no view: %s',
  async (stored) => {
    const { screen } = await open('signedIn', stored);
    await expect.element(screen.getByText(/^Admin may /)).toBeVisible();
  },
);
