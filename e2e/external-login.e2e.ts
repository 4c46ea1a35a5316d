import type { Page } from '@playwright/test';
import { ADMIN_EMAIL } from '../src/sandbox/world/accounts';
import { expect, expectAccessible, HOME, test } from './fixtures';
import { reach } from './keyboard';

const FALLBACK =
  'Unable to login. Please try again later or contact support if the issue persists.';

interface Portal {
  readonly url: string;
}

/** Counts the exchanges of all pages of a browser. */
function countExchanges(page: Page): () => number {
  let count = 0;
  page.context().on('request', (request) => {
    if (request.url().includes('/app/login/external-login-res')) count += 1;
  });
  return () => count;
}

/** Goes to the provider's page. */
async function leaveFor(page: Page, portal: Portal, name: 'Google' | 'Microsoft') {
  await page.goto(`${portal.url}/auth/login`);
  await page.getByRole('button', { name: `Continue with ${name}` }).click();
  await expect(page.getByText(`Sandbox provider in place of ${name}`)).toBeVisible();
}

for (const [name, tag] of [
  ['Google', ''],
  ['Microsoft', ' @walk'],
] as const) {
  test(`signs in with ${name}, by keyboard alone${tag}`, async ({ page, portal }) => {
    const exchanges = countExchanges(page);
    await page.goto(`${portal.url}/auth/login`);
    await page.evaluate(() => localStorage.setItem('plinth.userEmail', 'old@plinth.example'));
    await reach(page.getByRole('button', { name: `Continue with ${name}` }));
    await page.keyboard.press('Enter');
    await reach(page.getByRole('link', { name: `Continue as ${ADMIN_EMAIL}` }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible();
    await expect(page).toHaveURL(`${portal.url}/dashboard`);
    expect(exchanges()).toBe(1);
    expect(
      await page.evaluate(() => [
        localStorage.getItem('plinth.userEmail'),
        sessionStorage.getItem('plinth.externalState'),
      ]),
    ).toEqual([null, null]);
    // Back leads to the provider's page at most, never to a second exchange.
    await page.goBack();
    await page.goForward();
    expect(exchanges()).toBe(1);
  });
}

/** Calls of a path wait until they are let go, however slow the machine is meanwhile. */
async function holdCalls(page: Page, path: string) {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**${path}*`, async (route) => {
    await released;
    await route.continue();
  });
  return { letGo };
}

test('shows Loading..., then Redirecting...; code and state leave the address at once', async ({
  page,
  portal,
}) => {
  await leaveFor(page, portal, 'Google');
  const exchange = await holdCalls(page, '/app/login/external-login-res');
  const profile = await holdCalls(page, '/app/users/me');
  await page.getByRole('link', { name: `Continue as ${ADMIN_EMAIL}` }).click();
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(page).toHaveURL(`${portal.url}/external-login/google`);
  await expectAccessible(page);
  exchange.letGo();
  await expect(page.getByText('Redirecting...')).toBeVisible();
  profile.letGo();
  await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible();
});

test('a return that this tab never left for exchanges nothing @walk', async ({
  page,
  context,
  portal,
}) => {
  const exchanges = countExchanges(page);
  await leaveFor(page, portal, 'Google');
  const back = await page
    .getByRole('link', { name: `Continue as ${ADMIN_EMAIL}` })
    .getAttribute('href');
  const other = await context.newPage();
  for (const path of [
    back ?? '',
    '/external-login/google',
    '/external-login/google?state=s',
    '/external-login/google?code=c&state=s&error=access_denied',
    '/external-login/GOOGLE?state=s&code=c',
    '/external-login/x?state=s&code=c',
  ]) {
    await other.goto(portal.url + path);
    await expect(other.getByRole('alert')).toHaveText(FALLBACK);
  }
  await other.close();
  expect(exchanges()).toBe(0);

  // The tab that left may come back; its address, opened again, is worth nothing.
  await page.goto(portal.url + back);
  await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible();
  await page.goto(portal.url + back);
  await expect(page.getByRole('alert')).toHaveText(FALLBACK);
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText(FALLBACK);
  expect(exchanges()).toBe(1);
});

test('a double press leaves once, and Back finds the form ready', async ({ page, portal }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/app/login/external-login?')) asked.push(request.url());
  });
  await page.goto(`${portal.url}/auth/login`);
  await page
    .getByRole('button', { name: 'Continue with Google' })
    .evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 5; press += 1) button.click();
    });
  await expect(page.getByText('Sandbox provider in place of Google')).toBeVisible();
  expect(asked).toHaveLength(1);
  await page.goBack();
  await page.getByRole('button', { name: 'Continue with Microsoft' }).click();
  await expect(page.getByText('Sandbox provider in place of Microsoft')).toBeVisible();
});
