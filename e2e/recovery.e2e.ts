import type { Page } from '@playwright/test';
import { ADMIN_EMAIL, DEMO_PASSWORD } from '../src/sandbox/world/accounts';
import { createPortalPages } from '../src/testing/playwright/portal-pages';
import { expect, expectAccessible, HOME, type Portal, test } from './fixtures';

const CALL = '/app/login/generate-password-reset-token';
const SENT = `If there is an account for ${ADMIN_EMAIL}, a link is on its way.`;
const BROKEN = 'Your Link Is Broken, Please Try Again';
const NEW_PASSWORD = ' Better 2026!';

async function ask(page: Page, portal: Portal, email: string): Promise<void> {
  await page.goto(`${portal.url}/auth/forgot-password`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
}

/** Has a link mailed, without the form. */
async function mailedLink(portal: Portal): Promise<string> {
  const query = new URLSearchParams({ email: ADMIN_EMAIL, host: new URL(portal.url).host });
  await fetch(`${portal.url}${CALL}?${query}`);
  const mail = portal.sandbox.outbox.at(-1);
  portal.secrets.add(mail?.token ?? '');
  return mail?.link ?? '';
}

async function choose(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Confirm password').fill(confirmation);
  await page.getByRole('button', { name: 'Set password' }).click();
}

test('forgot, mailed, reset, signed in with the new password', async ({ page, portal }) => {
  await ask(page, portal, ADMIN_EMAIL);
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(page.getByText(/^Please wait (60|59) seconds before resend$/)).toBeVisible();
  await expectAccessible(page);
  const [mail] = portal.sandbox.outbox;
  expect(mail).toMatchObject({ kind: 'passwordReset', to: ADMIN_EMAIL });

  // Out of the mailbox, as the sandbox's desk shows it.
  await page.goto(`${portal.url}/app/sandbox`);
  await page.getByRole('link', { name: 'open' }).click();
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  await expect(page).toHaveURL(`${portal.url}/auth/reset-password`);
  await expectAccessible(page);
  await choose(page, NEW_PASSWORD);
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeFocused();
  await expect(page.getByRole('textbox')).toHaveCount(0);

  await page.getByRole('link', { name: 'Sign in' }).click();
  await createPortalPages(page).signIn.signIn(ADMIN_EMAIL, DEMO_PASSWORD);
  await expect(page.getByText('The e-mail or the password is not right.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible();
});

test('a known and an unknown e-mail cannot be distinguished @walk', async ({ browser, portal }) => {
  const seen: string[] = [];
  for (const email of [ADMIN_EMAIL, 'daa@plinth.example']) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${portal.url}/auth/forgot-password`);
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText(/^Please wait \d+ seconds before resend$/)).toBeVisible();
    seen.push(
      await page.evaluate((email) => {
        const boxes = [...document.body.querySelectorAll('*')].map((element) =>
          JSON.stringify(element.getBoundingClientRect()),
        );
        const text = document.body.innerText
          .replace(/\d+ seconds/, 'N seconds')
          .replaceAll(email, 'the address');
        return [text, document.activeElement?.textContent, ...boxes].join('\n');
      }, email),
    );
    await context.close();
  }
  expect(seen[0]).toBe(seen[1]);
  expect(portal.sandbox.outbox).toHaveLength(1);
});

test('the token is gone from everywhere on arrival', async ({ page, portal }) => {
  const link = await mailedLink(portal);
  const asked: { url: string; referrer: string }[] = [];
  page.on('request', (request) => {
    asked.push({ url: request.url(), referrer: request.headers().referer ?? '' });
  });
  // The session check is slow: the token must not wait for it in the address bar.
  portal.sandbox.faults.add({ match: { path: '/app/login/validate-token' }, latencyMs: 60_000 });
  await page.addInitScript(() =>
    localStorage.setItem('plinth.auth', JSON.stringify({ email: 'a@b.example', expires: '' })),
  );
  const answer = await page.goto(link);
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(page).toHaveURL(`${portal.url}/auth/reset-password`);
  expect(await portal.canaries.find(portal.secrets.all())).toEqual([]);
  expect(asked.filter(({ url }) => !url.startsWith(portal.url))).toEqual([]);
  expect(asked.filter(({ referrer }) => referrer !== '')).toEqual([]);
});

test('after a reload or by Back the link is broken, and a new one can be asked for', async ({
  page,
  portal,
}) => {
  await page.goto(await mailedLink(portal));
  await expect(page.getByLabel('New password')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: BROKEN })).toBeVisible();
  await page.goto(await mailedLink(portal));
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: BROKEN })).toBeVisible();
  await page.getByRole('link', { name: 'Send a new link' }).click();
  await expect(page.getByLabel('E-mail')).toBeVisible();
});

test('twenty presses send one new password; a used link fails and keeps what was typed @walk', async ({
  page,
  portal,
}) => {
  const link = await mailedLink(portal);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/app/login/reset-password')) sent.push(request.method());
  });
  const works = portal.sandbox.faults.add({
    match: { path: '/app/login/reset-password' },
    status: 400,
    body: { bad: 'htmlGateway' },
    latencyMs: 300,
  });
  await page.goto(link);
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 20; press += 1) button.click();
  });
  await expect(page.getByRole('alert')).toHaveText(BROKEN);
  expect(sent).toEqual(['POST']);
  await expect(page.getByLabel('New password')).toHaveValue(NEW_PASSWORD);
  works();
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
  await page.goto(link);
  await choose(page, 'Another-2026!');
  await expect(page.getByRole('alert')).toHaveText(BROKEN);
});
