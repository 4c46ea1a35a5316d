import { describe, expect, it, vi } from 'vitest';
import { readCart, readQuote } from '../../src/api/calls/cart';
import { createPurchaseStore } from '../../src/hooks/purchase/purchase-store';
import { CART, ORDER, QUOTE } from '../api/commerce-answers';
import { turn } from '../api/support';
import { openServices } from './support/open-services';

const cart = readCart(CART);
const quote = readQuote(QUOTE);
const PLACE = 'POST /app/orders';
const FIND = 'GET /app/orders';

function openPage(parts = openServices()) {
  const keepCart = vi.fn();
  const store = createPurchaseStore(parts.services, keepCart);
  const changed = vi.fn();
  store.subscribe(changed);
  return { ...parts, parts, store, keepCart, changed, status: () => store.get()?.state.status };
}

/** A page whose purchase was sent. */
async function openSent() {
  const page = openPage();
  page.store.begin(cart, quote);
  page.store.dispatch({ type: 'PLACE' });
  await turn();
  return page;
}

const callsOf = ({ asked }: ReturnType<typeof openPage>) => asked.map(({ call }) => call);
const atRest = { cart, state: { status: 'reviewing', failure: null } };

describe('a purchase', () => {
  it('is shown before anything is sent, and sent once at the press', async () => {
    const page = openPage();
    expect(page.store.get()).toBeNull();
    page.store.dispatch({ type: 'PLACE' });
    expect(page.store.get()).toBeNull();
    page.store.begin(cart, quote);
    expect(page.store.get()).toMatchObject(atRest);
    await turn();
    expect(page.asked).toEqual([]);
    expect(page.changed).toHaveBeenCalledTimes(1);

    page.store.dispatch({ type: 'PLACE' });
    page.store.dispatch({ type: 'PLACE' });
    expect(page.status()).toBe('placing');
    await turn();
    const confirm = [{ customerId: 'c-1', tenantId: null, total: 34_375 }];
    expect(page.asked).toEqual([
      { call: PLACE, query: {}, body: { quoteId: 'q-1', confirm, termsAccepted: true } },
    ]);
    expect(page.changed).toHaveBeenCalledTimes(2);
  });

  it('is placed with the orders of the answer, and the new cart is kept', async () => {
    const page = await openSent();
    await page.answer({ orders: [ORDER], cart: { ...CART, revision: 5 } });
    expect(page.store.get()?.state).toMatchObject({ status: 'placed', isElsewhere: false });
    expect(page.store.get()?.state).toMatchObject({ orders: [{ id: 'o-1' }] });
    expect(page.keepCart).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ revision: 5 }));
    const reloaded = openPage(page.parts);
    reloaded.store.begin(cart, quote);
    expect(reloaded.status()).toBe('reviewing');
  });

  it('goes on as it has begun, whatever quote comes later', async () => {
    const page = await openSent();
    page.store.begin(cart, { ...quote, id: 'q-2' });
    expect(page.status()).toBe('placing');
    page.store.recover({ ...cart, lastPurchase: { quoteId: 'q-1', orderIds: [], at: null } });
    expect(page.status()).toBe('placing');
  });

  it('that is refused may be pressed again, and after a reload nobody thinks it was sent', async () => {
    const page = await openSent();
    await page.answer({ message: 'Over the limit.' }, 422);
    expect(page.store.get()?.state).toMatchObject({
      status: 'reviewing',
      failure: { serverMessage: 'Over the limit.' },
    });
    expect(page.keepCart).not.toHaveBeenCalled();
    const reloaded = openPage(page.parts);
    reloaded.store.begin(cart, quote);
    expect(reloaded.status()).toBe('reviewing');
  });

  it('keeps the newest cart of a refusal', async () => {
    const page = await openSent();
    await page.answer({ code: 'cart_changed', cart: { ...CART, revision: 9 } }, 409);
    expect(page.status()).toBe('cartChanged');
    expect(page.keepCart).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ revision: 9 }));
  });

  it('notifies nobody who has unsubscribed', () => {
    const page = openPage();
    const gone = vi.fn();
    page.store.subscribe(gone)();
    page.store.begin(cart, quote);
    expect(gone).not.toHaveBeenCalled();
  });
});

