import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AlertsHost } from '../../src/app/alerts/AlertsHost';
import { ConfigContext } from '../../src/app/ConfigContext';
import { parseConfig } from '../../src/app/config';
import { paths } from '../../src/app/paths';
import { RoleDetailPage } from '../../src/app/roles/pages';
import { toViewRoleState } from '../../src/domain/roles/view-role-state';
import { AlertsProvider } from '../../src/hooks/alerts/AlertsProvider';
import { useSession } from '../../src/hooks/auth/useSession';
import { ImpersonationProvider } from '../../src/hooks/impersonation/ImpersonationProvider';
import type { ScenarioName } from '../../src/sandbox/world/scenarios';
import { renderInTab } from '../hooks/support/react';
import { createTestBrowser } from '../hooks/support/test-browser';

const ASSIGN = 'POST /app/roles/assign-role';
const settings = parseConfig({ brand: { name: 'Northwind Cloud' } });
const view = (name: string, owner = 'Ada Lindqvist') =>
  toViewRoleState({ name, owner, permissions: [] });

function Where() {
  const { pathname, search } = useLocation();
  return <p title={search}>at {pathname}</p>;
}

function Guarded() {
  if (useSession().status !== 'signedIn') return null;
  return (
    <ImpersonationProvider>
      <RoleDetailPage />
    </ImpersonationProvider>
  );
}

async function open(state: unknown, scenario: ScenarioName = 'signedIn') {
  if (!settings.ok) throw new Error(settings.problems.join());
  const browser = createTestBrowser(scenario);
  const { screen } = await renderInTab(
    browser,
    <ConfigContext.Provider value={settings.config}>
      <AlertsProvider>
        <MemoryRouter initialEntries={[{ pathname: paths.roleDetail, state }]}>
          <Where />
          <Routes>
            <Route path={paths.roleDetail} element={<Guarded />} />
            <Route path="*" element={null} />
          </Routes>
        </MemoryRouter>
        <AlertsHost />
      </AlertsProvider>
    </ConfigContext.Provider>,
  );
  return { browser, screen };
}

async function openRevoke(...names: string[]) {
  const opened = await open(view('Support Desk'));
  const { screen } = opened;
  for (const name of names) await screen.getByRole('checkbox', { name: `Select ${name}` }).click();
  await screen.getByRole('button', { name: 'Revoke Role' }).click();
  const dialog = screen.getByRole('alertdialog', { name: 'Revoke User Role' });
  const yes = dialog.getByRole('button', { name: 'YES' });
  await expect.element(yes).toBeVisible();
  return { ...opened, dialog, yes };
}

const press = (button: { element(): Element }) => (button.element() as HTMLElement).click();

it.each([
  ['nothing', undefined],
  ['a text', 'Admin'],
  ['a system role that says it is none', { ...view('Admin', 'System'), isSystemRole: false }],
])('with %s for a state the list is shown, and nobody is asked', async (_, state) => {
  const { browser, screen } = await open(state);
  await expect.element(screen.getByText(`at ${paths.roles}`)).toBeVisible();
  expect(browser.count('GET /app/roles/users-per-role')).toBe(0);
});

it('a role that is gone leads to the list, with a word about it, once', async () => {
  const { screen } = await open(view('Ghosts'));
  await expect.element(screen.getByText(`at ${paths.roles}`)).toBeVisible();
  await expect.element(screen.getByText('The role Ghosts no longer exists.').first()).toBeVisible();
  expect(document.querySelectorAll('[data-slot="toast"]')).toHaveLength(1);
});

