import { useState } from 'react';
import { expect, it } from 'vitest';
import { createRole, listRoles } from '../../src/api/calls/roles';
import { useLogin } from '../../src/hooks/auth/useLogin';
import { useSession } from '../../src/hooks/auth/useSession';
import { roleKeys } from '../../src/hooks/reads/keys';
import { useRoles } from '../../src/hooks/roles/useRoles';
import { useWrite } from '../../src/hooks/writes/useWrite';
import { ADMIN_EMAIL, DEMO_PASSWORD } from '../../src/sandbox/world/accounts';
import { renderInTab } from './support/react';
import { createTestBrowser } from './support/test-browser';

const CREATE = 'POST /app/roles/create-role';

function CreateRole() {
  const session = useSession();
  const roles = useRoles();
  const { state, run, reset } = useWrite(
    (client, role: string) => createRole(client, { role, permissions: ['User.Invite'] }),
    { stale: () => [roleKeys.list] },
  );
  const [outcomes, setOutcomes] = useState<readonly string[]>([]);
  const press = async () => {
    const { status } = await run('Night shift');
    setOutcomes((before) => [...before, status]);
  };
  if (session.status !== 'signedIn') return null;
  return (
    <>
      <button type="button" onClick={() => void press()}>
        Create
      </button>
      <button type="button" onClick={reset}>
        Reset
      </button>
      <p>state {state.status}</p>
      <p>outcomes {outcomes.join(' ')}</p>
      <ul>
        {roles.status === 'ready' && roles.data.map(({ name }) => <li key={name}>{name}</li>)}
      </ul>
    </>
  );
}

it('20 clicks in a row send one request, and what it makes stale is read again', async () => {
  const browser = createTestBrowser('signedIn');
  const { screen } = await renderInTab(browser, <CreateRole />);
  await expect.element(screen.getByText('Admin', { exact: true })).toBeVisible();
  const reads = browser.count('GET /app/roles/roles');
  const button = screen.getByRole('button', { name: 'Create' }).element() as HTMLButtonElement;
  for (let i = 0; i < 20; i += 1) button.click();
  await expect.element(screen.getByText('state done')).toBeVisible();
  await expect.element(screen.getByText('Night shift')).toBeVisible();
  await expect
    .element(screen.getByText(/^outcomes/))
    .toHaveTextContent(`outcomes ${'ignored '.repeat(19)}done`);
  expect(browser.count(CREATE)).toBe(1);
  expect(browser.count('GET /app/roles/roles')).toBe(reads + 1);
});

it('a write made offline fails at once and is not sent when the network is back', async () => {
  const browser = createTestBrowser('signedIn');
  const { screen, platform, parts } = await renderInTab(browser, <CreateRole />);
  await expect.element(screen.getByText('Admin', { exact: true })).toBeVisible();
  browser.isReachable = false;
  platform.online.setOnline(false);
  await screen.getByRole('button', { name: 'Create' }).click();
  await expect.element(screen.getByText('state failed')).toBeVisible();
  browser.isReachable = true;
  platform.online.setOnline(true);
  browser.clock.advance(3_600_000);
  const roles = await listRoles(parts.client);
  expect(roles.map(({ name }) => name)).not.toContain('Night shift');
  expect(browser.count(CREATE)).toBe(1);
  // After a failure it can be tried again.
  await screen.getByRole('button', { name: 'Reset' }).click();
  await expect.element(screen.getByText('state idle')).toBeVisible();
  await screen.getByRole('button', { name: 'Create' }).click();
  await expect.element(screen.getByText('state done')).toBeVisible();
});

function Login() {
  const session = useSession();
  const login = useLogin();
  const submit = () => void login.run({ email: ADMIN_EMAIL, password: DEMO_PASSWORD });
  return (
    <>
      <button type="button" onClick={submit}>
        Sign in
      </button>
      <p>session {session.status}</p>
      <p>{login.failure ? `failed: ${login.failure.kind}` : 'no failure'}</p>
      <p>{login.state.status === 'done' ? login.state.result : 'no result'}</p>
    </>
  );
}

it('a double click on sign-in sends one login; its failure is shown, then forgotten', async () => {
  const browser = createTestBrowser();
  const { screen } = await renderInTab(browser, <Login />);
  await expect.element(screen.getByText('session signedOut')).toBeVisible();
  const lift = browser.sandbox.faults.add({ match: { path: '/app/login' }, status: 500 });
  const button = screen.getByRole('button', { name: 'Sign in' });
  let release = () => {};
  browser.hold = () =>
    new Promise((resolve) => {
      release = resolve;
    });
  await button.dblClick();
  browser.hold = null;
  release();
  await expect.element(screen.getByText('failed: server')).toBeVisible();
  expect(browser.count('POST /app/login')).toBe(1);
  lift();
  await button.click();
  await expect.element(screen.getByText('session signedIn')).toBeVisible();
  await expect.element(screen.getByText('no failure')).toBeVisible();
  expect(browser.count('POST /app/login')).toBe(2);
});
