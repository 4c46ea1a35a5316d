import { describe, expect, it } from 'vitest';
import type { Cart } from '../../src/domain/cart/cart';
import { cartDifference, cartEditing } from '../../src/domain/cart/cart-edits';
import { type PurchaseState, purchaseTransition } from '../../src/domain/cart/purchase-machine';
import { issueKey, judgeIssues, type Quote } from '../../src/domain/cart/quote';
import {
  canActOnCustomer,
  canResend,
  customerStateAfter,
} from '../../src/domain/customers/customer-rules';
import type { Order } from '../../src/domain/orders/order';
import { canActOnOrder, canRetryLine } from '../../src/domain/orders/order-access';
import type { CommerceActor } from '../../src/domain/users/permission-access';
import { cartStateAt } from '../../src/sandbox/rules/cart';
import { isInOrderView, orderStateOf, orderTransition } from '../../src/sandbox/rules/orders';
import { validUntil } from '../../src/sandbox/rules/quote';
import { tenantTransition } from '../../src/sandbox/rules/tenants';

const NOW = Date.parse('2026-11-22T05:00:00Z');
const DAY = 86_400_000;
const actor: CommerceActor = {
  email: 'r@nord.test',
  customerId: 'c-2',
  customerType: 1,
  allowedActions: ['Order.Approve', 'Order.Cancel', 'Order.Retry', 'Customer.Edit'],
  allowedWhileImpersonating: null,
};
const lines = (...states: string[]) =>
  states.map((state, at) => ({ id: `l-${at}`, state, failure: null }));

describe('an order', () => {
  it.each([
    [['queued', 'done'], 'provisioning'],
    [['provisioning', 'failed'], 'provisioning'],
    [['done', 'done'], 'completed'],
    [['cancelled', 'cancelled'], 'cancelled'],
    [['failed', 'cancelled'], 'failed'],
    [['failed', 'failed'], 'failed'],
    [['done', 'failed'], 'partlyCompleted'],
    [['done', 'cancelled'], 'partlyCompleted'],
    [['newState', 'done'], 'partlyCompleted'],
    [[], 'completed'],
  ])('of lines %j is %s', (states, expected) => {
    expect(orderStateOf(lines(...states))).toBe(expected);
  });

  const waiting = {
    state: 'awaitingApproval',
    placedBy: 'b@x.test',
    approval: null,
    createdAt: new Date(NOW),
    lines: lines('queued', 'queued'),
  } as const;
  const decide = { by: 'r@nord.test', at: NOW, reason: 'Too many' };

  it('waits until somebody else decides', () => {
    const own = { ...decide, by: 'b@x.test' };
    expect(orderTransition(waiting, { type: 'APPROVE', ...own })).toBeNull();
    expect(orderTransition(waiting, { type: 'BEGIN', lineId: 'l-0' })).toBeNull();
    const approved = orderTransition(waiting, { type: 'APPROVE', ...decide, reason: null });
    expect(approved).toMatchObject({ state: 'provisioning', approval: { by: 'r@nord.test' } });
    expect(orderTransition(waiting, { type: 'REJECT', ...decide, reason: ' ' })).toBeNull();
    const rejected = orderTransition(waiting, { type: 'REJECT', ...decide });
    expect(rejected?.state).toBe('rejected');
    if (rejected) expect(orderTransition(rejected, { type: 'CANCEL' })).toBeNull();
  });

  it('is cancelled when nobody decides for 14 days', () => {
    expect(orderTransition(waiting, { type: 'PASS', now: NOW + 14 * DAY - 1 })).toBeNull();
    const late = orderTransition(waiting, { type: 'PASS', now: NOW + 14 * DAY });
    expect(late?.state).toBe('cancelled');
  });

  it('goes on line by line: what failed is tried again or given up', () => {
    const failure = { code: 'vendor_refused', message: 'No', correlationId: '3f0c' };
    const steps = [
      { type: 'BEGIN', lineId: 'l-0' },
      { type: 'FAIL', lineId: 'l-0', failure },
      { type: 'BEGIN', lineId: 'l-1' },
      { type: 'FINISH', lineId: 'l-1' },
    ] as const;
    let order = { ...waiting, state: 'provisioning' } as Parameters<typeof orderTransition>[0];
    for (const step of steps) order = orderTransition(order, step) ?? order;
    expect(order).toMatchObject({ state: 'partlyCompleted', lines: [{ failure }, {}] });
    expect(orderTransition(order, { type: 'RETRY', lineId: 'l-1' })).toBeNull();
    const again = orderTransition(order, { type: 'RETRY', lineId: 'l-0' });
    expect(again).toMatchObject({ state: 'provisioning', lines: [{ failure: null }, {}] });
    const gone = orderTransition(order, { type: 'CANCEL' });
    expect(gone?.lines.map(({ state }) => state)).toEqual(['cancelled', 'done']);
  });

  it('says who may do what, and why not', () => {
    const order = { ...waiting } as unknown as Order;
    const reason = (action: 'approve' | 'cancel', who: Partial<CommerceActor>, more = {}) =>
      canActOnOrder({ ...actor, ...who }, action, { ...order, ...more }).reason;
    expect(reason('approve', {})).toBeUndefined();
    expect(reason('approve', { allowedActions: [] })).toBe('noPermission');
    expect(reason('approve', { allowedWhileImpersonating: ['placeOrders'] })).toBe('impersonating');
    expect(reason('approve', { email: 'B@x.test' })).toBe('ownOrder');
    expect(reason('approve', {}, { state: 'provisioning' })).toBe('notWaiting');
    const buyer = { email: 'b@x.test', allowedActions: [] };
    expect(reason('cancel', buyer)).toBeUndefined();
    expect(reason('cancel', { ...buyer, allowedWhileImpersonating: [] })).toBe('impersonating');
    expect(reason('cancel', buyer, { state: 'provisioning' })).toBe('noPermission');
    expect(reason('cancel', {}, { lines: lines('done') })).toBe('nothingToCancel');
    expect(canRetryLine(actor, { state: 'done' }).reason).toBe('notFailed');
    expect(canRetryLine(actor, { state: 'failed' }).allowed).toBe(true);
    expect(isInOrderView('waitingForMe', order, actor)).toBe(true);
    expect(isInOrderView('waitingForMe', order, { ...actor, email: 'b@x.test' })).toBe(false);
    expect(isInOrderView('open', order, actor)).toBe(true);
    expect(isInOrderView('failed', order, actor)).toBe(false);
  });
});

