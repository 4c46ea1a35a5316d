import { expect, it } from 'vitest';
import { login } from '../../src/api/calls/auth';
import { AlertsHost } from '../../src/app/alerts/AlertsHost';
import { OtherUserHost } from '../../src/app/shell/OtherUserHost';
import { AlertsProvider } from '../../src/hooks/alerts/AlertsProvider';
import { useLogin } from '../../src/hooks/auth/useLogin';
import { useLogout } from '../../src/hooks/auth/useLogout';
import { useSession } from '../../src/hooks/auth/useSession';
import { useInviteUser } from '../../src/hooks/users/useInviteUser';
import { ADMIN_EMAIL, CUSTOMER_EMAIL, DEMO_PASSWORD } from '../../src/sandbox/world/accounts';
import { renderInTab } from '../hooks/support/react';
import { createTestBrowser } from '../hooks/support/test-browser';

const CUSTOMER = { email: CUSTOMER_EMAIL, password: DEMO_PASSWORD };

function Page() {
  const session = useSession();
  const invite = useInviteUser();
  const signIn = useLogin();
  const logout = useLogout();
  return (
    <>
      <p>{session.status === 'signedIn' ? `Here is ${session.user.email}` : session.status}</p>
      <button type="button" onClick={() => void invite.run({ email: 'new@northwind.example' })}>
        Invite
      </button>
      <button type="button" onClick={() => void logout.run()}>
        Sign out
      </button>
      <button type="button" onClick={() => void signIn.run(CUSTOMER)}>
        Sign in
      </button>
    </>
  );
}

async function open() {
  const browser = createTestBrowser('signedIn');
  const { screen } = await renderInTab(
    browser,
    <AlertsProvider>
      <Page />
      <AlertsHost />
      <OtherUserHost />
    </AlertsProvider>,
  );
  await expect.element(screen.getByText(`Here is ${ADMIN_EMAIL}`)).toBeVisible();
  return { browser, screen };
}

it('says that somebody else has signed in here, and sends nothing in their name', async () => {
  const { browser, screen } = await open();
  await login(browser.openTab().parts.client, CUSTOMER);
  await screen.getByRole('button', { name: 'Invite' }).click();
  const dialog = screen.getByRole('alertdialog', { name: 'Someone else has signed in here' });
  await expect.element(dialog).toBeVisible();
  await expect
    .element(dialog)
    .toHaveTextContent(
      `You now see the portal as ${CUSTOMER_EMAIL}. Changes that had not been saved were not sent.`,
    );
  await expect.element(screen.getByText(`Here is ${CUSTOMER_EMAIL}`)).toBeInTheDocument();
  expect(browser.count('POST /app/users')).toBe(1);
});

it('shows nothing after a sign-out and a sign-in of another user', async () => {
  const { screen } = await open();
  await screen.getByRole('button', { name: 'Sign out' }).click();
  await expect.element(screen.getByText('signedOut')).toBeVisible();
  await screen.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(screen.getByText(`Here is ${CUSTOMER_EMAIL}`)).toBeVisible();
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
});
