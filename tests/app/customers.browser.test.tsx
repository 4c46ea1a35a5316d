import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CustomersPage } from '../../src/app/customers/pages';
import { AlertsProvider } from '../../src/hooks/alerts/AlertsProvider';
import { useSession } from '../../src/hooks/auth/useSession';
import type { ScenarioName } from '../../src/sandbox/world/scenarios';
import { renderInTab } from '../hooks/support/react';
import { createTestBrowser } from '../hooks/support/test-browser';

const LIST = 'GET /app/customers';

/** Where the page is, and the browser's Back. */
function Address() {
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output aria-label="Address">{decodeURIComponent(search)}</output>
      <button type="button" onClick={() => navigate('/apps/customers?page=2&size=5')}>
        Elsewhere
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
}

function Page() {
  return useSession().status === 'signedIn' ? <CustomersPage /> : null;
}

async function openCustomers(
  address = '',
  { scenario = 'signedIn' as ScenarioName, browser = createTestBrowser(scenario) } = {},
) {
  await page.viewport(1280, 900);
  const { screen } = await renderInTab(
    browser,
    <AlertsProvider>
      <MemoryRouter initialEntries={[`/apps/customers${address}`]}>
        <Page />
        <Address />
      </MemoryRouter>
    </AlertsProvider>,
  );
  const row = (name: string | RegExp) => screen.getByRole('row', { name });
  const names = () =>
    screen
      .getByRole('rowheader')
      .elements()
      .map((cell) => cell.querySelector('a')?.textContent)
      .filter((name) => name !== undefined);
  /** Chooses a value of a filter. */
  async function filter(label: string, value: RegExp) {
    // The heading of a column may be called the same, and opens nothing.
    await screen.getByRole('button', { name: label, expanded: false }).click();
    await screen.getByRole('menuitemcheckbox', { name: value }).click();
    await userEvent.keyboard('{Escape}');
  }
  const place = screen.getByRole('status', { name: 'Address' });
  return { browser, screen, row, names, filter, place };
}

describe('the customers', () => {
  it('are those of a reseller, with sums over all pages that equal the rows', async () => {
    const { screen, row } = await openCustomers('?size=100', { scenario: 'reseller' });
    await expect.element(row(/^Halvorsen AS/)).toBeVisible();
    expect(screen.getByRole('row', { name: /^Matterhorn/ }).query()).toBeNull();
    const amounts = (index: number) =>
      [...document.querySelectorAll('tbody tr')].map((tr) =>
        Number(tr.querySelectorAll('td[data-align=end]')[index]?.querySelector('data')?.value),
      );
    const totals = screen.getByRole('group', { name: /^Totals/ }).element();
    for (const index of [0, 1]) {
      const cents = amounts(index).reduce((sum, amount) => sum + Math.round(amount * 100), 0);
      const said = totals.querySelectorAll('dd')[index]?.querySelector('data')?.value;
      expect(cents).toBe(Math.round(Number(said) * 100));
    }
  });

  it('have a sum for each currency, and one where a filter leaves one', async () => {
    const { screen, row, filter } = await openCustomers();
    const totals = screen.getByRole('group', { name: /^Totals/ });
    await expect.element(totals).toHaveTextContent('CHF');
    await expect.element(totals).toHaveTextContent('€');
    await filter('Currency', /^CHF/);
    await expect.element(totals).not.toHaveTextContent('€');
    await expect.element(row(/^Rhone Vins/)).toBeVisible();
    await expect.element(totals).toHaveTextContent('CHF');
  });

  it('keep search, filters, order and page in the address, also over Back', async () => {
    const { screen, row, names, filter, place } = await openCustomers();
    await expect.element(row(/^Adria Systems/)).toBeVisible();
    await filter('State', /^Suspended/);
    await expect.element(row(/^Adria Systems/)).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Owed' }).click();
    await expect.element(place).toHaveTextContent('?sort=-openBalance&state=suspended');
    const suspended = ['Hamnen Hotell', 'Donau Druck'];
    await expect.poll(names).toEqual(suspended);
    await screen.getByRole('button', { name: 'Elsewhere' }).click();
    await expect.element(screen.getByText('6 - 10 of 28')).toBeVisible();
    await screen.getByRole('button', { name: 'Back' }).click();
    await expect.poll(names).toEqual(suspended);
    await expect.element(screen.getByRole('button', { name: 'State: Suspended' })).toBeVisible();
  });

  it('without matches shows it, and clearing restores the rows', async () => {
    const { screen, row } = await openCustomers('?state=closed&country=NO');
    await expect.element(screen.getByRole('heading', { name: 'Nothing matches.' })).toBeVisible();
    await screen.getByRole('button', { name: 'Clear filters' }).last().click();
    await expect.element(row(/^Adria Systems/)).toBeVisible();
  });

  it('of an unknown state are shown with its text, among all others', async () => {
    const browser = createTestBrowser('signedIn');
    const row = { id: 'c-1', currency: 'EUR', country: 'XX-1', openBalance: 5, revision: 1 };
    const data = [
      { ...row, name: 'Odd One', state: 'migrating' },
      { ...row, id: 'c-2', name: 'Even One', state: 'active', currency: 'nonsense' },
    ];
    browser.sandbox.faults.add({
      match: { path: '/app/customers', method: 'GET' },
      status: 200,
      body: JSON.stringify({ data, totalRecords: 2, totalPages: 1 }),
    });
    const { row: rowOf } = await openCustomers('', { browser });
    await expect
      .element(
        rowOf(/^Odd One/)
          .getByText('migrating')
          .first(),
      )
      .toBeInTheDocument();
    await expect.element(rowOf(/^Even One/)).toBeVisible();
  });
});