describe('a purchase that nobody has answered', () => {
  async function openLost() {
    const page = await openSent();
    const stop = page.store.watchClock();
    await page.lose();
    return { ...page, stop };
  }

  it('is looked for at once, every three seconds, and for half a minute', async () => {
    const page = await openLost();
    expect(page.status()).toBe('unanswered');
    expect(page.asked.at(-1)).toEqual({
      call: FIND,
      query: { pageNumber: '1', pageSize: '100', quoteId: 'q-1' },
      body: null,
    });
    await page.answer({ data: [] });
    for (let asked = 2; asked <= 10; asked += 1) {
      page.clock.advance(2_999);
      await turn();
      expect(page.asked).toHaveLength(asked);
      page.clock.advance(1);
      await page.answer({ data: [] });
      expect(page.asked).toHaveLength(asked + 1);
      expect(page.status()).toBe('unanswered');
    }
    page.clock.advance(3_000);
    expect(page.status()).toBe('notPlaced');
    page.clock.advance(60_000);
    await turn();
    expect(page.asked).toHaveLength(11);
    expect(callsOf(page).filter((call) => call === PLACE)).toHaveLength(1);
  });

  it('is looked for once, as long as nobody watches', async () => {
    const page = await openSent();
    await page.lose();
    await page.answer({ data: [] });
    expect(page.status()).toBe('unanswered');
    expect(page.clock.pending).toBe(0);
  });

  it('is placed once its orders are there', async () => {
    const page = await openLost();
    await page.answer({ data: [ORDER], totalRecords: 1 });
    expect(page.store.get()?.state).toMatchObject({ status: 'placed', orders: [{ id: 'o-1' }] });
    const reloaded = openPage(page.parts);
    reloaded.store.begin(cart, quote);
    expect(reloaded.status()).toBe('reviewing');
  });

  it('is looked for again after a look that failed', async () => {
    const page = await openLost();
    await page.answer({}, 404);
    expect(page.status()).toBe('unanswered');
    page.clock.advance(3_000);
    await page.answer({ data: [ORDER] });
    expect(page.status()).toBe('placed');
  });

  it('is not looked for while nobody watches, and again when somebody does', async () => {
    const page = await openLost();
    await page.answer({ data: [] });
    page.stop();
    expect(page.clock.pending).toBe(0);
    page.clock.advance(3_000);
    await turn();
    expect(page.asked).toHaveLength(2);
    page.store.watchClock();
    page.clock.advance(0);
    await page.answer({ data: [ORDER] });
    expect(page.status()).toBe('placed');
    expect(page.clock.pending).toBe(0);
  });

  it('is looked for first after a reload', async () => {
    const page = await openLost();
    await page.answer({ data: [] });
    const reloaded = openPage(page.parts);
    reloaded.store.begin(cart, { ...quote, id: 'q-2' });
    expect(reloaded.status()).toBe('reviewing');
    const same = openPage(page.parts);
    same.store.begin(cart, quote);
    expect(same.status()).toBe('unanswered');
    await same.answer({ data: [ORDER] });
    expect(same.status()).toBe('placed');
  });

  it('was placed if the cart contains it, after a reload, and is announced once', async () => {
    const page = await openLost();
    const bought = { ...cart, lastPurchase: { quoteId: 'q-1', orderIds: ['o-1'], at: null } };
    const reloaded = openPage(page.parts);
    reloaded.store.recover(cart);
    expect(reloaded.store.get()).toBeNull();
    reloaded.store.recover(bought);
    expect(reloaded.store.get()).toEqual({
      cart: bought,
      state: { status: 'placed', orders: [], isElsewhere: false },
    });
    const again = openPage(page.parts);
    again.store.recover(bought);
    expect(again.store.get()).toBeNull();
    again.store.recover({ ...cart, lastPurchase: null });
    expect(again.store.get()).toBeNull();
  });
});
