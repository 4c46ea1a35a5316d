import type { CDPSession, Page } from '@playwright/test';
import {
  ADMIN_EMAIL,
  DEMO_PASSWORD,
  DEMO_RECOVERY_CODES,
  TWO_FACTOR_EMAIL,
} from '../src/sandbox/world/accounts';
import { createPortalPages } from '../src/testing/playwright/portal-pages';
import { expect, expectAccessible, HOME, test } from './fixtures';

// What the demonstration turns on, and no portal has by itself (contract §4.28).
test.use({ isDemo: true });

const profileOf = (email: string) =>
  `/apps/user-management/users/edit/${encodeURIComponent(email)}`;

/** Types e-mail and password, and sends them. */
async function enter(page: Page, url: string, email: string): Promise<void> {
  await page.goto(`${url}/auth/login`);
  await createPortalPages(page).signIn.signIn(email, DEMO_PASSWORD);
}

async function expectHome(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: HOME })).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await createPortalPages(page).shell.signOut();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
}

async function enterRecoveryCode(page: Page, code = ''): Promise<void> {
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expectHome(page);
}

/** The browser offers no passkeys in the field, where one that is touched late would sign in by itself. */
async function offerByButtonAlone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
}

/** An authenticator inside of this computer, which needs nobody to touch it. */
async function addAuthenticator(page: Page) {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether it is touched from now on. */
    touch: (enabled: boolean) =>
      cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
    /** Says from now on that it has not asked who uses it, as a simple key does. */
    verifyNobody: () =>
      cdp.send('WebAuthn.setResponseOverrideBits', { authenticatorId, isBadUV: true }),
  };
}

test('a recovery code signs in, the device is trusted, and forgotten in the profile @walk', async ({
  page,
  portal,
}) => {
  const [code = ''] = DEMO_RECOVERY_CODES;
  await enter(page, portal.url, TWO_FACTOR_EMAIL);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await expectAccessible(page);
  await page.getByLabel('Recovery code').fill(code.toUpperCase());
  await page.getByLabel('Do not ask on this device for 30 days').check();
  await page.getByRole('button', { name: 'Verify' }).click();
  await expectHome(page);

  await signOut(page);
  await enter(page, portal.url, TWO_FACTOR_EMAIL);
  await expectHome(page);
  await page.goto(`${portal.url}${profileOf(TWO_FACTOR_EMAIL)}`);
  await expect(page.getByText('9 of 10 left')).toBeVisible();
  await expect(page.getByText(/^Trusted until /)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Stop trusting / }).click();
  await expect(page.getByText(/^Trusted until /)).toHaveCount(0);

  await signOut(page);
  await enter(page, portal.url, TWO_FACTOR_EMAIL);
  await expect(page.getByLabel('One-time code')).toBeVisible();
});

test('a device that is signed out elsewhere is at the sign-in with its next step @walk', async ({
  page,
  browser,
  portal,
}) => {
  await enter(page, portal.url, ADMIN_EMAIL);
  await expectHome(page);
  const other = await browser.newContext();
  const second = await other.newPage();
  await enter(second, portal.url, ADMIN_EMAIL);
  await expectHome(second);

  await page.goto(`${portal.url}${profileOf(ADMIN_EMAIL)}`);
  await page.getByRole('button', { name: 'Sign out on all other devices' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('list', { name: 'Your devices' }).getByRole('listitem')).toHaveCount(
    1,
  );
  await second.reload();
  await expect(second.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await other.close();
});

test('a passkey is added and named, signs in without a code, and is removed @walk', async ({
  page,
  portal,
}) => {
  portal.sandbox.useScenario('twoFactor');
  await addAuthenticator(page);
  await offerByButtonAlone(page);
  await enter(page, portal.url, ADMIN_EMAIL);
  await enterRecoveryCode(page, DEMO_RECOVERY_CODES[0]);

  await page.goto(`${portal.url}${profileOf(ADMIN_EMAIL)}`);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const name = page.getByRole('dialog').getByLabel('Name of the passkey');
  await expect(name).toHaveValue(/^Chrome on /);
  await expectAccessible(page);
  await name.fill('Work laptop');
  await page.keyboard.press('Enter');
  const list = page.getByRole('list', { name: 'Your passkeys' });
  await expect(list).toContainText('Work laptop');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('This device already has a passkey of yours.')).toBeVisible();

  // By the button: the passkey has verified its user, so that no code is asked for.
  await signOut(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expectHome(page);

  await page.goto(`${portal.url}${profileOf(ADMIN_EMAIL)}`);
  await expect(list).toContainText('Last used');
  await page.getByRole('button', { name: 'Remove the passkey Work laptop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('You have no passkey yet.')).toBeVisible();

  await signOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('This passkey is not known here, or no longer.')).toBeVisible();
});

test('a passkey that has not asked who uses it is one factor: the code is asked for @walk', async ({
  page,
  portal,
}) => {
  portal.sandbox.useScenario('twoFactor');
  const authenticator = await addAuthenticator(page);
  await authenticator.touch(false);
  await enter(page, portal.url, ADMIN_EMAIL);
  await enterRecoveryCode(page, DEMO_RECOVERY_CODES[0]);
  await page.goto(`${portal.url}${profileOf(ADMIN_EMAIL)}`);
  await authenticator.touch(true);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('dialog', { name: 'Name this passkey' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // The field offers it, and this authenticator takes it at once.
  await authenticator.verifyNobody();
  await createPortalPages(page).shell.signOut();
  await expect(page.getByLabel('One-time code')).toBeVisible();
  await expect(page).toHaveURL(`${portal.url}/auth/2fa`);
  await enterRecoveryCode(page, DEMO_RECOVERY_CODES[1]);
});

test('the field of the e-mail offers the passkey by itself', async ({ page, portal }) => {
  const authenticator = await addAuthenticator(page);
  await authenticator.touch(false);
  await enter(page, portal.url, ADMIN_EMAIL);
  await expectHome(page);
  await page.goto(`${portal.url}${profileOf(ADMIN_EMAIL)}`);
  await authenticator.touch(true);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('dialog', { name: 'Name this passkey' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The user chooses it in the field; this authenticator does so immediately.
  await createPortalPages(page).shell.signOut();
  await expectHome(page);
});
