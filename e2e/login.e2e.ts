import { ADMIN_EMAIL, DEMO_PASSWORD } from '../src/sandbox/world/accounts';
import { expect, expectAccessible, HOME, signIn, test } from './fixtures';

const CONFIRM = '**/app/login/confirm-email?*';
const ACTIVATED = "Email activated! You're all set to log in.";

test('Forgot Password takes what was typed along, outside of the address @walk', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal.url}/auth/login`);
  await page.getByLabel('E-mail').fill('typed@plinth.example');
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await expect(page).toHaveURL(`${portal.url}/auth/forgot-password`);
  expect(await page.evaluate(() => history.state.usr)).toEqual({ email: 'typed@plinth.example' });
});

test('an invitation is confirmed on arrival, once, and its token is gone at once', async ({
  page,
  portal,
}) => {
  await signIn(page, portal);
  await page.evaluate(async () => {
    const answer = await fetch('/app/login/validate-token', { method: 'POST' });
    const { csrfToken } = await answer.json();
    await fetch('/app/users', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Csrf-Token': csrfToken },
      body: JSON.stringify({ email: 'new+er@plinth.example' }),
    });
  });
  await page.goto(`${portal.url}/logout`);
  await expect(page).toHaveURL(`${portal.url}/auth/login`);
  const { link, token } = portal.sandbox.outbox.at(-1) ?? { link: '', token: 'none' };

  const asked: string[] = [];
  const referrers: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/confirm-email')) asked.push(request.url());
    referrers.push(request.headers().referer ?? '');
  });
  await page.goto(link);
  await expect(page.getByText(ACTIVATED)).toBeVisible();
  await expect(page).toHaveURL(`${portal.url}/auth/login`);
  expect(asked).toHaveLength(1);
  expect(new URL(asked[0] ?? '').searchParams.get('email')).toBe('new+er@plinth.example');
  expect(JSON.stringify(referrers)).not.toContain(token);
  expect(await page.evaluate(() => JSON.stringify(history.state) + document.title)).not.toContain(
    token,
  );
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await page.goBack();
  await expect(page.getByLabel('E-mail')).toBeVisible();
  expect(asked).toHaveLength(1);

  await page.goto(link);
  await expect(page.getByText('Email is already confirmed, Try to login')).toBeVisible();
});

test('the sign-in works while the confirmation is on its way, and after it failed @walk', async ({
  page,
  portal,
}) => {
  portal.sandbox.faults.add({
    match: { path: '/app/login/confirm-email' },
    status: 502,
    body: { bad: 'htmlGateway' },
    latencyMs: 500,
  });
  const failed = page.waitForResponse(CONFIRM);
  await page.goto(`${portal.url}/auth?confirmationToken=t&email=a@plinth.example`);
  await page.getByLabel('E-mail').fill(ADMIN_EMAIL);
  await failed;
  await expect(page.getByText(/^Unable to connect to our servers/)).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(ADMIN_EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible();
});

for (const width of [320, 375]) {
  test(`nothing is cut off at ${width} px @walk`, async ({ page, portal }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(`${portal.url}/auth/login`);
    await expect(page.getByRole('button', { name: 'Continue with Microsoft' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Language' })).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