it.each(['__proto__', 'constructor', '10', 'a/b', '100%', 'Sales & <Marketing> "EMEA"?#1'])(
  'a role called %s behaves like any other',
  async (name) => {
    const { browser, screen } = await open(view(name), 'manyRoles');
    await expect.element(screen.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect.element(screen.getByText('There are no matching records')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Delete Role' })).toBeVisible();
    const asked = browser.sent.filter(({ call }) => call === 'GET /app/roles/users-per-role');
    expect(new Set(asked.map(({ query }) => query.get('role')))).toEqual(new Set([name]));
    // The address says it from then on, so that it can be sent to others.
    const { title } = screen.getByText(`at ${paths.roleDetail}`).element() as HTMLElement;
    expect(new URLSearchParams(title).get('role')).toBe(name);
  },
);

it.each([
  ['Admin', 'System', false],
  ['Guest', 'System', false],
  ['Support Desk', 'Ada Lindqvist', true],
])('%s of %s can be edited and deleted: %s (specification §6)', async (name, owner, canChange) => {
  const { screen } = await open(view(name, owner));
  await expect.element(screen.getByRole('heading', { name, exact: true })).toBeVisible();
  for (const button of ['Edit Permissions', 'Delete Role']) {
    expect(screen.getByRole('button', { name: button }).elements()).toHaveLength(canChange ? 1 : 0);
  }
});

it('twenty presses of YES revoke once', async () => {
  const { browser, screen, yes } = await openRevoke('Zoë Åkerström');
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  browser.hold = (call) => (call === ASSIGN ? held : undefined);
  for (let time = 0; time < 20; time += 1) press(yes);
  await userEvent.keyboard('{Enter}{Escape}');
  finish();
  await expect.element(screen.getByText('User became Guest').first()).toBeVisible();
  await expect
    .element(screen.getByRole('checkbox', { name: 'Select Zoë Åkerström' }))
    .not.toBeInTheDocument();
  expect(browser.count(ASSIGN)).toBe(1);
  const [sent] = browser.sent.filter(({ call }) => call === ASSIGN);
  expect(sent?.query.get('roleName')).toBe('Guest');
});

it('a refusal is said, and the page is as the server has it', async () => {
  const { browser, screen, dialog, yes } = await openRevoke('Zoë Åkerström');
  browser.sandbox.faults.add({
    match: { path: '/app/roles/assign-role' },
    status: 403,
    body: '{"message":"You may not do this."}',
  });
  press(yes);
  await expect.element(dialog.getByText('You may not do this.')).toBeVisible();
  expect(document.activeElement?.getAttribute('role')).toBe('alert');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Revoke Role' })).toHaveFocus();
  await expect
    .element(screen.getByRole('checkbox', { name: 'Select Zoë Åkerström' }))
    .toBeChecked();
});

it('offline nothing is revoked, now or later', async () => {
  const { browser, dialog, yes } = await openRevoke('Zoë Åkerström');
  browser.isReachable = false;
  press(yes);
  await expect.element(dialog.getByText('An error occurred')).toBeVisible();
  browser.isReachable = true;
  browser.clock.advance(600_000);
  expect(browser.count(ASSIGN)).toBe(1);
});

it('after a lost response it names who lost the role, and sends nobody twice', async () => {
  const { browser, dialog, yes } = await openRevoke('Zoë Åkerström', 'Łukasz Święcicki');
  browser.sandbox.faults.add({ match: { path: '/app/roles/assign-role' }, cut: 'lostAnswer' });
  press(yes);
  await expect.element(dialog.getByText('0 users still have the role.')).toBeVisible();
  expect(dialog.getByText('Role revoked').elements()).toHaveLength(2);
  press(yes);
  await expect.element(dialog).not.toBeInTheDocument();
  expect(browser.count(ASSIGN)).toBe(1);
});

it('a revoke from the menu of a row gives the focus to the row that takes its place', async () => {
  const { screen } = await open(view('Support Desk'));
  const menu = screen.getByRole('button', { name: 'Actions of Zoë Åkerström' });
  await expect.element(menu).toBeVisible();
  (menu.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('menuitem', { name: 'View User' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect
    .element(screen.getByRole('button', { name: 'Actions of Łukasz Święcicki' }))
    .toHaveFocus();
});

it('adding: who was added stands in the table; a failure keeps what was chosen', async () => {
  const { browser, screen } = await open(view('Support Desk'));
  const opener = screen.getByRole('button', { name: 'Add Users To Role' });
  await opener.click();
  const dialog = screen.getByRole('dialog', { name: 'Add Users To Role' });
  const search = dialog.getByRole('searchbox', { name: 'Search Users To Add' });
  await expect.element(search).toHaveFocus();
  await search.fill('carl');
  browser.clock.advance(250);
  const carl = dialog.getByRole('checkbox', { name: 'Carl Jensen' });
  await expect.poll(() => dialog.getByRole('checkbox').elements().length).toBe(1);
  await carl.click();
  const add = dialog.getByRole('button', { name: 'Add Selected Users' });
  browser.sandbox.faults.add({ match: { path: '/app/roles/assign-role' }, status: 500, body: '' });
  await add.click();
  await expect.element(dialog.getByText('Something went wrong')).toBeVisible();
  await expect.element(carl).toBeChecked();
  await expect.element(search).toHaveValue('carl');
  browser.sandbox.faults.clear();
  for (let time = 0; time < 20; time += 1) press(add);
  await expect.element(screen.getByText('User added successfully').first()).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await expect
    .element(screen.getByRole('button', { name: 'Actions of Carl Jensen' }))
    .toBeVisible();
  expect(browser.count(ASSIGN)).toBe(2);
});

it('members and system users are not offered; an empty result is shown', async () => {
  const { browser, screen } = await open(view('Support Desk'));
  await screen.getByRole('button', { name: 'Add Users To Role' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Add Users To Role' });
  await expect.element(dialog.getByRole('checkbox', { name: 'Bruno Keller' })).toBeVisible();
  for (const name of ['Zoë Åkerström', 'Platform Service']) {
    expect(dialog.getByRole('checkbox', { name }).elements()).toEqual([]);
  }
  await dialog.getByRole('searchbox').fill('zoe.akerstrom');
  browser.clock.advance(250);
  await expect.element(dialog.getByText('No available users found')).toBeVisible();
  await expect.element(dialog.getByText('Try search by email or name...')).toBeVisible();
  await dialog.getByRole('searchbox').fill('zoe');
  await expect.element(dialog.getByText('Minimum 4 length')).toBeVisible();
});

it('deletes the role and leaves for the list of roles (specification §2.2)', async () => {
  const { screen } = await open(view('Auditor', 'Bruno Keller'));
  await screen.getByRole('button', { name: 'Delete Role' }).click();
  const dialog = screen.getByRole('alertdialog');
  await expect.element(dialog).toBeVisible();
  press(dialog.getByRole('button', { name: 'Delete Role' }));
  await expect.element(screen.getByRole('heading', { name: 'Role deleted' })).toBeVisible();
  press(screen.getByRole('button', { name: 'Done' }));
  await expect.element(screen.getByText(`at ${paths.rolesIndex}`)).toBeVisible();
  expect(screen.getByText('The role Auditor no longer exists.').elements()).toEqual([]);
});