describe('who may not see customers', () => {
  const heading = 'You do not have permission to see Customers.';

  it('because of their level: the page shows it, without a request', async () => {
    const { screen, browser } = await openCustomers('', { scenario: 'customer' });
    await expect.element(screen.getByRole('heading', { name: heading })).toBeVisible();
    await expect
      .element(screen.getByText(/the permission Customer\.Read, in a company/))
      .toBeVisible();
    browser.clock.advance(60_000);
    expect(browser.count(LIST)).toBe(0);
  });

  it('because of their role: the same, and the permission has its name', async () => {
    const browser = createTestBrowser('signedIn');
    const roles = [{ name: 'Desk', permissions: [{ name: 'Order.Read', description: '' }] }];
    const user = { email: 'desk@plinth.example', firstname: 'D', lastname: 'E', username: 'D E' };
    browser.sandbox.faults.add({
      match: { path: '/app/users/me', method: 'GET' },
      status: 200,
      body: JSON.stringify({ ...user, roles }),
    });
    const { screen } = await openCustomers('', { browser });
    await expect.element(screen.getByRole('heading', { name: heading })).toBeVisible();
    await expect.element(screen.getByText('You need the permission Customer.Read.')).toBeVisible();
    expect(browser.count(LIST)).toBe(0);
  });
});

describe('a row of the customers', () => {
  const ONE = /^Fjordbakeriet/;
  async function openMenu() {
    const opened = await openCustomers('?search=fjordbakeriet');
    await opened
      .row(ONE)
      .getByRole('button', { name: /^Actions of/ })
      .click();
    const entry = (name: string) => opened.screen.getByRole('menuitem', { name });
    return { ...opened, entry };
  }

  it('opens, and is suspended once it was said what that means', async () => {
    const { screen, row, entry } = await openMenu();
    await expect.element(entry('Open')).toHaveAttribute('href', '/apps/customers/customer-5');
    await entry('Suspend').click();
    const dialog = screen.getByRole('alertdialog');
    await expect.element(dialog.getByText('5 subscriptions continue.')).toBeVisible();
    (dialog.getByRole('button', { name: 'Suspend' }).element() as HTMLElement).click();
    await expect.element(row(ONE)).toHaveTextContent('Suspended');
    await row(ONE)
      .getByRole('button', { name: /^Actions of/ })
      .click();
    await expect.element(entry('Resume')).toBeVisible();
  });

  it('has its customer bought for, with its tenant', async () => {
    const { browser, entry } = await openMenu();
    await entry('Buy for this customer').click();
    await expect.poll(() => browser.count('PUT /app/cart/targets')).toBe(1);
    await expect.poll(() => browser.count('GET /app/customers/customer-5/tenants')).toBe(1);
  });

  it('that cannot be bought for says why', async () => {
    const { row, screen } = await openCustomers('?state=suspended&search=donau');
    await row(/^Donau Druck/)
      .getByRole('button', { name: /^Actions of/ })
      .click();
    const buy = screen.getByRole('menuitem', { name: /^Buy for this customer/ });
    await expect.element(buy).toHaveAttribute('aria-disabled', 'true');
    await expect.element(screen.getByText('It is suspended.')).toBeVisible();
  });
});
