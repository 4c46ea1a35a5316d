import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { CustomerPage } from '../../src/app/customers/pages';
import { InviteProvider } from '../../src/app/users/InviteProvider';
import { AlertsProvider } from '../../src/hooks/alerts/AlertsProvider';
import { useSession } from '../../src/hooks/auth/useSession';
import { ImpersonationProvider } from '../../src/hooks/impersonation/ImpersonationProvider';
import type { ScenarioName } from '../../src/sandbox/world/scenarios';
import { renderInTab } from '../hooks/support/react';
import { createTestBrowser } from '../hooks/support/test-browser';

/** Fjordbakeriet, whose subscriptions continue. */
const ONE = 'customer-5';

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{`${pathname}${search}`}</output>;
}

function Page() {
  return useSession().status === 'signedIn' ? <CustomerPage /> : null;
}

async function openCustomer(
  address: string = ONE,
  { scenario = 'signedIn' as ScenarioName, browser = createTestBrowser(scenario) } = {},
) {
  await page.viewport(1280, 900);
  const { screen } = await renderInTab(
    browser,
    <ImpersonationProvider>
      <AlertsProvider>
        <MemoryRouter initialEntries={[`/apps/customers/${address}`]}>
          <InviteProvider>
            <Routes>
              <Route path="/apps/customers/:id" element={<Page />} />
              <Route path="*" element={null} />
            </Routes>
          </InviteProvider>
          <Address />
        </MemoryRouter>
      </AlertsProvider>
    </ImpersonationProvider>,
  );
  const place = screen.getByRole('status', { name: 'Address' });
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  const dialog = screen.getByRole('alertdialog');
  /** Confirms by a key: for a moment the button takes no click (specification §2.4). */
  async function confirm(name: string) {
    const confirming = dialog.getByRole('button', { name, exact: true });
    await expect.element(confirming).toBeVisible();
    (confirming.element() as HTMLElement).click();
  }
  return { browser, screen, place, button, dialog, confirm };
}

describe('a customer', () => {
  it('has its tab, search and order in the address; another tab resets them', async () => {
    const { screen, place } = await openCustomer(`${ONE}?tab=orders&sort=-total&search=office`);
    const search = screen.getByRole('searchbox', { name: 'Search orders' });
    await expect.element(search).toHaveValue('office');
    await screen.getByRole('tab', { name: 'Prices' }).click();
    await expect.element(place).toHaveTextContent(`/apps/customers/${ONE}?tab=prices`);
    await expect.element(screen.getByRole('table', { name: 'Prices' })).toBeVisible();
    await expect.element(screen.getByRole('searchbox', { name: 'Search prices' })).toHaveValue('');
  });

  it('reads what its open tab shows, and of this customer only', async () => {
    const { screen, browser } = await openCustomer(ONE, { scenario: 'reseller' });
    await expect.element(screen.getByRole('link', { name: '5 live subscriptions' })).toBeVisible();
    expect(browser.count('GET /app/products')).toBe(0);
    await screen.getByRole('tab', { name: 'Subscriptions' }).click();
    await expect.element(screen.getByRole('rowheader').first()).toBeVisible();
    const own = await screen.getByRole('rowheader').elements().length;
    expect(own).toBeGreaterThan(4);
    const first = screen.getByRole('rowheader').getByRole('link').first();
    const page = expect.stringMatching(/^\/apps\/subscriptions\/s-\d+$/);
    await expect.element(first).toHaveAttribute('href', page);
  });

  it('says what needs attention, each a way to the list that is narrowed to it', async () => {
    const { screen } = await openCustomer('customer-8', { scenario: 'reseller' });
    const matters = screen.getByRole('region', { name: 'Needs attention' });
    await screen
      .getByRole('button', { name: /^€[\d,.]+$/ })
      .nth(1)
      .click();
    const balance = screen.getByRole('link', { name: 'Unpaid statements' });
    const statements = '/apps/customers/customer-8?tab=statements&state=issued&state=overdue';
    await expect.element(balance).toHaveAttribute('href', statements);
    const seats = matters.getByRole('link', { name: /^\d+ seats unassigned$/ });
    await expect
      .element(seats)
      .toHaveAttribute('href', expect.stringMatching(/tab=subscriptions&view=unused$/));
    const waiting = matters.getByRole('link', { name: '1 order waiting' });
    const orders = '/apps/customers/customer-8?tab=orders&state=awaitingApproval';
    await expect.element(waiting).toHaveAttribute('href', orders);
  });

  it('that is another company’s, or nobody’s, is not found', async () => {
    // Polder Bloemen buys from another reseller.
    const { screen } = await openCustomer('customer-26', { scenario: 'reseller' });
    await expect
      .element(screen.getByRole('heading', { level: 2, name: 'Customer not found' }))
      .toBeVisible();
    expect(screen.getByRole('button', { name: 'Suspend' }).query()).toBeNull();
  });

  it('is not requested without customers', async () => {
    const { screen, browser } = await openCustomer(ONE, { scenario: 'customer' });
    const heading = 'You do not have permission to see Customers.';
    await expect.element(screen.getByRole('heading', { name: heading })).toBeVisible();
    browser.clock.advance(60_000);
    expect(browser.count(`GET /app/customers/${ONE}`)).toBe(0);
  });
});

