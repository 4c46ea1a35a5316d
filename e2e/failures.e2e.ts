import { BAD_BODIES, type BadBodyName } from '../src/sandbox/faults/bad-bodies';
import { ADMIN_EMAIL, DEMO_PASSWORD } from '../src/sandbox/world/accounts';
import { createPortalPages } from '../src/testing/playwright/portal-pages';
import { expect, HOME, NEVER_SHOWN, test } from './fixtures';

const SOME_BODIES: readonly BadBodyName[] = [
  'htmlGateway',
  'empty',
  'messageObject',
  'truncatedJson',
  'stackTrace',
  'hugeText',
];

test('twenty presses send one sign-in @walk', async ({ page, portal }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/app/login')) calls.push('login');
  });
  portal.sandbox.faults.add({ match: { path: '/app/login' }, latencyMs: 300 });
  await page.goto(`${portal.url}/auth/login`);
  await page.getByLabel('E-mail').fill(ADMIN_EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 20; press += 1) button.click();
  });
  await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible();
  expect(calls).toEqual(['login']);
});

const UNREACHABLE =
  'Unable to connect to our servers. Please try again later, or contact support for help.';
const LOGIN_FAILED = 'The login details are incorrect';
const ACCOUNT_FAILED =
  'Unable to load your account. Please try again later or contact support if the issue persists.';

for (const [path, text, logins] of [
  ['/app/login', LOGIN_FAILED, SOME_BODIES.length + 1],
  ['/app/users/me', ACCOUNT_FAILED, 1],
  ['/app/customers/customer-type', ACCOUNT_FAILED, 1],
] as const) {
  test(`a bad answer of ${path} leaves a clear text and no half session @walk`, async ({
    page,
    portal,
  }) => {
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/app/login')) sent += 1;
    });
    await page.goto(`${portal.url}/auth/login`);
    for (const bad of SOME_BODIES) {
      const remove = portal.sandbox.faults.add({ match: { path }, status: 400, body: { bad } });
      await createPortalPages(page).signIn.signIn(ADMIN_EMAIL, DEMO_PASSWORD);
      await expect(page.getByRole('alert'), BAD_BODIES[bad].what).toHaveText(text);
      await expect(page.locator('body')).not.toContainText(NEVER_SHOWN);
      await expect(page.getByLabel('Password', { exact: true })).toHaveValue(DEMO_PASSWORD);
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('expires');
      remove();
    }
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible();
    // What was accepted is not sent again: only the account is loaded.
    expect(sent).toBe(logins);
  });
}

test('a server that is down: the form stays with a message, and works once it is back', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal.url}/auth/login`);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  const up = portal.sandbox.faults.add({ match: {}, cut: 'before' });
  await createPortalPages(page).signIn.signIn(ADMIN_EMAIL, DEMO_PASSWORD);
  await expect(page.getByRole('alert')).toHaveText(UNREACHABLE);
  await expect(page.getByLabel('E-mail')).toHaveValue(ADMIN_EMAIL);
  up();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible();
});

test('settings that are wrong are named @walk', async ({ page, portal }) => {
  await page.route('**/auth/login', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(
      /(id="plinth-config"[^>]*>)[\s\S]*?(<\/script>)/,
      '$1{"brand":{"color":"blue"},"links":{"terms":"javascript:alert(1)"}}$2',
    );
    await route.fulfill({ response, body: html });
  });
  await page.goto(`${portal.url}/auth/login`);
  await expect(
    page.getByRole('heading', { name: 'The portal is not set up correctly' }),
  ).toBeVisible();
  await expect(
    page.getByText('brand.color: must be a colour of 3 or 6 hexadecimal digits'),
  ).toBeVisible();
  await expect(page.getByText(/^links\.terms: /)).toBeVisible();
});
