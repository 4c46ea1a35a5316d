import { describe, expect, it } from 'vitest';
import { dataOr } from '../../src/domain/reading';
import { useAddToCart } from '../../src/hooks/cart/useAddToCart';
import { useCart } from '../../src/hooks/cart/useCart';
import { useCartTargets } from '../../src/hooks/cart/useCartTargets';
import { useSelectClientScreen } from '../../src/hooks/cart/useSelectClientScreen';
import { renderInTab } from './support/react';
import { createTestBrowser } from './support/test-browser';

const ADD = 'POST /app/cart/lines';
const READ = 'GET /app/cart';
const PLAN = 'p-desk-professional-yy';

/** A page with the number of lines, the cart's targets, and a button that adds one. */
function Shop({ tab = 'one' }) {
  const cart = useCart();
  const targets = dataOr(useCartTargets(), []);
  const { add, failure, answer, isPending } = useAddToCart();
  return (
    <>
      <p>{cart.status === 'ready' ? `${cart.data.lines.length} lines in ${tab}` : cart.status}</p>
      <p>for {targets.map(({ customerName }) => customerName).join(', ') || 'nobody'}</p>
      <button type="button" onClick={() => void add({ planId: PLAN, quantity: 2 })}>
        Add
      </button>
      <p>{isPending ? 'adding' : (failure?.kind ?? answer?.status ?? 'nothing yet')}</p>
    </>
  );
}

describe('the cart', () => {
  it('is the same in all tabs: what one adds, the other shows without asking', async () => {
    const browser = createTestBrowser('cartReady');
    const one = await renderInTab(browser, <Shop />);
    const other = await renderInTab(browser, <Shop tab="other" />);
    await expect.element(one.screen.getByText('4 lines in one')).toBeVisible();
    await expect.element(other.screen.getByText('4 lines in other')).toBeVisible();
    await expect.element(one.screen.getByText('for Halvorsen AS').first()).toBeVisible();
    const reads = browser.count(READ);
    await one.screen.getByRole('button', { name: 'Add' }).first().click();
    await expect.element(other.screen.getByText('5 lines in other')).toBeVisible();
    await expect.element(one.screen.getByText('5 lines in one')).toBeVisible();
    expect(browser.count(READ)).toBe(reads);
  });

  it('is not asked for by who may not buy', async () => {
    const browser = createTestBrowser('noRoles');
    const { screen } = await renderInTab(browser, <Shop />);
    await expect.element(screen.getByText('loading')).toBeVisible();
    await expect.poll(() => browser.count('GET /app/users/me')).toBeGreaterThan(0);
    expect(browser.count(READ)).toBe(0);
  });

  it('has a line once after a double click that is slower than the server, and one more after a while', async () => {
    const browser = createTestBrowser('cartReady');
    const { screen } = await renderInTab(browser, <Shop />);
    await expect.element(screen.getByText('4 lines')).toBeVisible();
    const add = screen.getByRole('button', { name: 'Add' });
    for (const count of [1, 2]) {
      await add.click();
      await expect.poll(() => browser.count(ADD)).toBe(count);
      await expect.element(screen.getByText('saved')).toBeVisible();
      await expect.element(screen.getByText('5 lines')).toBeVisible();
    }
    browser.clock.advance(500);
    await add.click();
    await expect.element(screen.getByText('6 lines')).toBeVisible();
  });

  it('has a line once when the answer was lost and it is added again', async () => {
    const browser = createTestBrowser('cartReady');
    const { screen } = await renderInTab(browser, <Shop />);
    await expect.element(screen.getByText('4 lines')).toBeVisible();
    browser.sandbox.faults.add({
      match: { method: 'POST', path: '/app/cart/lines' },
      cut: 'lostAnswer',
      times: 1,
    });
    await screen.getByRole('button', { name: 'Add' }).click();
    await expect.element(screen.getByText('network')).toBeVisible();
    // It had arrived, and the cart says so.
    await expect.element(screen.getByText('5 lines')).toBeVisible();
    await screen.getByRole('button', { name: 'Add' }).click();
    await expect.element(screen.getByText('saved')).toBeVisible();
    await expect.element(screen.getByText('5 lines')).toBeVisible();
    expect(browser.count(ADD)).toBe(2);
    browser.clock.advance(500);
    await screen.getByRole('button', { name: 'Add' }).click();
    await expect.element(screen.getByText('6 lines')).toBeVisible();
  });

  it('says that it has expired, and is not written to', async () => {
    const browser = createTestBrowser('cartReady');
    const { screen } = await renderInTab(browser, <Shop />);
    await expect.element(screen.getByText('4 lines')).toBeVisible();
    const cart = { id: 'ca-9', revision: 9, state: 'expired', targets: [], lines: [] };
    browser.sandbox.faults.add({
      match: { method: 'POST', path: '/app/cart/lines' },
      status: 409,
      body: JSON.stringify({ message: 'This cart has expired.', code: 'cart_expired', cart }),
    });
    await screen.getByRole('button', { name: 'Add' }).click();
    await expect.element(screen.getByText('expired')).toBeVisible();
    await expect.element(screen.getByText('0 lines')).toBeVisible();
  });
});

/** A page that buys for the first customer that it may, and then says for which tenant. */
function Choice() {
  const { list, cart, clients, editing } = useSelectClientScreen();
  const { refusals, chosen, onToggle } = clients;
  const customers = list.rows.status === 'ready' ? list.rows.data.data : [];
  const linked = customers.find(({ id, domain }) => domain !== null && !refusals.has(id));
  const targets = dataOr(cart, null)?.targets ?? [];
  return (
    <>
      <button type="button" disabled={!linked} onClick={() => linked && onToggle(linked)}>
        Choose
      </button>
      <p>{chosen.map(({ name }) => name).join(', ') || 'nobody'} chosen</p>
      <button type="button" onClick={editing.onSave}>
        Buy
      </button>
      <p>{targets.map(({ domain }) => `at ${domain}`).join(', ') || 'nowhere'}</p>
    </>
  );
}

it('a choice that is saved before its tenants are known goes to the tenant nevertheless', async () => {
  const browser = createTestBrowser('signedIn');
  let letThrough = () => {};
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  browser.hold = (call) => (call.endsWith('/tenants') ? isLetThrough : undefined);
  const { screen } = await renderInTab(browser, <Choice />);
  await expect.element(screen.getByText('nowhere')).toBeVisible();
  await screen.getByRole('button', { name: 'Choose' }).click();
  await screen.getByRole('button', { name: 'Buy' }).click();
  expect(browser.count('PUT /app/cart/targets')).toBe(0);
  letThrough();
  await expect.element(screen.getByText(/^at \S+\.\S+/)).toBeVisible();
  expect(browser.count('PUT /app/cart/targets')).toBe(1);
});