describe('its state', () => {
  it('is changed once it was said what that means, and can be changed back', async () => {
    const { screen, button, dialog, confirm } = await openCustomer();
    await button('Suspend').click();
    await expect.element(dialog.getByText('5 subscriptions continue.')).toBeVisible();
    await confirm('Suspend');
    await expect.element(screen.getByText('This customer is suspended')).toBeVisible();
    await button('Resume').click();
    await confirm('Resume');
    await expect.element(button('Suspend')).toBeVisible();
  });

  it('cannot be closed while subscriptions go on', async () => {
    const { screen, button, dialog } = await openCustomer();
    await button('More actions').click();
    const close = screen.getByRole('menuitem', { name: /^Close customer/ });
    await expect.element(close).toHaveTextContent(/still has live subscriptions/);
    // A pointer of the test would wait for a button that works.
    (close.element() as HTMLElement).click();
    expect(dialog.query()).toBeNull();
  });

  it('that somebody else has changed meanwhile is not changed again', async () => {
    const { screen, browser, button, dialog, confirm } = await openCustomer();
    await button('Suspend').click();
    browser.sandbox.commerce.suspend(ONE);
    await confirm('Suspend');
    await expect.element(dialog.getByText(/Nothing was done\.$/)).toBeVisible();
    await confirm('OK');
    await expect.element(screen.getByText('This customer is suspended')).toBeVisible();
  });

  it('keeps its dialog, with what was typed, when the call fails', async () => {
    const { browser, button, dialog, confirm } = await openCustomer();
    await button('Suspend').click();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Overdue');
    browser.sandbox.faults.add({
      match: { path: `/app/customers/${ONE}/suspend` },
      status: 503,
      times: 1,
    });
    await confirm('Suspend');
    await expect.element(dialog.getByRole('alert').last()).toBeInTheDocument();
    await expect.element(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Overdue');
    await confirm('Suspend');
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

describe('buying for it', () => {
  it('sets the cart to it, and goes to the marketplace', async () => {
    const { browser, button, place } = await openCustomer();
    await button('Buy for this customer').click();
    await expect.element(place).toHaveTextContent('/apps/products');
    expect(browser.count('PUT /app/cart/targets')).toBe(1);
  });

  it('is off with the reason where it has not accepted the agreement', async () => {
    const { button } = await openCustomer('customer-17');
    await expect
      .element(button('Buy for this customer'))
      .toHaveAccessibleDescription('It has not accepted the agreement.');
  });
});

describe('what is known of it', () => {
  const change = async (opened: Awaited<ReturnType<typeof openCustomer>>, name: string) => {
    const form = opened.screen.getByRole('dialog', { name: 'Company' });
    await opened.button('Edit: Company').click();
    await form.getByRole('textbox', { name: 'Name' }).fill(name);
    return form;
  };

  it('is changed: only what was changed is sent', async () => {
    const opened = await openCustomer();
    const form = await change(opened, 'Fjordbakeriet Oslo');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect
      .element(opened.screen.getByRole('heading', { level: 1, name: 'Fjordbakeriet Oslo' }))
      .toBeVisible();
    await expect.element(form).not.toBeInTheDocument();
    // Nothing is sent for nothing.
    await opened.button('Edit: Contact').click();
    await opened.screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(opened.screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(opened.browser.count(`PATCH /app/customers/${ONE}`)).toBe(1);
  });

  it('that somebody else has changed meanwhile is shown, and one’s own change offered again', async () => {
    const opened = await openCustomer();
    const form = await change(opened, 'Fjordbakeriet Oslo');
    opened.browser.sandbox.commerce.suspend(ONE);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect.element(form.getByText('This customer was changed in the meantime')).toBeVisible();
    await expect
      .element(form.getByRole('textbox', { name: 'Name' }))
      .toHaveValue('Fjordbakeriet Oslo');
    await form.getByRole('button', { name: 'Save anyway' }).click();
    await expect
      .element(opened.screen.getByRole('heading', { level: 1, name: 'Fjordbakeriet Oslo' }))
      .toBeVisible();
    await expect.element(opened.screen.getByText('This customer is suspended')).toBeVisible();
  });

  it('has its credit limit in the currency, and none where the field is empty', async () => {
    const { screen, button } = await openCustomer(ONE, { scenario: 'reseller' });
    const form = screen.getByRole('dialog', { name: 'Billing' });
    const limit = form.getByRole('textbox', { name: 'Credit limit' });
    await button('Edit: Billing').click();
    await limit.fill('1234,5');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('€1,234.50', { exact: true })).toBeVisible();
    await button('Edit: Billing').click();
    await limit.fill('');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('No limit')).toBeVisible();
  });

  it('says that it has accepted the agreement, once it was asked', async () => {
    const { screen, button, confirm } = await openCustomer('customer-17');
    await button('Record the agreement').click();
    await confirm('Record the agreement');
    await expect
      .element(screen.getByText('The agreement has not been accepted yet'))
      .not.toBeInTheDocument();
    await expect.element(screen.getByText(/^Accepted on/)).toBeVisible();
  });
});
