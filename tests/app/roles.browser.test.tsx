import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AlertsHost } from '../../src/app/alerts/AlertsHost';
import { ConfigContext } from '../../src/app/ConfigContext';
import { parseConfig } from '../../src/app/config';
import { RolesPage } from '../../src/app/roles/pages';
import { AlertsProvider } from '../../src/hooks/alerts/AlertsProvider';
import { useSession } from '../../src/hooks/auth/useSession';
import { ImpersonationProvider } from '../../src/hooks/impersonation/ImpersonationProvider';
import { renderInTab } from '../hooks/support/react';
import { createTestBrowser, type TestBrowser } from '../hooks/support/test-browser';

const settings = parseConfig({});

/** Where a press led to, with what it carried. */
function Place() {
  const { pathname, state } = useLocation();
  return (
    <output aria-label="Place">
      {pathname} {JSON.stringify(state)}
    </output>
  );
}

function Page() {
  if (useSession().status !== 'signedIn') return null;
  return (
    <ImpersonationProvider>
      <RolesPage />
    </ImpersonationProvider>
  );
}

async function openRoles(browser: TestBrowser) {
  if (!settings.ok) throw new Error(settings.problems.join());
  // The guard of the kit against hasty clicks is not what these tests are about.
  document.documentElement.style.setProperty('--alert-click-guard', '0s');
  // Wide enough that no toast lies over a dialog.
  await page.viewport(1600, 900);
  const tab = await renderInTab(
    browser,
    <MemoryRouter initialEntries={['/apps/roles']}>
      <ConfigContext.Provider value={settings.config}>
        <AlertsProvider>
          <Page />
          <Place />
          <AlertsHost />
        </AlertsProvider>
      </ConfigContext.Provider>
    </MemoryRouter>,
  );
  const { screen } = tab;
  await expect.element(screen.getByRole('button', { name: /^Create New Role/ })).toBeVisible();

  /** Opens the menu of a role's card and chooses. */
  async function choose(role: string, action: string) {
    const opener = screen.getByRole('button', { name: `Actions of ${role}`, exact: true });
    await opener.click();
    await screen.getByRole('menuitem', { name: action }).click();
    return opener;
  }

  async function fillCreate(name: string) {
    await screen.getByRole('button', { name: /^Create New Role/ }).click();
    await screen.getByRole('textbox', { name: 'Role name' }).fill(name);
    await screen.getByRole('checkbox', { name: 'Select all' }).click();
    return screen.getByRole('button', { name: 'Create', exact: true });
  }
  return { ...tab, choose, fillCreate };
}

afterEach(() => document.documentElement.style.removeProperty('--alert-click-guard'));

const pressAtOnce = (button: Element, times: number) => {
  for (let press = 0; press < times; press += 1) (button as HTMLButtonElement).click();
};

/** Holds one call until the answered function is called. */
function holdCall(browser: TestBrowser, held: string): () => void {
  let finish = () => {};
  const wait = new Promise<void>((resolve) => {
    finish = resolve;
  });
  browser.hold = (call) => (call === held ? wait : undefined);
  return finish;
}

it('twenty presses make one role, and Escape closes nothing meanwhile', async () => {
  const browser = createTestBrowser('signedIn');
  const { screen, fillCreate } = await openRoles(browser);
  const create = await fillCreate('Night shift');
  const finish = holdCall(browser, 'POST /app/roles/create-role');
  pressAtOnce(create.element(), 20);
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  finish();
  const done = screen.getByText('The role Night shift was created.', { exact: true });
  await expect.element(done).toBeVisible();
  await expect.element(screen.getByRole('article', { name: 'Night shift' })).toBeVisible();
  expect(browser.count('POST /app/roles/create-role')).toBe(1);
});

