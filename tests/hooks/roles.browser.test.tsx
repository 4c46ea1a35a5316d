import { expect, it } from 'vitest';
import { failureOfReading } from '../../src/domain/reading';
import { useSession } from '../../src/hooks/auth/useSession';
import { useConsole } from '../../src/hooks/console/console-context';
import { roleKeys } from '../../src/hooks/reads/keys';
import { useRoles } from '../../src/hooks/roles/useRoles';
import { useRoleCardMembers } from '../../src/hooks/roles/useRolesScreen';
import { renderInTab } from './support/react';
import { createTestBrowser } from './support/test-browser';

const MEMBERS = 'GET /app/roles/users-per-role';

function Card({ role, isVisible }: { role: string; isVisible: boolean }) {
  const members = useRoleCardMembers(role, { isVisible });
  return (
    <li>
      {role}: {members.status}
      {members.status === 'failed' && (
        <button type="button" onClick={members.failure.retry}>
          Retry {role}
        </button>
      )}
    </li>
  );
}

/** The first `visible` cards are on screen. */
function Cards({ visible }: { visible: number }) {
  const session = useSession();
  const roles = useRoles();
  const { cache } = useConsole();
  if (session.status !== 'signedIn') return null;
  if (roles.status !== 'ready') {
    return (
      <>
        <p>roles {roles.status}</p>
        <p>{roles.status === 'failed' && roles.isRefreshing ? 'trying again' : 'resting'}</p>
        <button type="button" onClick={failureOfReading(roles)?.retry}>
          Try again
        </button>
      </>
    );
  }
  return (
    <>
      <p>
        {roles.data.length} roles{roles.isStale ? ', stale' : ''}
      </p>
      <button type="button" onClick={() => cache.invalidate([roleKeys.list])}>
        Refresh
      </button>
      <ul>
        {roles.data.map(({ name }, index) => (
          <Card key={name} role={name} isVisible={index < visible} />
        ))}
      </ul>
    </>
  );
}

it('500 roles: only visible cards ask, at most 6 at a time', async () => {
  const browser = createTestBrowser('manyRoles');
  let atATime = 0;
  let most = 0;
  const releases: (() => void)[] = [];
  browser.hold = (call) => {
    if (call !== MEMBERS) return undefined;
    atATime += 1;
    most = Math.max(most, atATime);
    return new Promise((resolve) => {
      releases.push(() => {
        atATime -= 1;
        resolve();
      });
    });
  };
  const { screen } = await renderInTab(browser, <Cards visible={20} />);
  await expect.element(screen.getByText('500 roles')).toBeVisible();
  await expect.poll(() => releases.length).toBe(6);
  for (let answered = 0; answered < 20; answered += 1) {
    await expect.poll(() => releases.length).toBeGreaterThan(answered);
    releases[answered]?.();
  }
  await expect.poll(() => screen.container.textContent?.match(/: (ready|empty)/g)?.length).toBe(20);
  expect(most).toBe(6);
  expect(browser.count(MEMBERS)).toBe(20);
  const shown = [...screen.container.querySelectorAll('li')].slice(0, 20);
  const names = shown.map((card) => card.textContent?.replace(/: (ready|empty)$/, ''));
  const asked = browser.sent.filter(({ call }) => call === MEMBERS);
  expect(asked.map(({ query }) => query.get('role'))).toEqual(names);
});

it('cards that leave the screen give up their place and ask again when they are back', async () => {
  const browser = createTestBrowser('signedIn');
  browser.hold = (call) => (call === MEMBERS ? new Promise(() => {}) : undefined);
  const { screen, show } = await renderInTab(browser, <Cards visible={8} />);
  await expect.poll(() => browser.count(MEMBERS)).toBe(6);
  await show(<Cards visible={0} />);
  await expect
    .poll(() => browser.sent.filter(({ call }) => call === MEMBERS).every((c) => c.isAborted()))
    .toBe(true);
  expect(browser.count(MEMBERS)).toBe(6);
  browser.hold = null;
  await show(<Cards visible={8} />);
  await expect.poll(() => screen.container.textContent?.match(/: (ready|empty)/g)?.length).toBe(8);
  expect(browser.count(MEMBERS)).toBe(14);
});

it('one card that fails breaks no other and can be tried again alone', async () => {
  const browser = createTestBrowser('signedIn');
  browser.sandbox.faults.add({
    match: { path: '/app/roles/users-per-role' },
    status: 404,
    times: 1,
  });
  const { screen } = await renderInTab(browser, <Cards visible={8} />);
  const retry = screen.getByRole('button', { name: /^Retry/ });
  await expect.element(retry).toBeVisible();
  await expect.poll(() => screen.container.textContent?.match(/: (ready|empty)/g)?.length).toBe(7);
  const before = browser.count(MEMBERS);
  await retry.click();
  await expect.poll(() => screen.container.textContent?.match(/: (ready|empty)/g)?.length).toBe(8);
  expect(browser.count(MEMBERS)).toBe(before + 1);
});

it('a failed list stays an error with its button while it is tried again', async () => {
  const browser = createTestBrowser('signedIn');
  const lift = browser.sandbox.faults.add({ match: { path: '/app/roles/roles' }, status: 404 });
  const { screen } = await renderInTab(browser, <Cards visible={0} />);
  await expect.element(screen.getByText('roles failed')).toBeVisible();
  lift();
  let release = () => {};
  browser.hold = () =>
    new Promise((resolve) => {
      release = resolve;
    });
  const button = screen.getByRole('button', { name: 'Try again' });
  await button.click();
  await expect.element(screen.getByText('trying again')).toBeVisible();
  await expect.element(screen.getByText('roles failed')).toBeVisible();
  await expect.element(button).toHaveFocus();
  release();
  await expect.element(screen.getByText('8 roles')).toBeVisible();
});

it('a refresh that fails keeps the rows and shows it', async () => {
  const browser = createTestBrowser('signedIn');
  const { screen } = await renderInTab(browser, <Cards visible={0} />);
  await expect.element(screen.getByText('8 roles')).toBeVisible();
  const lift = browser.sandbox.faults.add({
    match: { path: '/app/roles/roles' },
    status: 200,
    body: { bad: 'htmlLogin' },
  });
  await screen.getByRole('button', { name: 'Refresh' }).click();
  await expect.element(screen.getByText('8 roles, stale')).toBeVisible();
  lift();
  await screen.getByRole('button', { name: 'Refresh' }).click();
  await expect.element(screen.getByText('8 roles', { exact: true })).toBeVisible();
});

it('no roles at all is "empty"', async () => {
  const browser = createTestBrowser('emptyEverything');
  const { screen } = await renderInTab(browser, <Cards visible={0} />);
  await expect.element(screen.getByText('roles empty')).toBeVisible();
});

it('what is being read is aborted when its screen is left', async () => {
  const browser = createTestBrowser('signedIn');
  browser.hold = (call) => (call === 'GET /app/roles/roles' ? new Promise(() => {}) : undefined);
  const { show } = await renderInTab(browser, <Cards visible={0} />);
  await expect.poll(() => browser.count('GET /app/roles/roles')).toBeGreaterThan(0);
  await show(<p>Elsewhere</p>);
  await expect
    .poll(() =>
      browser.sent.filter(({ call }) => call.endsWith('roles/roles')).every((c) => c.isAborted()),
    )
    .toBe(true);
});
