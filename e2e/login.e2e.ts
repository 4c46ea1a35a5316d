import { ADMIN_EMAIL, DEMO_PASSWORD, TWO_FACTOR_EMAIL } from '../src/sandbox/accounts';
import { createPortalPages } from '../src/testing/playwright/portal-pages';
import { expect, expectAccessible, HOME, signIn, test } from './fixtures';

const CONFIRM = '**/app/login/confirm-email?*';
const ACTIVATED = "Email activated! You're all set to log in.";

test('without a message of the server: the text of the catalogue, and one logout', async ({
  page,
  portal,
}) => {
  const logouts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/app/login/logout')) logouts.push(request.url());
  });
  portal.sandbox.faults.add({ match: { path: '/app/login' }, status: 400, body: '{}' });
  portal.sandbox.faults.add({ match: { path: '/app/login/logout' }, status: 500 });
  await page.goto(`${portal.url}/auth`);
  await createPortalPages(page).signIn.signIn(ADMIN_EMAIL, 'wrong');
  await expect(page.getByRole('alert')).toHaveText('The login details are incorrect');
  await expect(page.getByRole('alert')).toBeFocused();
  expect(logouts).toHaveLength(1);
});

test('a second factor leads to /auth/2fa, and nothing of it is in the address', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal.url}/auth/login`);
  await createPortalPages(page).signIn.signIn(TWO_FACTOR_EMAIL, DEMO_PASSWORD);
  await expect(page).toHaveURL(`${portal.url}/auth/2fa`);
  const kept = await page.evaluate(() =>
    JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }]),
  );
  expect(kept).not.toContain(DEMO_PASSWORD);
});

test('silent autofill is sent as it is', async ({ page, portal }) => {
  await page.goto(`${portal.url}/auth/login`);
  const email = page.getByLabel('E-mail');
  const password = page.getByLabel('Password', { exact: true });
  await expect(email).toHaveAttribute('autocomplete', 'username');
  await expect(email).toHaveAttribute('name', 'email');
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await expect(password).toHaveAttribute('name', 'password');
  for (const [field, text] of [
    [email, ADMIN_EMAIL],
    [password, DEMO_PASSWORD],
  ] as const) {
    await field.evaluate((input: HTMLInputElement, value) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    }, text);
  }
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible();
});

test('the e-mail is there again after the session ended, and not after a sign-out', async ({
  page,
  portal,
}) => {
  await signIn(page, portal);
  portal.sandbox.faults.add({ match: { path: '/app/login/validate-token' }, status: 401 });
  await page.goto(`${portal.url}/auth/login`);
  await expect(page.getByLabel('E-mail')).toHaveValue(ADMIN_EMAIL);
  portal.sandbox.faults.clear();
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible();
  await page.goto(`${portal.url}/logout`);
  await expect(page).toHaveURL(`${portal.url}/auth/login`);
  await expect(page.getByLabel('E-mail')).toHaveValue('');
});

test('Forgot Password takes what was typed along, outside of the address', async ({
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

test('the sign-in works while the confirmation is on its way, and after it failed', async ({
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

test('a closed impersonation: it is said, the form takes nothing, and the page goes on', async ({
  page,
  portal,
}) => {
  await page.goto(`${portal.url}/auth/login`);
  await page.evaluate(() => sessionStorage.setItem('plinth.signOutMessage', 'impersonationClosed'));
  await page.reload();
  await expect(page.getByRole('status').first()).toContainText(
    'Impersonation mode has been successfully closed.',
  );
  await expect(page.getByText('You can close this tab.')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toBeDisabled();
  await expectAccessible(page);
  // It is said once: the next load asks for the session as ever.
  await page.goto(`${portal.url}/auth/login`);
  await expect(page.getByLabel('E-mail')).toBeEnabled();
});

test('the language picker has only English to choose', async ({ page, portal }) => {
  await page.goto(`${portal.url}/auth/login`);
  const picker = page.getByRole('combobox', { name: 'Language' });
  await expect(picker).toHaveValue('en');
  expect(
    await picker.evaluate((select: HTMLSelectElement) =>
      [...select.options]
        .filter((option) => !option.matches(':disabled'))
        .map((option) => option.text),
    ),
  ).toEqual(['English']);
});

for (const width of [320, 375]) {
  test(`nothing is cut off at ${width} px`, async ({ page, portal }) => {
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
