import { useState } from 'react';
import { expect, it } from 'vitest';
import { useLogout } from '../../src/hooks/auth/useLogout';
import { useSession } from '../../src/hooks/auth/useSession';
import { useCreateRole } from '../../src/hooks/roles/useRoleDialogs';
import { useRoles } from '../../src/hooks/roles/useRoles';
import { useViewAs } from '../../src/hooks/roles/useViewAs';
import { ViewAsProvider } from '../../src/hooks/roles/ViewAsProvider';
import { renderInTab } from './support/react';
import { createTestBrowser } from './support/test-browser';

const DESK = {
  name: 'Ünit desk',
  owner: 'System',
  permissions: [{ name: 'Order.Read', description: '' }],
};

/** Who the session says looks, what a read answers, and a write that is tried. */
function Seen() {
  const session = useSession();
  const roles = useRoles();
  const create = useCreateRole();
  const logout = useLogout();
  const [said, say] = useState('');
  const user = session.status === 'signedIn' ? session.user : null;
  return (
    <>
      <output aria-label="Role">{user?.roleName ?? session.status}</output>
      <output aria-label="May">{user?.allowedActions.join(' ')}</output>
      <output aria-label="Roles">{roles.status}</output>
      <output aria-label="Said">{said}</output>
      <button
        type="button"
        onClick={async () => {
          const outcome = await create.run({ role: 'New', permissions: ['Order.Read'] });
          say(outcome.status === 'failed' ? (outcome.failure.serverMessage ?? '') : outcome.status);
        }}
      >
        Create
      </button>
      <button type="button" onClick={() => void logout.run()}>
        Sign out
      </button>
    </>
  );
}

function Page() {
  const { viewed, start, end } = useViewAs();
  const isSignedIn = useSession().status === 'signedIn';
  return (
    <>
      <button type="button" onClick={() => start(DESK)}>
        View
      </button>
      <button type="button" onClick={end}>
        End
      </button>
      {viewed ? (
        <ViewAsProvider key={viewed.name} viewed={viewed} refusal="This is only a look.">
          <Seen />
        </ViewAsProvider>
      ) : (
        isSignedIn && <Seen key="own" />
      )}
    </>
  );
}

async function open() {
  const browser = createTestBrowser('signedIn');
  const { screen, platform } = await renderInTab(browser, <Page />);
  const says = (name: string) => expect.element(screen.getByRole('status', { name, exact: true }));
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click();
  await says('Role').toHaveTextContent('Admin');
  return { browser, screen, platform, says, press };
}

it('the session has the role’s permissions, and every call names the role', async () => {
  const { browser, says, press } = await open();
  await press('View');
  await says('Role').toHaveTextContent('Ünit desk');
  await says('May').toHaveTextContent('Order.Read');
  const last = browser.sent.at(-1);
  expect(last?.headers.get('X-View-As-Role') ?? encodeURIComponent(DESK.name)).toBe(
    encodeURIComponent(DESK.name),
  );
  await press('End');
  await says('Role').toHaveTextContent('Admin');
});

it('no write leaves, and the screen can say why', async () => {
  const { browser, says, press } = await open();
  await press('View');
  await press('Create');
  await says('Said').toHaveTextContent('This is only a look.');
  expect(browser.count('POST /app/roles/create-role')).toBe(0);
  await press('End');
  await press('Create');
  await expect.poll(() => browser.count('POST /app/roles/create-role')).toBe(1);
});

it('it is kept in the tab, and goes with the session', async () => {
  const { screen, says, press, platform } = await open();
  await press('View');
  await says('Role').toHaveTextContent('Ünit desk');
  const kept = () => platform.tabArea?.open().getItem('plinth.viewedRole') ?? null;
  expect(JSON.parse(kept() ?? '{}')).toEqual({ name: 'Ünit desk', permissions: ['Order.Read'] });
  await press('Sign out');
  await expect.poll(kept).toBeNull();
  await expect
    .element(screen.getByRole('status', { name: 'Role', exact: true }))
    .not.toBeInTheDocument();
});
