import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getCart, setCartTargets } from '../../src/api/calls/cart';
import { getOrder, listOrders } from '../../src/api/calls/orders';
import { FinalReviewPage, ValidateCartPage } from '../../src/app/cart/pages';
import { NavigationProvider } from '../../src/components/ui/NavigationProvider';
import { useSession } from '../../src/hooks/auth/useSession';
import type { Sandbox } from '../../src/sandbox/sandbox';
import type { ScenarioName } from '../../src/sandbox/world/scenarios';
import { renderInTab } from '../hooks/support/react';
import { createTestBrowser, type TestBrowser } from '../hooks/support/test-browser';

const PLACE = 'POST /app/orders';
const MINUTE = 60_000;
/** Five of its lines are set up, one failed, on a day before today. */
const PARTLY = 'o-37';

/** Links of the kit stay on the page. */
function Routed({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <NavigationProvider navigate={(href) => void navigate(href)}>{children}</NavigationProvider>
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

function Pages() {
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  return (
    <Routes>
      <Route path="/cart/review" element={<ValidateCartPage />} />
      <Route path="/cart/purchase/" element={<FinalReviewPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
}

async function open(
  path: string,
  {
    scenario = 'cartReady' as ScenarioName,
    browser = createTestBrowser(scenario),
    prepare = undefined as NonNullable<Parameters<TestBrowser['openTab']>[0]>['prepare'],
  } = {},
) {
  await page.viewport(1280, 900);
  const tab = await renderInTab(
    browser,
    <MemoryRouter initialEntries={[path]}>
      <Routed>
        <Pages />
      </Routed>
      <Address />
    </MemoryRouter>,
    prepare ? { prepare } : {},
  );
  const { screen } = tab;
  const place = screen.getByRole('button', { name: 'Place order for Halvorsen AS' });
  const terms = screen.getByRole('checkbox', { name: 'I accept the terms' });
  const bought = screen.getByRole('heading', { level: 1, name: /^Your orders? (is|are) placed$/ });
  const address = screen.getByRole('status', { name: 'Address' });
  return { ...tab, browser, place, terms, bought, address };
}

const openFinal = (options?: Parameters<typeof open>[1]) => open('/cart/purchase/', options);

/** Loses an answer of the purchase, or its request. */
function cut(sandbox: Sandbox, where: 'before' | 'lostAnswer') {
  sandbox.faults.add({ match: { method: 'POST', path: '/app/orders' }, cut: where, times: 1 });
}

/** The purchase that an order of the seed came of. */
async function quoteOf(id: string): Promise<string> {
  const browser = createTestBrowser('signedIn');
  return (await getOrder(browser.openTab({}).parts.client, { id })).quoteId ?? '';
}

describe('Final Review', () => {
  it('shows the buyer, the total and the cancellation deadline, and buys it once', async () => {
    const { screen, place, terms, bought, browser } = await openFinal();
    await expect.element(place).toBeVisible();
    const line = screen.getByRole('rowgroup', { name: 'Office Business', exact: true });
    await expect.element(line.getByRole('cell', { name: '25', exact: true })).toBeVisible();
    await expect.element(line.getByText(/can be cancelled until/)).toBeVisible();
    await place.click();
    await expect.element(screen.getByText('Accept the terms to place the order.')).toBeVisible();
    expect(browser.count(PLACE)).toBe(0);
    await terms.click();
    await place.dblClick();
    await expect.element(bought).toBeVisible();
    expect(browser.count(PLACE)).toBe(1);
    // Both orders, as they go on.
    await expect.element(screen.getByText('0 of 4 are set up.')).toBeVisible();
    browser.clock.advance(10_000);
    await expect.element(screen.getByText('4 of 4 are set up.')).toBeVisible();
  });

  it('buys once however long Enter is held', async () => {
    const { place, terms, bought, browser } = await openFinal();
    await terms.click();
    const button = place.element() as HTMLElement;
    button.focus();
    await userEvent.keyboard('{Enter>8}{/Enter}');
    await expect.element(bought).toBeVisible();
    expect(browser.count(PLACE)).toBe(1);
  });

  it('asks when no answer came, and shows what was bought', async () => {
    const { screen, place, terms, bought, browser } = await openFinal();
    await terms.click();
    cut(browser.sandbox, 'lostAnswer');
    browser.hold = (call) => (call === 'GET /app/orders' ? new Promise(() => {}) : undefined);
    await place.click();
    const text = 'We did not get an answer. Your order may have been placed.';
    await expect.element(screen.getByText(text)).toBeVisible();
    browser.hold = null;
    browser.clock.advance(3_000);
    await expect.element(bought).toBeVisible();
    expect(browser.count(PLACE)).toBe(1);
  });

  it('says when it was not placed, and sends it again under the same key', async () => {
    const { screen, place, terms, bought, browser } = await openFinal();
    await terms.click();
    cut(browser.sandbox, 'before');
    await place.click();
    for (let seconds = 0; seconds < 30; seconds += 3) {
      await expect
        .poll(() => browser.count('GET /app/orders'))
        .toBeGreaterThanOrEqual(1 + seconds / 3);
      browser.clock.advance(3_000);
    }
    await expect.element(screen.getByText('It has not been placed so far.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Check again' })).toBeVisible();
    await screen.getByRole('button', { name: 'Send again. Nothing is bought twice.' }).click();
    await expect.element(bought).toBeVisible();
    expect(browser.count(PLACE)).toBe(2);
  });

  it('keeps what was bought over a reload, and is about the cart at a later visit', async () => {
    const first = await openFinal();
    await first.terms.click();
    await first.place.click();
    await expect.element(first.bought).toHaveFocus();
    await expect.element(first.address).toHaveTextContent('/cart/purchase/?quote=');
    const place = first.address.element().textContent ?? '';
    const { browser } = first;
    first.screen.unmount();
    const again = await open(place, { browser });
    await expect.element(again.bought).toBeVisible();
    await expect.element(again.screen.getByRole('link', { name: /^Order / }).first()).toBeVisible();
    // What is put into the cart again takes nothing of the result away.
    await again.screen.getByRole('button', { name: 'Buy again' }).first().click();
    await expect.element(again.screen.getByText(/in your cart/)).toBeVisible();
    again.screen.unmount();
    const reloaded = await open(place, { browser });
    await expect.element(reloaded.bought).toBeVisible();
    expect(browser.count(PLACE)).toBe(1);
  });

  it('is about the empty cart when nothing is bought now', async () => {
    const first = await openFinal();
    await first.terms.click();
    await first.place.click();
    await expect.element(first.bought).toBeVisible();
    const { browser } = first;
    first.screen.unmount();
    const later = await openFinal({ browser });
    await expect.element(later.address).toHaveTextContent(/^\/cart\/select-client$/);
    later.screen.unmount();
    const unknown = await open('/cart/purchase/?quote=nowhere', { browser });
    await expect.element(unknown.address).toHaveTextContent(/^\/cart\/select-client$/);
  });

  it('shows what was bought when the page was reloaded before the answer', async () => {
    const first = await openFinal();
    const { browser } = first;
    await first.terms.click();
    cut(browser.sandbox, 'lostAnswer');
    browser.hold = (call) => (call === 'GET /app/orders' ? new Promise(() => {}) : undefined);
    await first.place.click();
    await expect.element(first.screen.getByText(/may have been placed/)).toBeVisible();
    const sent = first.platform.tabArea?.open().getItem('plinth.purchase') ?? '';
    first.screen.unmount();
    browser.hold = null;
    const again = await openFinal({
      browser,
      prepare: (platform) => platform.tabArea?.open().setItem('plinth.purchase', sent),
    });
    await expect.element(again.bought).toBeVisible();
    await expect.element(again.address).toHaveTextContent('?quote=');
    expect(browser.count(PLACE)).toBe(1);
  });

  it('asks after a reload in the middle of sending', async () => {
    const first = await openFinal();
    const { browser } = first;
    await first.terms.click();
    // Nobody answers for as long as the page lives.
    browser.hold = (call) => (call === PLACE ? new Promise(() => {}) : undefined);
    await first.place.click();
    await expect.poll(() => browser.count(PLACE)).toBe(1);
    const sent = first.platform.tabArea?.open().getItem('plinth.purchase') ?? '';
    first.screen.unmount();
    browser.hold = null;
    const again = await openFinal({
      browser,
      prepare: (platform) => platform.tabArea?.open().setItem('plinth.purchase', sent),
    });
    const text = 'We did not get an answer. Your order may have been placed.';
    await expect.element(again.screen.getByText(text)).toBeVisible();
    await expect.element(again.place).toHaveAttribute('aria-disabled', 'true');
    expect(browser.count(PLACE)).toBe(1);
  });

  it('has the price confirmed again when it expired and changed', async () => {
    const { screen, terms, bought, browser } = await openFinal();
    await terms.click();
    browser.sandbox.commerce.setPrice('p-office-business-yy', 2_000);
    browser.clock.advance(16 * MINUTE);
    await expect.element(screen.getByText('The price has changed.')).toBeVisible();
    const confirm = screen.getByRole('button', { name: /^Confirm new total €/ });
    await confirm.click();
    await expect.element(bought).toBeVisible();
    expect(browser.count(PLACE)).toBe(1);
  });

  it('goes on with a price that ran out and is the same', async () => {
    const { screen, place, browser } = await openFinal();
    await expect.element(screen.getByText(/^The price holds for 15 more minutes/)).toBeVisible();
    browser.clock.advance(16 * MINUTE);
    await expect.element(screen.getByText(/^The price holds for 15 more minutes/)).toBeVisible();
    await expect.element(place).toBeVisible();
  });

  it('buys nothing when another tab has changed the customer', async () => {
    const { screen, terms, place, browser } = await openFinal();
    await terms.click();
    await expect.element(place).toBeVisible();
    const other = await openFinal({ browser });
    await expect.element(other.place.first()).toBeVisible();
    const { client } = other.parts;
    const countOrders = async () =>
      (await listOrders(client, { pageNumber: 1, pageSize: 1 })).totalRecords;
    const before = await countOrders();
    const cart = await getCart(client);
    await setCartTargets(client, { revision: cart.revision, targets: [] });
    await place.first().click();
    await expect
      .element(screen.getByText('This cart was changed elsewhere.').first())
      .toBeVisible();
    expect(await countOrders()).toBe(before);
  });

  it('keeps the cart of a customer who was suspended meanwhile', async () => {
    const { screen, terms, place, browser } = await openFinal();
    await terms.click();
    browser.sandbox.commerce.suspend('customer-3');
    await place.click();
    await expect.element(screen.getByRole('alert').getByText(/suspended/)).toBeVisible();
    await expect.element(place).toBeVisible();
  });

  it('leads to the first step that is open', async () => {
    const { address, screen } = await openFinal({ scenario: 'reseller' });
    await expect.element(address).toHaveTextContent('/cart/select-client');
    screen.unmount();
    const unticked = await openFinal({ scenario: 'priceChanged' });
    await expect.element(unticked.address).toHaveTextContent('/cart/review');
  });

  it('is not for who may not buy: nothing is asked', async () => {
    const { screen, browser } = await openFinal({ scenario: 'noRoles' });
    const heading = 'You do not have permission to see Final Review.';
    await expect.element(screen.getByRole('heading', { name: heading })).toBeVisible();
    expect(browser.count('GET /app/cart')).toBe(0);
  });

  it('tries a failed line again, and buys an order again', async () => {
    const { screen, terms, place, browser } = await openFinal({ scenario: 'partlyFailed' });
    await terms.click();
    await place.click();
    await expect.element(screen.getByText('0 of 4 are set up.')).toBeVisible();
    browser.clock.advance(10_000);
    await expect
      .element(screen.getByText('3 of 4 are set up. 1 failed; it was not charged.'))
      .toBeVisible();
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('3 of 4 are set up.')).toBeVisible();
    browser.clock.advance(10_000);
    await expect.element(screen.getByText('4 of 4 are set up.')).toBeVisible();
    await screen.getByRole('button', { name: 'Buy again' }).first().click();
    await expect.element(screen.getByText(/in your cart/)).toBeVisible();
  });

  it('asks on another day than the order’s what a failed line costs then (DAY7)', async () => {
    const browser = createTestBrowser('cartReady');
    const { screen } = await open(`/cart/purchase/?quote=${await quoteOf(PARTLY)}`, { browser });
    await screen.getByRole('button', { name: 'Try again' }).click();
    const dialog = screen.getByRole('alertdialog');
    await expect.element(dialog.getByText(/^It begins today\. First charge/)).toBeVisible();
    expect(browser.count(`POST /app/orders/${PARTLY}/lines/l-failed/retry`)).toBe(0);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('5 of 6 are set up.', { exact: true })).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(browser.count(`POST /app/orders/${PARTLY}/lines/l-failed/retry`)).toBe(1);
  });
});

describe('Validate', () => {
  it('says that everything is fine, and leads on', async () => {
    const { screen, place } = await open('/cart/review');
    await expect
      .element(screen.getByRole('heading', { level: 1, name: 'Validate Cart' }))
      .toBeVisible();
    await expect.element(screen.getByText('Everything is fine.')).toBeVisible();
    await screen.getByRole('link', { name: 'Continue to Final Review' }).click();
    await expect.element(place).toBeVisible();
  });

  it('has warnings ticked before it goes on, and remembers the ticks', async () => {
    const { screen, platform, browser } = await open('/cart/review', { scenario: 'priceChanged' });
    await expect.element(screen.getByText('1 warning to confirm.')).toBeVisible();
    const onward = screen.getByRole('button', { name: 'Continue to Final Review' });
    await expect.element(onward).toHaveAttribute('aria-disabled', 'true');
    await screen.getByRole('button', { name: 'Next problem' }).click();
    const tick = screen.getByRole('checkbox', { name: 'I have seen this' });
    await expect.element(tick).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(screen.getByText('1 warning confirmed.')).toBeVisible();
    const kept = platform.tabArea?.open().getItem('plinth.purchase') ?? '';
    screen.unmount();
    const again = await openFinal({
      browser,
      prepare: (tab) => tab.tabArea?.open().setItem('plinth.purchase', kept),
    });
    await expect.element(again.place).toBeVisible();
  });

  it('leads from a problem to the field that mends it', async () => {
    const browser = createTestBrowser('cartReady');
    browser.sandbox.commerce.suspend('customer-3');
    const { screen, address } = await open('/cart/review', { browser });
    await expect.element(screen.getByText('1 problem to fix.')).toBeVisible();
    await expect.element(screen.getByText(/suspended/).first()).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Fix' }))
      .toHaveAttribute('href', '/cart/select-client');
    await expect.element(address).toHaveTextContent('/cart/review');
  });

  it('shows an error in its place, and tries it again', async () => {
    const browser = createTestBrowser('cartReady');
    browser.sandbox.faults.add({
      match: { path: '/app/cart/quote' },
      status: 400,
      body: { bad: 'htmlGateway' },
      times: 1,
    });
    const { screen } = await open('/cart/review', { browser });
    await expect.element(screen.getByText(/could not be checked/)).toBeVisible();
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('Everything is fine.')).toBeVisible();
  });
});