it.each([
  ['__proto__', '__proto__'],
  ['10', '10'],
  ['like an address and an element', 'a/b?#%2F 🛡️ <img src=x onerror=alert(1)>'],
  ['with 200 letters', 'x'.repeat(200)],
])(
  'a role called %s is made, edited and deleted like any other',
  { timeout: 40_000 },
  async (_, name) => {
    const browser = createTestBrowser('signedIn');
    const { screen, choose, fillCreate } = await openRoles(browser);
    await (await fillCreate(name)).click();
    const card = screen.getByRole('article', { name, exact: true });
    await expect.element(card).toBeVisible();
    const sent = browser.sent.find(({ call }) => call.endsWith('/create-role'));
    expect(sent?.query.get('roleName')).toBe(name);

    await choose(name, 'Edit Role');
    await screen.getByRole('searchbox', { name: 'Filter permissions' }).fill('user.read');
    await screen.getByRole('button', { name: 'Update' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(card.getByText('User.Read', { exact: true })).toBeVisible();
    await expect.poll(() => card.getByRole('listitem').elements().length).toBe(1);

    await choose(name, 'Delete Role');
    await screen.getByRole('button', { name: 'Delete Role' }).click();
    await screen.getByRole('button', { name: 'Done' }).click();
    await expect.element(card).not.toBeInTheDocument();
    expect(document.querySelector('img[src="x"]')).toBeNull();
    expect(({} as Record<string, unknown>).User).toBeUndefined();
  },
);

it('a refused creation keeps what was typed, says why, and reads the list again', async () => {
  const browser = createTestBrowser('signedIn');
  const { screen, fillCreate } = await openRoles(browser);
  const create = await fillCreate('Auditor');
  const before = browser.count('GET /app/roles/roles');
  await create.click();
  const refusal = screen.getByRole('dialog').getByText('There is a role Auditor already.');
  await expect.element(refusal).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Role name' })).toHaveValue('Auditor');
  await expect.poll(() => browser.count('GET /app/roles/roles')).toBe(before + 1);
  await screen.getByRole('textbox', { name: 'Role name' }).fill('Auditor 2');
  await create.click();
  await expect.element(screen.getByRole('article', { name: 'Auditor 2' })).toBeVisible();
});

it.each([
  ['Create', 'POST', '/app/roles/create-role'],
  ['Update', 'PATCH', '/app/roles/*/permissions'],
  ['Delete Role', 'DELETE', '/app/roles/*'],
])(
  '%s refused with 403: a message, and the list is in step again',
  async (button, method, path) => {
    const browser = createTestBrowser('signedIn');
    const { screen, choose, fillCreate } = await openRoles(browser);
    if (button === 'Create') await fillCreate('Nights');
    else await choose('Auditor', button === 'Update' ? 'Edit Role' : 'Delete Role');
    if (button === 'Update') await screen.getByRole('checkbox', { name: 'Select all' }).click();
    // Somebody else has deleted another role meanwhile: the list shows it after the refusal.
    browser.sandbox.faults.add({
      match: { path, method },
      status: 403,
      body: '{"message":"Not you."}',
    });
    browser.sandbox.faults.add({ match: { path: '/app/roles/roles' }, status: 200, body: '{}' });
    await screen.getByRole('button', { name: button, exact: true }).click();
    await expect.element(screen.getByRole('alert').getByText('Not you.').first()).toBeVisible();
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(screen.getByText('No roles yet')).toBeVisible();
  },
);

it('deleting offline says that it failed, and nothing is sent later', async () => {
  const browser = createTestBrowser('signedIn');
  const { screen, choose } = await openRoles(browser);
  await choose('Auditor', 'Delete Role');
  browser.isReachable = false;
  const call = 'DELETE /app/roles/Auditor';
  await screen.getByRole('button', { name: 'Delete Role' }).click();
  await expect
    .element(
      screen
        .getByRole('alertdialog')
        .getByText('An unexpected error occurred while deleting the role.'),
    )
    .toBeVisible();
  const alert = screen.getByText('something went wrong', { exact: true }).first();
  await expect.element(alert).toBeVisible();
  browser.isReachable = true;
  browser.clock.advance(120_000);
  expect(browser.count(call)).toBe(1);
  await screen.getByRole('button', { name: 'Cancel' }).click();
  // With the dialog its alert is gone too.
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(screen.getByRole('article', { name: 'Auditor' })).toBeVisible();
});

it('a server message with markup is shown as text and makes no element', async () => {
  const browser = createTestBrowser('signedIn');
  const { screen, choose } = await openRoles(browser);
  const message = '<img src=x onerror=alert(1)>';
  browser.sandbox.faults.add({
    match: { path: '/app/roles/*', method: 'DELETE' },
    status: 400,
    body: JSON.stringify({ message }),
  });
  await choose('Auditor', 'Delete Role');
  await screen.getByRole('button', { name: 'Delete Role' }).click();
  await expect.element(screen.getByRole('alertdialog').getByText(message)).toBeVisible();
  expect(document.querySelector('img[src="x"]')).toBeNull();
});

it('View Role carries role, name, isSystemRole and users', async () => {
  const browser = createTestBrowser('signedIn');
  const { screen, choose } = await openRoles(browser);
  await expect
    .element(screen.getByRole('list', { name: 'Users with the role Admin' }))
    .toBeVisible();
  await choose('Admin', 'View Role');
  const place = screen.getByRole('status', { name: 'Place', exact: true });
  await expect.element(place).toHaveTextContent(/^\/apps\/roles\/view-role /);
  const state = JSON.parse(place.element().textContent?.replace(/^\S+ /, '') ?? '');
  expect(Object.keys(state).sort()).toEqual(['isSystemRole', 'name', 'role', 'users']);
  expect([state.name, state.isSystemRole, state.role.name]).toEqual(['Admin', true, 'Admin']);
  expect(state.users.length).toBeGreaterThan(0);
});

it('500 roles: only cards on screen ask for their people', { timeout: 40_000 }, async () => {
  const browser = createTestBrowser('manyRoles');
  const { screen } = await openRoles(browser);
  await expect.poll(() => screen.getByRole('article').elements().length).toBe(500);
  await expect.poll(() => browser.count('GET /app/roles/users-per-role')).toBeGreaterThan(0);
  expect(browser.count('GET /app/roles/users-per-role')).toBeLessThan(60);
});

it('of 10,000 permissions exactly the selected ones are sent', {
  timeout: 40_000,
}, async () => {
  const browser = createTestBrowser('manyPermissions');
  const { screen } = await openRoles(browser);
  await screen.getByRole('button', { name: /^Create New Role/ }).click();
  await screen.getByRole('textbox', { name: 'Role name' }).fill('Everything');
  await screen.getByRole('checkbox', { name: 'Select all' }).click();
  await screen.getByRole('button', { name: 'Create', exact: true }).click();
  const card = screen.getByRole('article', { name: 'Everything' });
  await expect.element(card.getByText('and 9995 more...')).toBeVisible();
});
