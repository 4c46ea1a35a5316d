import { expect, it } from 'vitest';
import type { HubBuilder } from '../../src/api/realtime';
import { NotificationCenter } from '../../src/components/notifications/NotificationCenter';
import { UsersScreen } from '../../src/components/users/UsersScreen';
import { useSession } from '../../src/hooks/auth/useSession';
import { useNotificationCenter } from '../../src/hooks/notifications/useNotificationCenter';
import { useUsersScreen } from '../../src/hooks/users/useUsersScreen';
import { ADMIN_EMAIL } from '../../src/sandbox/world/accounts';
import { renderInTab } from './support/react';
import { createTestBrowser, type TestBrowser } from './support/test-browser';

const LOST = 'Unable to connect to our servers.';
const CHECK = 'POST /app/login/validate-token';
const nothing = () => {};

function Users() {
  const users = useUsersScreen({ onInvite: nothing });
  return <UsersScreen {...users} />;
}

function Bell({ buildHub }: { buildHub: HubBuilder }) {
  return <NotificationCenter {...useNotificationCenter({ buildHub })} />;
}

const Status = () => <output>{useSession().status}</output>;

/** Hubs that break with the cable, or by themselves. */
function createHubs(browser: TestBrowser) {
  const hubs = {
    isBroken: false,
    build: (async (options) => {
      if (hubs.isBroken || !browser.isReachable) throw new TypeError('Failed to fetch');
      return browser.buildHub(options);
    }) satisfies HubBuilder,
  };
  return hubs;
}

async function open(browser: TestBrowser) {
  const hubs = createHubs(browser);
  const tab = await renderInTab(
    browser,
    <>
      <Status />
      <Bell buildHub={hubs.build} />
      <Users />
    </>,
    { sessionEndsOn: 'unauthorized' },
  );
  const status = () => tab.screen.container.querySelector('output')?.textContent;
  return { ...tab, status, hubs };
}

/** Lets the time go by in steps in which React and the answers come along. */
async function pass(browser: TestBrowser, seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    browser.clock.advance(1_000);
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise(requestAnimationFrame);
  }
}

it('a server that dies is said beside what is shown after 10 s, and any answer takes that away', async () => {
  const browser = createTestBrowser('signedIn');
  const { screen, status } = await open(browser);
  const rows = screen.getByRole('row');
  await expect.poll(() => rows.elements().length).toBeGreaterThan(5);
  const shown = rows.elements().length;

  browser.isReachable = false;
  browser.sandbox.live.cut();
  await pass(browser, 5);
  expect(screen.getByText(LOST).elements()).toEqual([]);
  await pass(browser, 20);
  await expect.element(screen.getByText(LOST).first()).toBeVisible();
  await expect.element(screen.getByRole('button', { name: LOST })).toBeVisible();
  expect(rows.elements()).toHaveLength(shown);
  expect(status()).toBe('signedIn');
  const asked = browser.count(CHECK);
  await pass(browser, 60);
  expect(browser.count(CHECK)).toBeGreaterThan(asked);
  expect(browser.count(CHECK)).toBeLessThan(asked + 5);
  expect(browser.count('GET /app/login/logout')).toBe(0);

  browser.isReachable = true;
  await expect
    .poll(async () => {
      await pass(browser, 1);
      return screen.getByText(LOST).elements();
    })
    .toEqual([]);
  expect(rows.elements()).toHaveLength(shown);
  expect(status()).toBe('signedIn');
});

it('nothing is said of a server that was gone for 5 s, or whose hub alone is gone', async () => {
  const browser = createTestBrowser('signedIn');
  const { screen, hubs } = await open(browser);
  await expect.poll(() => screen.getByRole('row').elements().length).toBeGreaterThan(5);
  browser.isReachable = false;
  browser.sandbox.live.cut();
  await pass(browser, 5);
  browser.isReachable = true;
  await pass(browser, 40);
  hubs.isBroken = true;
  browser.sandbox.live.cut();
  await pass(browser, 40);
  expect(screen.getByText(LOST).elements()).toEqual([]);
});

it('a page whose server is dead can press nothing but "Try again", which asks at once', async () => {
  const browser = createTestBrowser('signedIn');
  browser.isReachable = false;
  const { screen, status } = await open(browser);
  const invite = screen.getByText('Invite', { exact: true });
  const inert = () =>
    screen.getByRole('searchbox', { includeHidden: true }).element().closest('[inert]');
  const isInviteInert = () => invite.element().closest('[inert]') !== null;
  await expect.poll(isInviteInert).toBe(true);
  expect(inert()).not.toBeNull();
  await pass(browser, 40);
  await expect.poll(status).toBe('unreachable');
  await expect.element(screen.getByRole('heading', { name: LOST })).toBeVisible();
  expect(screen.getByText('Something went wrong').elements()).toEqual([]);
  expect(isInviteInert()).toBe(true);
  expect(inert()).not.toBeNull();

  browser.isReachable = true;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText(ADMIN_EMAIL).first()).toBeVisible();
  expect(isInviteInert()).toBe(false);
  expect(inert()).toBeNull();
});
