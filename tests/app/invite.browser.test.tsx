import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AlertsHost } from '../../src/app/alerts/AlertsHost';
import { InviteProvider } from '../../src/app/users/InviteProvider';
import { useOpenInvite } from '../../src/app/users/invite-context';
import { AlertsProvider } from '../../src/hooks/alerts/AlertsProvider';
import { useSession } from '../../src/hooks/auth/useSession';
import type { Sandbox } from '../../src/sandbox/sandbox';
import { renderInTab } from '../hooks/support/react';
import { createTestBrowser } from '../hooks/support/test-browser';

const CALL = 'POST /app/users';
const EMAIL = 'grace@northwind.example';

function Page() {
  const open = useOpenInvite();
  return (
    <button type="button" onClick={open}>
      Invite somebody, {useSession().status}
    </button>
  );
}

async function openInvite(prepare: (sandbox: Sandbox) => void = () => {}) {
  const browser = createTestBrowser('signedIn');
  prepare(browser.sandbox);
  const { screen } = await renderInTab(
    browser,
    <AlertsProvider>
      <MemoryRouter>
        <InviteProvider>
          <Page />
        </InviteProvider>
      </MemoryRouter>
      <AlertsHost />
    </AlertsProvider>,
  );
  const opener = screen.getByRole('button', { name: 'Invite somebody, signedIn' });
  await opener.click();
  const field = screen.getByRole('textbox', { name: 'E-mail' });
  await expect.element(field).toHaveFocus();
  const send = screen.getByRole('button', { name: 'Invite', exact: true });
  return { browser, screen, opener, field, send };
}

it('twenty presses send one invitation, which is said and gives the focus back', async () => {
  const { browser, screen, opener, field, send } = await openInvite();
  await field.fill(EMAIL);
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  browser.hold = (call) => (call === CALL ? held : undefined);
  const button = send.element() as HTMLButtonElement;
  for (let press = 0; press < 20; press += 1) button.click();
  await userEvent.keyboard('{Enter}{Enter}{Escape}');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  finish();
  await expect
    .element(screen.getByText('user was created ,we sent him an email', { exact: true }))
    .toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  expect(browser.count(CALL)).toBe(1);
});

it('a failure is shown verbatim, keeps the input, and gets the focus', async () => {
  const { browser, screen, field, send } = await openInvite();
  browser.sandbox.faults.add({
    match: { path: '/app/users', method: 'POST' },
    status: 400,
    body: '{"message":"<img src=x onerror=alert(1)>"}',
  });
  await field.fill(EMAIL);
  await send.click();
  await expect.element(screen.getByText('Something went wrong')).toBeVisible();
  await expect
    .element(screen.getByText('We are not able to create this user, please contact us for support'))
    .toBeVisible();
  await expect.element(field).toHaveValue(EMAIL);
  expect(document.activeElement?.getAttribute('role')).toBe('alert');
  expect(document.querySelector('img')).toBeNull();
});

it('offline nothing is sent, now or later', async () => {
  const { browser, screen, field, send } = await openInvite();
  browser.isReachable = false;
  await field.fill(EMAIL);
  await send.click();
  await expect.element(screen.getByText('Something went wrong')).toBeVisible();
  browser.isReachable = true;
  browser.clock.advance(120_000);
  expect(browser.count(CALL)).toBe(1);
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: 'Discard' }).click();
  await screen.getByRole('button', { name: /^Invite somebody/ }).click();
  // The next time begins empty, without the failure.
  await expect.element(field).toHaveValue('');
  expect(screen.getByText('Something went wrong').elements()).toEqual([]);
});

const OLD_ME = {
  email: 'ada@plinth.example',
  firstname: 'Ada',
  lastname: 'Lindqvist',
  username: 'Ada',
  phone: null,
  twoFactorEnabled: false,
  userAvatar: null,
  customerId: 'customer-1',
  customerType: 2,
  roles: [{ name: 'Admin', permissions: [[{ name: 'User.Invite' }, { name: 'Customer.Read' }]] }],
};

it('a server that names no companies of people is asked what the specification says', async () => {
  const { screen } = await openInvite((sandbox) =>
    sandbox.faults.add({
      match: { path: '/app/users/me', method: 'GET' },
      status: 200,
      body: JSON.stringify(OLD_ME),
    }),
  );
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(screen.getByText('For', { exact: true }).elements()).toEqual([]);
});

it('offers one’s own company first, and invites to the one that is chosen', async () => {
  const { browser, screen, field, send } = await openInvite();
  await field.fill(EMAIL);
  await screen.getByRole('button', { name: 'Plinth Cloud For' }).click();
  const first = screen.getByRole('option').first();
  await expect.element(first).toHaveTextContent('Your own company');
  await screen.getByRole('option', { name: 'Bergen Kommune' }).click();
  await expect.element(screen.getByRole('button', { name: 'Bergen Kommune For' })).toBeVisible();
  await send.click();
  await expect
    .element(screen.getByText(`${EMAIL} belongs to Bergen Kommune.`, { exact: true }))
    .toBeVisible();
  expect(browser.count(CALL)).toBe(1);
});