describe('a customer', () => {
  it('is suspended, resumed and closed', () => {
    expect(customerStateAfter('active', 'suspend')).toBe('suspended');
    expect(customerStateAfter('suspended', 'resume')).toBe('active');
    expect(customerStateAfter('suspended', 'close')).toBe('closed');
    for (const action of ['suspend', 'resume', 'close'] as const) {
      expect(customerStateAfter('closed', action)).toBeNull();
      expect(customerStateAfter('merged', action)).toBeNull();
    }
    const reason = (action: 'suspend' | 'resume' | 'close', more = {}, hasLive = false) =>
      canActOnCustomer(actor, action, { id: 'c-1', state: 'active', ...more }, hasLive).reason;
    expect(reason('suspend')).toBeUndefined();
    expect(reason('resume')).toBe('alreadySo');
    expect(reason('close', { state: 'suspended' })).toBeUndefined();
    expect(reason('close', {}, true)).toBe('liveSubscriptions');
    expect(reason('suspend', { id: 'c-2' })).toBe('ownCompany');
    expect(reason('resume', { state: 'closed' })).toBe('closed');
    const level0 = { ...actor, customerType: 0 };
    expect(canActOnCustomer(level0, 'edit', { id: 'c-1', state: 'active' }).reason).toBe(
      'customerType',
    );
  });

  it('has tenants that are linked by a request of 30 days', () => {
    const none = { state: 'none', requestUrl: null, requestExpiresAt: null };
    const asked = tenantTransition(none, { type: 'REQUEST', url: 'https://x.test', now: NOW });
    expect(asked?.requestExpiresAt).toEqual(new Date(NOW + 30 * DAY));
    if (!asked) return;
    expect(tenantTransition(asked, { type: 'PASS', now: NOW + 30 * DAY - 1 })).toBeNull();
    const expired = tenantTransition(asked, { type: 'PASS', now: NOW + 30 * DAY });
    expect(expired).toEqual({ state: 'expired', requestUrl: null, requestExpiresAt: null });
    const active = tenantTransition(asked, { type: 'ACCEPT' });
    expect(active?.state).toBe('active');
    expect(active && tenantTransition(active, { type: 'REVOKE' })?.state).toBe('revoked');
    expect(
      ['requested', 'expired', 'revoked', 'active', 'none'].map((state) => canResend({ state })),
    ).toEqual([true, true, true, false, false]);
  });
});

