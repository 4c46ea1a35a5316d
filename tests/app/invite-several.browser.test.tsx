import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { AlertsHost } from '../../src/app/alerts/AlertsHost';
import { InviteProvider } from '../../src/app/users/InviteProvider';
import { useOpenInvite } from '../../src/app/users/invite-context';
import { AlertsProvider } from '../../src/hooks/alerts/AlertsProvider';
import { useSession } from '../../src/hooks/auth/useSession';
import type { ScenarioName } from '../../src/sandbox/world/scenarios';
import { renderInTab } from '../hooks/support/react';
import { createTestBrowser } from '../hooks/support/test-browser';

const INVITE = 'POST /app/users';
const ASSIGN = 'POST /app/roles/assign-role';

function Page() {
  const open = useOpenInvite();
  return (
    <button type="button" onClick={open}>
      Invite somebody, {useSession().status}
    </button>
  );
}

async function openInvite(scenario: ScenarioName = 'signedIn') {
  const browser = createTestBrowser(scenario);
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
  await screen.getByRole('button', { name: 'Invite somebody, signedIn' }).click();
  const one = screen.getByRole('textbox', { name: 'E-mail', exact: true });
  await expect.element(one).toHaveFocus();
  return { browser, screen, one, area: screen.getByRole('textbox', { name: 'E-mail addresses' }) };
}

function paste(text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
}

it('takes several that are pasted, marks what is wrong, and sends nothing before it is right', async () => {
  const { browser, screen, area } = await openInvite();
  paste('grace@northwind.example\nnobody@\nGRACE@northwind.example');
  await expect.element(area).toHaveFocus();
  const marks = screen.getByRole('list', { name: 'Lines to check' });
  await expect.element(marks).toHaveTextContent('Line 2: nobody@Enter valid email address');
  await expect.element(marks).toHaveTextContent('Already on line 1, and sent once');
  await screen.getByRole('button', { name: 'Invite 1 person' }).click();
  await expect.element(screen.getByText('Correct the marked lines first')).toBeVisible();
  expect(browser.count(INVITE)).toBe(0);
});

it('invites each once with a role, and closes with a word about it', async () => {
  const { browser, screen, one, area } = await openInvite();
  await one.fill('grace@northwind.example');
  await screen.getByRole('button', { name: 'Invite several people' }).click();
  await expect.element(area).toHaveValue('grace@northwind.example');
  await area.fill('grace@northwind.example, alan@northwind.example');
  await screen.getByRole('button', { name: /Initial role/ }).click();
  await screen.getByRole('option', { name: 'Support Desk' }).click();
  await screen.getByRole('button', { name: 'Invite 2 people' }).click();
  await expect.element(screen.getByText('2 people were invited').first()).toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(browser.count(INVITE)).toBe(2);
  expect(browser.count(ASSIGN)).toBe(2);
});

it('keeps those that failed, and tries only them again', async () => {
  const { browser, screen, one, area } = await openInvite('reseller');
  await one.fill('x');
  await screen.getByRole('button', { name: 'Invite several people' }).click();
  await area.fill('grace@northwind.example\nada@plinth.example');
  await screen.getByRole('button', { name: 'Invite 2 people' }).click();
  await expect
    .element(screen.getByRole('heading', { name: '1 of 2 people were invited' }))
    .toBeVisible();
  // Of a company that a reseller does not see: their existence is not revealed.
  const refusal = screen.getByText(/^We are not able to create this user/);
  await expect.element(refusal).toBeVisible();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => browser.count(INVITE)).toBe(3);
  await expect.element(screen.getByRole('button', { name: 'Close' }).first()).toBeVisible();
});

it('takes several that are typed into the field of one', async () => {
  const { screen, one } = await openInvite();
  await one.fill('grace@northwind.example, alan.turing@northwind.example');
  await screen.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect.element(screen.getByRole('button', { name: 'Invite 2 people' })).toBeVisible();
});

it('a whole file that is pasted marks its first lines, and sends nothing', async () => {
  const { browser, screen } = await openInvite();
  paste(Array.from({ length: 5_000 }, (_, line) => `person${line}@`).join('\n'));
  const marks = screen.getByRole('list', { name: 'Lines to check' });
  await expect.element(marks).toBeVisible();
  expect(marks.getByRole('listitem').elements()).toHaveLength(100);
  await expect.element(marks).toHaveTextContent('Line 100: person99@');
  await screen.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect.element(screen.getByText('Correct the marked lines first')).toBeVisible();
  expect(browser.count(INVITE)).toBe(0);
});
