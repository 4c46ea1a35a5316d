import type { Page } from '@playwright/test';
import { ADMIN_EMAIL, DEMO_PASSWORD } from '../src/sandbox/accounts';
import { createPortalPages } from '../src/testing/playwright/portal-pages';
import { expect, expectAccessible, HOME, type Portal, test } from './fixtures';

const CALL = '/app/login/generate-password-reset-token';
const SENT = 'If this e-mail is known here, a link is on its way.';
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

test('the wait lasts through a reload and a sleep, and ends in Resend', async ({
  page,
  portal,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === CALL) asked.push(searchParams.get('host') ?? '');
  });
  await page.clock.install();
  await ask(page, portal, ADMIN_EMAIL);
  await page.clock.runFor(1_000);
  await expect(page.getByText(/^Please wait \d+ seconds before resend$/)).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(page.getByText(/^Please wait [34]\d seconds before resend$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Please wait [34]\d seconds before resend$/)).toBeVisible();
  await page.clock.fastForward(5 * 60_000);
  await expect(page.getByRole('button', { name: 'Resend' })).toBeEnabled();
  // The portal's own host and no other.
  expect(asked).toEqual([new URL(portal.url).host]);
});

test('a failure says what the server says, keeps the e-mail and waits as well', async ({
  page,
  portal,
}) => {
  portal.sandbox.faults.add({
    match: { path: CALL },
    status: 400,
    body: JSON.stringify({ message: 'The mailbox is closed today.' }),
  });
  await ask(page, portal, ADMIN_EMAIL);
  await expect(page.getByRole('alert')).toHaveText('The mailbox is closed today.');
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByText(/^Please wait (60|59) seconds before resend$/)).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(ADMIN_EMAIL);
});

test('a known and an unknown e-mail cannot be told apart', async ({ browser, portal }) => {
  const seen: string[] = [];
  for (const email of [ADMIN_EMAIL, 'nobody@plinth.example']) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${portal.url}/auth/forgot-password`);
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText(/^Please wait \d+ seconds before resend$/)).toBeVisible();
    seen.push(
      await page.evaluate(() => {
        const boxes = [...document.body.querySelectorAll('*')].map((element) =>
          JSON.stringify(element.getBoundingClientRect()),
        );
        const text = document.body.innerText.replace(/\d+ seconds/, 'N seconds');
        return [text, document.activeElement?.textContent, ...boxes].join('\n');
      }),
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

test('a broken link says so', async ({ page, portal }) => {
  for (const query of [
    '',
    '?passwordToken=&email=a@b.example',
    '?passwordToken=t&passwordToken=t&email=a@b.example',
    '?passwordToken=t&email=a%2540b.example',
    `?passwordToken=${'t'.repeat(10_240)}&email=a@b.example`,
  ]) {
    await page.goto(`${portal.url}/auth/reset-password${query}`);
    await expect(page.getByRole('heading', { name: BROKEN })).toBeVisible();
    await expect(page).toHaveURL(`${portal.url}/auth/reset-password`);
  }
});

test('twenty presses send one new password; a used link fails and keeps what was typed', async ({
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
