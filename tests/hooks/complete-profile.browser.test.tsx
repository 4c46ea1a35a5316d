import { expect, it } from 'vitest';
import type { ProfileValues } from '../../src/domain/forms/profile';
import { VAULT_MS } from '../../src/hooks/auth/credentials-vault';
import { useCompleteProfile } from '../../src/hooks/auth/useCompleteProfile';
import { useLogin } from '../../src/hooks/auth/useLogin';
import { useSession } from '../../src/hooks/auth/useSession';
import { ADMIN_EMAIL, DEMO_PASSWORD } from '../../src/sandbox/world/accounts';
import { renderInTab } from './support/react';
import { createTestBrowser, type TestBrowser } from './support/test-browser';

const PATCH = `PATCH /app/users/${encodeURIComponent(ADMIN_EMAIL)}`;

const VALUES: ProfileValues = {
  firstname: 'Ada',
  lastname: 'Lindqvist',
  displayName: 'Ada Lindqvist',
  phoneNumber: '5550100200',
  password: 'Plinth-2027!',
  changepassword: 'Plinth-2027!',
  oldPassword: '',
};

function Profile() {
  const profile = useCompleteProfile({ email: ADMIN_EMAIL });
  const say = (is: boolean, text: string) => (is ? text : `not ${text}`);
  return (
    <>
      <p>{say(profile.isCurrentPasswordAsked, 'asked')}</p>
      <p>{say(profile.isCurrentPassword(DEMO_PASSWORD), 'known')}</p>
      <p>{say(profile.isSaved, 'saved')}</p>
      <p>{profile.failure ? `error ${profile.failure.serverMessage}` : 'no error'}</p>
      <button
        type="button"
        onClick={() => {
          profile.submit(VALUES);
          profile.submit(VALUES);
        }}
      >
        Save
      </button>
      <button
        type="button"
        onClick={() => profile.submit({ ...VALUES, oldPassword: DEMO_PASSWORD })}
      >
        Save with the password
      </button>
    </>
  );
}

function App() {
  const session = useSession();
  const login = useLogin();
  if (session.status === 'signedIn') return <p>{`signed in as ${session.user.username}`}</p>;
  if (session.status === 'profileIncomplete') return <Profile />;
  return (
    <button
      type="button"
      onClick={() => void login.run({ email: ADMIN_EMAIL, password: DEMO_PASSWORD })}
    >
      Sign in
    </button>
  );
}

async function arrive(browser: TestBrowser) {
  const tab = await renderInTab(browser, <App />);
  await tab.screen.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(tab.screen.getByText('not saved')).toBeVisible();
  return tab;
}

it('saves once with the password typed at sign-in, and goes on', async () => {
  const browser = createTestBrowser('firstLogin');
  const { screen } = await arrive(browser);
  await expect.element(screen.getByText('known', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('not asked')).toBeVisible();
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(screen.getByText('signed in as Ada Lindqvist')).toBeVisible();
  expect(browser.count(PATCH)).toBe(1);
});

it('clears the stored record when it fails, and can be tried again', async () => {
  const browser = createTestBrowser('firstLogin');
  const { screen, platform } = await arrive(browser);
  platform.storage.auth.set({ email: 'old@plinth.example', expires: '' });
  platform.storage.savedEmail.set(ADMIN_EMAIL);
  const body = JSON.stringify({ message: 'Sorry' });
  browser.sandbox.faults.add({ match: { method: 'PATCH' }, status: 400, body });
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(screen.getByText('error Sorry')).toBeVisible();
  expect(platform.storage.auth.get()).toBeNull();
  expect(platform.storage.savedEmail.get()).toBe(ADMIN_EMAIL);
  browser.sandbox.faults.clear();
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(screen.getByText('signed in as Ada Lindqvist')).toBeVisible();
});

it('asks for the password after five minutes; without it the server refuses', async () => {
  const browser = createTestBrowser('firstLogin');
  const { screen } = await arrive(browser);
  browser.clock.advance(VAULT_MS);
  await expect.element(screen.getByText('asked', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('not known')).toBeVisible();
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(screen.getByText('error The current password is not right.')).toBeVisible();
  await screen.getByRole('button', { name: 'Save with the password' }).click();
  await expect.element(screen.getByText('signed in as Ada Lindqvist')).toBeVisible();
});
