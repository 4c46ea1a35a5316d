import { MemoryRouter, Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { approveOrder } from '../../src/api/calls/orders';
import { OrderPage } from '../../src/app/orders/OrderPage';
import { pageOf } from '../../src/app/page-of';
import { OrderScreen } from '../../src/components/orders/OrderScreen';
import { AlertsProvider } from '../../src/hooks/alerts/AlertsProvider';
import { useSession } from '../../src/hooks/auth/useSession';
import { useOrderScreen } from '../../src/hooks/orders/useOrderScreen';
import type { ScenarioName } from '../../src/sandbox/world/scenarios';
import { orders } from '../../src/screens/orders';
import { renderInTab } from '../hooks/support/react';
import { createTestBrowser, type TestBrowser } from '../hooks/support/test-browser';

const OrdersPage = pageOf(orders);

/** Five lines are set up, one failed; one that waits, placed by a buyer; one of the reseller's own. */
const PARTLY = 'o-37';
const WAITING = 'o-79';
const OWN = 'o-78';

const post = (id: string, action: string) => `POST /app/orders/${id}/${action}`;

function Pages() {
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  return (
    <Routes>
      <Route path="/apps/orders" element={<OrdersPage />} />
      <Route path="/apps/orders/:id" element={<OrderPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
}

async function open(path: string, browser = createTestBrowser('signedIn')) {
  await page.viewport(1280, 900);
  const tab = await renderInTab(
    browser,
    <AlertsProvider>
      <MemoryRouter initialEntries={[`/apps/orders${path}`]}>
        <Pages />
      </MemoryRouter>
    </AlertsProvider>,
  );
  const { screen } = tab;
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  /** Presses an action, and answers its dialog with a reason. */
  async function decide(action: string, reason: string) {
    await button(action).click();
    const dialog = screen.getByRole('alertdialog');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
    return { dialog, confirm: dialog.getByRole('button', { name: action, exact: true }) };
  }
  return { ...tab, browser, button, decide };
}

const as = (scenario: ScenarioName) => createTestBrowser(scenario);

/** Lets seconds go by until something is there: vendors need their time, and so does the asking. */
async function until(browser: TestBrowser, text: { query(): Element | null }) {
  await expect
    .poll(
      () => {
        browser.clock.advance(5_000);
        return text.query();
      },
      { timeout: 10_000 },
    )
    .not.toBeNull();
}

describe('an order', () => {
  it('that failed in part is tried again once, and completed without a live connection', async () => {
    const { screen, button, browser } = await open(`/${PARTLY}`);
    const partly = '5 of 6 are set up. 1 failed; it was not charged.';
    await expect.element(screen.getByText(partly)).toBeVisible();
    await button('Try again').click();
    // It is another day than that of the order: one is asked before (DAY7).
    const dialog = screen.getByRole('alertdialog');
    await expect.element(dialog.getByText(/^It begins today\. First charge/)).toBeVisible();
    expect(browser.count(post(PARTLY, 'lines/l-failed/retry'))).toBe(0);
    await dialog.getByRole('button', { name: 'Try again' }).dblClick();
    await expect.element(screen.getByText('5 of 6 are set up.', { exact: true })).toBeVisible();
    await until(browser, screen.getByText('6 of 6 are set up.'));
    expect(browser.count(post(PARTLY, 'lines/l-failed/retry'))).toBe(1);
    await expect.element(screen.getByText(/^Retried: /)).toBeVisible();
  });

  it('is rejected with a reason, which its page then shows', async () => {
    const { screen, decide, browser } = await open(`/${WAITING}`);
    const { confirm } = await decide('Reject', '  ');
    await confirm.click();
    await expect.element(screen.getByText('Enter a reason for rejecting it')).toBeVisible();
    expect(browser.count(post(WAITING, 'reject'))).toBe(0);
    await screen.getByRole('textbox', { name: 'Reason' }).fill('Too many');
    await confirm.click();
    await expect.element(screen.getByText('ada@plinth.example rejected this order')).toBeVisible();
    await expect.element(screen.getByText('Nothing was set up or charged.')).toBeVisible();
    // The reason is said once, and the line says the same as its order.
    await expect.element(screen.getByText('Too many')).toBeVisible();
    await expect.element(screen.getByText('Cancelled')).not.toBeInTheDocument();
  });

  it.each([
    ['Approve', '0 of 1 are set up.'],
    ['Reject', 'Nothing was set up or charged.'],
  ])('whose %s goes with its dialog leaves the focus to the heading', async (action, news) => {
    const { screen, decide, button } = await open(`/${WAITING}`);
    const { confirm } = await decide(action, 'Too many');
    await confirm.click();
    await expect.element(screen.getByText(news)).toBeVisible();
    expect(button(action).query()).toBeNull();
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('that somebody else decided meanwhile is shown as it is now', async () => {
    const { screen, decide, button, parts } = await open(`/${WAITING}`);
    const { confirm } = await decide('Reject', 'Too many');
    await approveOrder(parts.client, { id: WAITING, reason: null });
    await confirm.click();
    const name = 'This is no longer possible';
    await expect.element(screen.getByRole('alertdialog', { name })).toBeVisible();
    await button('OK').click();
    await expect.element(screen.getByText('0 of 1 are set up.')).toBeVisible();
    expect(button('Approve').query()).toBeNull();
  });

  it('whose decision got no response shows it, and is refetched', async () => {
    const browser = as('signedIn');
    browser.sandbox.faults.add({
      match: { method: 'POST', path: `/app/orders/${WAITING}/approve` },
      cut: 'lostAnswer',
      times: 1,
    });
    const { screen, decide } = await open(`/${WAITING}`, browser);
    const { dialog, confirm } = await decide('Approve', '');
    await confirm.click();
    await expect.element(dialog.getByText(/We could not confirm that this was done/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect.element(screen.getByText('0 of 1 are set up.')).toBeVisible();
  });

  it('of one’s own cannot be approved; as long as it waits one cancels it oneself', async () => {
    const { screen, button, decide, browser } = await open(`/${OWN}`, as('reseller'));
    const approve = button('Approve');
    await expect.element(approve).toHaveAccessibleDescription(/You placed this order yourself\./);
    await approve.click({ force: true });
    expect(screen.getByRole('alertdialog').query()).toBeNull();
    const { confirm } = await decide('Cancel order', 'Not needed');
    await confirm.click();
    await expect.element(screen.getByText('Cancelled: Not needed')).toBeVisible();
    expect(browser.count(post(OWN, 'cancel'))).toBe(1);
    expect(button('Cancel order').query()).toBeNull();
  });

  it('is bought again: what can be is in the cart, once', async () => {
    const { screen, button, browser } = await open(`/${PARTLY}`);
    // No answer comes between the two presses.
    let answer = () => {};
    const pressed = new Promise<void>((resolve) => {
      answer = resolve;
    });
    browser.hold = (call) => (call === post(PARTLY, 'reorder') ? pressed : undefined);
    await button('Buy again').dblClick();
    answer();
    await expect.element(screen.getByText('Everything is back in your cart.')).toBeVisible();
    expect(browser.count(post(PARTLY, 'reorder'))).toBe(1);
  });

  it('of another company is not there', async () => {
    const { screen } = await open(`/${PARTLY}`, as('customer'));
    const name = 'Order not found';
    await expect.element(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  });
});

it('updates for its approver without live events', async () => {
  const browser = as('signedIn');
  const { buildHub } = browser;
  const One = () => <OrderScreen {...useOrderScreen({ id: WAITING, buildHub })} />;
  const { screen, parts } = await renderInTab(browser, <One />);
  await expect.element(screen.getByRole('button', { name: 'Approve' })).toBeVisible();
  await approveOrder(parts.client, { id: WAITING, reason: null });
  await until(browser, screen.getByText('1 of 1 are set up.'));
});

describe('the list of orders', () => {
  it('returns to the first page with another view, and counts each', async () => {
    const { screen, browser } = await open('?search=backup&page=2');
    await screen.getByRole('tab', { name: 'Waiting for me 6' }).click();
    await expect.element(screen.getByText('1 - 6 of 6')).toBeVisible();
    await expect.element(screen.getByRole('searchbox')).toHaveValue('');
    const asked = browser.sent.findLast(({ call }) => call === 'GET /app/orders')?.query;
    expect(asked?.get('view')).toBe('waitingForMe');
  });

  it('is saved as a file, narrowed as it is shown', async () => {
    const { screen, browser, platform, button } = await open('?view=failed&state=partlyCompleted');
    await expect.element(screen.getByText('1 - 4 of 4')).toBeVisible();
    await button('Export CSV').click();
    await expect.poll(() => platform.files.saved.length).toBe(1);
    const [file] = platform.files.saved;
    expect(file?.name).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
    expect(file?.text.trim().split('\r\n')).toHaveLength(5);
    expect(browser.count('GET /app/orders/export')).toBe(1);
  });

  it('is saved as a file, and paged, by what is typed: nobody waits for the search', async () => {
    const { screen, browser, button } = await open('?view=all');
    await expect.element(screen.getByText(/^1 - \d+ of \d+$/)).toBeVisible();
    const field = screen.getByRole('searchbox', { name: 'Search orders' });
    await field.fill('2026-00009');
    await button('Export CSV').click();
    const searched = (call: string) =>
      browser.sent
        .filter((one) => one.call === call)
        .at(-1)
        ?.query.get('searchString');
    await expect.poll(() => searched('GET /app/orders/export')).toBe('2026-00009');
    await field.fill('2026-0000');
    await button('Next page').click();
    await expect.poll(() => searched('GET /app/orders')).toBe('2026-0000');
    browser.clock.advance(300);
    await expect.element(field).toHaveValue('2026-0000');
  });

  it('asks for nothing where it may not be seen', async () => {
    const { screen, browser } = await open('', as('noRoles'));
    const name = 'You do not have permission to see Orders.';
    await expect.element(screen.getByRole('heading', { name })).toBeVisible();
    expect(browser.count('GET /app/orders')).toBe(0);
    expect(browser.count('GET /app/dashboard/summary')).toBe(0);
  });
});