describe('a quote', () => {
  it('holds for 15 minutes, never past midnight', () => {
    expect(validUntil(NOW)).toEqual(new Date('2026-11-22T05:15:00Z'));
    const late = Date.parse('2026-11-22T23:50:00Z');
    expect(validUntil(late)).toEqual(new Date('2026-11-23T00:00:00Z'));
  });

  it('can be bought when its errors are mended and its warnings ticked', () => {
    const issue = (severity: string, was: number | null = null) => ({
      severity,
      code: 'price_changed',
      lineId: 'l-1',
      targetId: null,
      field: null,
      message: '',
      was,
      now: 1_100,
    });
    const warning = issue('warning', 1_050);
    const unknown = issue('notice');
    expect(judgeIssues([issue('error')], new Set()).isFine).toBe(false);
    expect(judgeIssues([warning, unknown], new Set()).isFine).toBe(false);
    expect(judgeIssues([warning, unknown], new Set([issueKey(warning)])).isFine).toBe(true);
    // A tick is for the price it was set at.
    const other = issue('warning', 900);
    expect(judgeIssues([other], new Set([issueKey(warning)])).isFine).toBe(false);
  });
});

describe('a cart in two tabs', () => {
  const cart = (revision: number, quantity: number | null): Cart =>
    ({
      revision,
      targets: [],
      poNumber: null,
      lines: quantity === null ? [] : [{ id: 'l-1', planId: 'pl-1', quantity }],
    }) as unknown as Cart;
  const edit = { type: 'change', lineId: 'l-1', changes: { quantity: 30 } } as const;

  it('loses no edit: changes made elsewhere are shown, and the edit is offered again', () => {
    const saving = cartEditing({ status: 'idle', cart: cart(4, 25) }, { type: 'EDIT', edit });
    const conflict = cartEditing(saving, { type: 'CHANGED_ELSEWHERE', cart: cart(5, 26) });
    expect(conflict).toMatchObject({
      status: 'conflict',
      edit,
      difference: { lines: [{ before: { quantity: 25 }, after: { quantity: 26 } }] },
    });
    expect(cartEditing(conflict, { type: 'APPLY_AGAIN' })).toMatchObject({
      status: 'saving',
      cart: { revision: 5 },
    });
    expect(cartEditing(conflict, { type: 'LEAVE' })).toMatchObject({ cart: { revision: 5 } });
  });

  it('does not offer an edit again that has no effect', () => {
    const saving = { status: 'saving', cart: cart(4, 25), edit } as const;
    for (const now of [cart(5, null), cart(5, 30)]) {
      const conflict = cartEditing(saving, { type: 'CHANGED_ELSEWHERE', cart: now });
      expect(conflict).toMatchObject({ status: 'conflict', edit: null });
      expect(cartEditing(conflict, { type: 'APPLY_AGAIN' })).toBe(conflict);
    }
    expect(cartDifference(cart(4, 25), cart(5, null)).lines).toMatchObject([{ after: null }]);
  });

  it('shows no answer that was overtaken', () => {
    const idle = { status: 'idle', cart: cart(7, 25) } as const;
    expect(cartEditing(idle, { type: 'LOADED', cart: cart(6, 24) }).cart.revision).toBe(7);
    expect(cartEditing(idle, { type: 'SAVED', cart: cart(8, 24) }).cart.revision).toBe(8);
  });

  it('says what changed elsewhere also when nothing of one’s own is under way', () => {
    const idle = { status: 'idle', cart: cart(4, 25) } as const;
    const news = cartEditing(idle, { type: 'LOADED', cart: cart(5, 26) });
    expect(news).toMatchObject({ status: 'conflict', edit: null, cart: { revision: 5 } });
    expect(cartEditing(idle, { type: 'LOADED', cart: cart(5, 25) })).toMatchObject({
      status: 'idle',
      cart: { revision: 5 },
    });
    const bought = { ...cart(5, null), id: 'ca-2' };
    expect(cartEditing(news, { type: 'LOADED', cart: bought }).status).toBe('idle');
  });

  it('keeps offering an edit while other edits arrive, as long as it would change anything', () => {
    const saving = { status: 'saving', cart: cart(4, 25), edit } as const;
    const conflict = cartEditing(saving, { type: 'CHANGED_ELSEWHERE', cart: cart(5, 26) });
    const later = (quantity: number | null) =>
      cartEditing(conflict, { type: 'LOADED', cart: cart(6, quantity) });
    expect(later(27)).toMatchObject({ status: 'conflict', edit, cart: { revision: 6 } });
    expect(later(30)).toMatchObject({ status: 'conflict', edit: null });
  });

  it('is for other customers, or for those chosen elsewhere as well', () => {
    const targets = [{ customerId: 'c-1', tenantId: null }];
    const choosing = { type: 'targets', targets } as const;
    const saving = cartEditing(
      { status: 'idle', cart: cart(4, 25) },
      { type: 'EDIT', edit: choosing },
    );
    const chosen = { ...cart(5, 25), targets: [{ ...targets[0], id: 't-1' }] } as unknown as Cart;
    expect(cartEditing(saving, { type: 'CHANGED_ELSEWHERE', cart: chosen })).toMatchObject({
      difference: { areTargetsChanged: true },
      edit: null,
    });
    expect(cartEditing(saving, { type: 'CHANGED_ELSEWHERE', cart: cart(5, 26) })).toMatchObject({
      edit: choosing,
    });
  });

  it('expires when nobody touches it', () => {
    const expiresAt = new Date(NOW);
    expect(cartStateAt({ state: 'open', expiresAt }, NOW - 1)).toBe('open');
    expect(cartStateAt({ state: 'open', expiresAt }, NOW)).toBe('expired');
    expect(cartStateAt({ state: 'ordering', expiresAt }, NOW)).toBe('ordering');
  });
});

