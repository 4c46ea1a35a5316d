import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { login } from '../../src/api/calls/auth';
import { assignRole, createRole, listRoles } from '../../src/api/calls/roles';
import { createApiClient } from '../../src/api/create-client';
import { parseConfig } from '../../src/app/config';
import { Portal } from '../../src/app/Portal';
import { ADMIN_EMAIL, DEMO_PASSWORD, RESELLER_EMAIL } from '../../src/sandbox/world/accounts';
import type { ScenarioName } from '../../src/sandbox/world/scenarios';
import { createSandboxBrowser } from '../../src/testing/sandbox-browser';
import { createTestBrowser } from '../hooks/support/test-browser';

const settings = parseConfig({ brand: { name: 'Northwind' } });
const ORIGIN = 'https://console.test';
const ROLES = 'GET /app/roles/roles';

/** A page, and who sees it. */
interface Place {
  readonly path: string;
  readonly scenario?: ScenarioName;
  readonly viewer?: string;
}

async function open({ path, scenario = 'signedIn', viewer = ADMIN_EMAIL }: Place) {
  if (!settings.ok) throw new Error(settings.problems.join());
  await page.viewport(1280, 900);
  const browser = createTestBrowser(scenario);
  const { parts } = browser.openTab();
  const screen = await render(
    <Portal config={settings.config} console={parts} initialPath={path} />,
  );
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  /** Somebody else gives the viewer a role that may do all but this. */
  async function takeAway(...lost: string[]) {
    const elsewhere = createSandboxBrowser(browser.sandbox);
    elsewhere.cookie = null;
    const { fetch } = elsewhere;
    const client = createApiClient({ baseUrl: ORIGIN, fetch, clock: browser.clock });
    await login(client, { email: ADMIN_EMAIL, password: DEMO_PASSWORD });
    const admin = (await listRoles(client)).find(({ name }) => name === 'Admin');
    const all = admin?.permissions.map(({ name }) => name) ?? [];
    const permissions = all.filter((name) => !lost.includes(name));
    await createRole(client, { role: 'Keeper', permissions });
    await assignRole(client, { role: 'Keeper', emails: [viewer] });
  }
  return { browser, screen, button, takeAway };
}

type Opened = Awaited<ReturnType<typeof open>>;

/** A form of an area, filled in while it was allowed; the answer sends it. */
interface Case extends Place {
  readonly area: string;
  readonly permission: string;
  readonly begin: (opened: Opened) => Promise<() => Promise<void>>;
}

const CASES: readonly Case[] = [
  {
    area: 'users',
    path: '/apps/user-management/users',
    permission: 'User.Invite',
    async begin({ screen, button }) {
      await button('Invite').first().click();
      await screen.getByRole('textbox', { name: 'E-mail' }).fill('grace@northwind.example');
      return () =>
        screen.getByRole('dialog').getByRole('button', { name: 'Invite', exact: true }).click();
    },
  },
  {
    area: 'roles',
    path: '/apps/roles',
    permission: 'Permissions.Create',
    async begin({ screen, button }) {
      await button('Actions of Auditor').click();
      await screen.getByRole('menuitem', { name: 'Duplicate Role' }).click();
      const create = button('Create');
      await expect.element(create).toBeEnabled();
      return () => create.click();
    },
  },
  {
    area: 'customers',
    path: '/apps/customers/customer-5',
    permission: 'Customer.Edit',
    async begin({ screen, button }) {
      await button('Edit: Company').click();
      await screen.getByRole('textbox', { name: 'Name', exact: true }).fill('Fjord & Co');
      return () => button('Save').click();
    },
  },
  {
    area: 'subscriptions',
    path: '/apps/subscriptions/s-18',
    permission: 'Subscription.Seats',
    async begin({ screen, button }) {
      await button('More actions').click();
      await screen.getByRole('menuitem', { name: 'Rename' }).click();
      await screen.getByRole('textbox', { name: 'Custom name' }).fill('For the desk');
      return () => button('Save').click();
    },
  },
  {
    area: 'orders',
    path: '/apps/orders/o-79',
    permission: 'Order.Approve',
    async begin({ screen, button }) {
      await button('Reject').click();
      const dialog = screen.getByRole('alertdialog');
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('Too many');
      return () => dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    },
  },
];

describe('a write that is refused for want of a permission', () => {
  it.each(CASES)('in $area names it, and says who can give it', async (one) => {
    const opened = await open(one);
    const { screen, takeAway } = opened;
    const send = await one.begin(opened);
    await takeAway(one.permission);
    await send();
    const alert = screen.getByRole('alert').filter({ hasText: one.permission });
    await expect.element(alert).toBeVisible();
    await alert.getByRole('button', { name: 'Who can give it?' }).click();
    const help = screen.getByRole('dialog', { name: 'Who can give this permission?' });
    await expect.element(help.getByText(one.permission, { exact: true })).toBeVisible();
    await expect.element(help.getByRole('link', { name: 'Admin' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(help).not.toBeInTheDocument();
    // What was open stays.
    await expect.element(alert).toBeVisible();
  });

  it('of the cart gives way to the page that is refused now, which names it', async () => {
    const { screen, takeAway } = await open({
      path: '/cart',
      scenario: 'cartReady',
      viewer: RESELLER_EMAIL,
    });
    const office = screen.getByRole('rowgroup', { name: 'Office Business', exact: true });
    await office.getByRole('spinbutton', { name: 'Quantity' }).fill('26');
    await takeAway('Marketplace.ReadWrite');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(screen.getByText('You need the permission Marketplace.ReadWrite.'))
      .toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Who can give it?' })).toBeVisible();
  });

  it('names the permission without access to roles, and reads none', async () => {
    const [users] = CASES;
    if (!users) throw new Error('There is no case.');
    const opened = await open(users);
    const { browser, screen, takeAway } = opened;
    const send = await users.begin(opened);
    await takeAway(users.permission, 'Permissions.Read');
    const before = browser.count(ROLES);
    await send();
    await expect
      .element(screen.getByRole('alert').getByText('You need the permission User.Invite.'))
      .toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'Who can give it?' }))
      .not.toBeInTheDocument();
    await expect
      .element(screen.getByRole('textbox', { name: 'E-mail' }))
      .toHaveValue('grace@northwind.example');
    expect(browser.count(ROLES)).toBe(before);
  });
});
