import type { Page } from '@playwright/test';
import type { FaultEffect } from '../src/sandbox/faults/rules';
import { ADMIN_EMAIL, CUSTOMER_EMAIL, DEMO_PASSWORD } from '../src/sandbox/world/accounts';
import { createPortalPages } from '../src/testing/playwright/portal-pages';
import { expect, HOME, openRoles, openSignedIn, type Portal, test } from './fixtures';

const CHECK = '/app/login/validate-token';

async function signOut(page: Page): Promise<void> {
  await createPortalPages(page).shell.signOut();
}

/** Notes in the page whether anything behind the sign-in was ever in the document. */
async function watchForShell(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    const state = { wasShown: false };
    Object.assign(window, { state });
    new MutationObserver(() => {
      state.wasShown ||= document.querySelector('[data-slot=app-shell], article, nav a') !== null;
    }).observe(document, { childList: true, subtree: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { state: { wasShown: boolean } }).state.wasShown);
}

async function expectSignedOut(page: Page, portal: Portal): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL(`${portal.url}/auth/login`);
  expect(await page.evaluate(() => localStorage.getItem('plinth.auth'))).toBeNull();
}

const FAILURES: Readonly<Record<string, FaultEffect>> = {
  '401': { status: 401 },
  'a page of HTML': { status: 200, body: { bad: 'htmlLogin' } },
};

for (const [name, effect] of Object.entries(FAILURES)) {
  test(`a start answered by ${name} ends at the sign-in, nothing protected before`, async ({
    page,
    portal,
  }) => {
    await openSignedIn(page, portal);
    const wasShellShown = await watchForShell(page);
    portal.sandbox.faults.add({ match: { path: CHECK }, ...effect, latencyMs: 200 });
    await page.goto(`${portal.url}/apps/user-management/roles`);
    await expectSignedOut(page, portal);
    expect(await wasShellShown()).toBe(false);
    // A 401 is silent; whatever else happened is said.
    await expect(page.getByText('Unable to connect to our servers.')).toHaveCount(
      name === '401' ? 0 : 1,
    );
  });
}

test('a hand-made record in storage opens nothing', async ({ page, portal }) => {
  const wasShellShown = await watchForShell(page);
  await page.addInitScript(() => {
    if (sessionStorage.getItem('planted')) return;
    sessionStorage.setItem('planted', 'yes');
    const record = { email: 'forged@plinth.example', expires: '2099-01-01', permissions: ['*'] };
    localStorage.setItem('plinth.auth', JSON.stringify(record));
  });
  portal.sandbox.faults.add({ match: { path: CHECK }, latencyMs: 300 });
  await page.goto(`${portal.url}/dashboard`);
  await expectSignedOut(page, portal);
  await expect(page.locator('body')).not.toContainText('forged@plinth.example');
  expect(await wasShellShown()).toBe(false);
  await page.evaluate(() => sessionStorage.removeItem('planted'));
});

for (const hasChannel of [true, false]) {
  test(`signing out in one of three tabs signs all out${
    hasChannel ? '' : ' without BroadcastChannel @walk'
  }`, async ({ page, context, portal }) => {
    if (!hasChannel) {
      await context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
    }
    await openSignedIn(page, portal);
    const others: Page[] = [];
    for (let tab = 1; tab < 3; tab += 1) {
      const other = await context.newPage();
      await other.goto(`${portal.url}/dashboard`);
      await expect(other.getByRole('heading', { level: 1, name: HOME })).toBeVisible();
      others.push(other);
    }
    await page.bringToFront();
    await signOut(page);
    for (const tab of [page, ...others]) await expectSignedOut(tab, portal);
  });
}

test('nothing of the user is left, even if the server never receives the sign-out', async ({
  page,
  portal,
}) => {
  await openSignedIn(page, portal);
  await openRoles(page);
  portal.secrets.add(ADMIN_EMAIL, 'Ada Lovelace');
  portal.sandbox.faults.add({ match: { path: '/app/login/logout' }, cut: 'before' });
  await signOut(page);
  await expectSignedOut(page, portal);
});

test('another user in another tab: this one forgets and becomes theirs', async ({
  page,
  context,
  portal,
}) => {
  await openSignedIn(page, portal);
  await openRoles(page);
  // A call that is still under way would be refused as nobody's, which ends the session first.
  await page.waitForLoadState('networkidle');
  const other = await context.newPage();
  await other.goto(`${portal.url}/app/sandbox`);
  await context.request.post(`${portal.url}/app/login`, {
    data: { email: CUSTOMER_EMAIL, password: DEMO_PASSWORD },
  });
  await other.evaluate((email) => {
    localStorage.setItem('plinth.auth', JSON.stringify({ email, expires: '' }));
  }, CUSTOMER_EMAIL);
  const told = page.getByRole('alertdialog', { name: 'Someone else has signed in here' });
  await expect(told).toContainText(CUSTOMER_EMAIL);
  await told.getByRole('button').click();
  await page.getByRole('button', { name: /^Account of / }).click();
  await expect(page.getByText(CUSTOMER_EMAIL)).toBeVisible();
  await expect(page.locator('body')).not.toContainText(ADMIN_EMAIL);
});

test('a picture of the sign-out address signs nobody out', async ({ page, portal }) => {
  await openSignedIn(page, portal);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const picture = new Image();
        picture.onerror = resolve;
        picture.src = '/app/login/logout';
      }),
  );
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible();
});

test('/logout loads the sign-in as a new page', async ({ page, portal }) => {
  await openSignedIn(page, portal);
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.goto(`${portal.url}/logout`);
  await expectSignedOut(page, portal);
  expect(loads).toBe(2);
});