describe('a purchase whose answer is lost', () => {
  const quote = { id: 'q-1' } as Quote;
  const reviewing: PurchaseState = {
    status: 'reviewing',
    request: { quote, confirm: [] },
    failure: null,
  };

  it('asks every 3 seconds for 30, then says that it has not been placed', () => {
    let state = purchaseTransition(reviewing, { type: 'PLACE' }).state;
    let asks = 0;
    const tell = (event: Parameters<typeof purchaseTransition>[1]) => {
      const next = purchaseTransition(state, event);
      state = next.state;
      asks += next.effects.filter(({ type }) => type === 'ask').length;
      expect(next.effects.filter(({ type }) => type === 'send')).toEqual([]);
    };
    tell({ type: 'LOST', now: NOW });
    for (let second = 1; second <= 60; second += 1) {
      tell({ type: 'TICK', now: NOW + second * 1_000 });
      tell({ type: 'FOUND', orders: [] });
    }
    expect(asks).toBe(10);
    expect(state.status).toBe('notPlaced');
    tell({ type: 'CHECK_AGAIN', now: NOW + 90_000 });
    tell({ type: 'FOUND', orders: [{ id: 'o-1' } as Order] });
    expect(state).toMatchObject({ status: 'placed', isElsewhere: false });
  });

  it('is sent again under the same key, and only when that is pressed', () => {
    const notPlaced: PurchaseState = { status: 'notPlaced', request: reviewing.request };
    expect(purchaseTransition(notPlaced, { type: 'PLACE' }).effects).toEqual([]);
    expect(purchaseTransition(notPlaced, { type: 'SEND_AGAIN' }).effects).toEqual([
      { type: 'send', request: reviewing.request },
    ]);
  });
});
