import { describe, expect, it } from 'vitest';
import { orderCountsOf } from '../../src/domain/dashboard/summary';
import { FIRST_QUERY } from '../../src/domain/list-query';
import type { Order } from '../../src/domain/orders/order';
import {
  canActOnOrder,
  canRetryLine,
  isToldOf,
  ORDER_VIEWS,
} from '../../src/domain/orders/order-access';
import { approvalEndsAt, isOrderOpen } from '../../src/domain/orders/order-machine';
import { ordersByCustomer, setUpProgress } from '../../src/domain/orders/order-sums';
import { ordersAsked, ordersViewIn, ordersViewsOf } from '../../src/domain/orders/orders-list';
import type { CommerceActor, Viewer } from '../../src/domain/users/permission-access';
import { isInOrderView, orderTransition } from '../../src/sandbox/rules/orders';

const viewer = (...allowedActions: string[]): Viewer => ({
  email: 'Nora@plinth.example',
  customerId: 'c-1',
  customerType: 1,
  allowedActions,
});

describe('the views of the orders', () => {
  it('are those of an address, and all for anything else', () => {
    expect(ordersViewIn('failed')).toBe('failed');
    expect([null, '', 'constructor', 'Failed'].map(ordersViewIn)).toEqual(Array(4).fill('all'));
  });

  it('have what waits only for who may approve, and for who is there', () => {
    expect(ordersViewsOf(viewer('Order.Approve'), 'all')).toContain('waitingForMe');
    expect(ordersViewsOf(viewer(), 'all')).toEqual(['open', 'failed', 'all']);
    expect(ordersViewsOf(viewer(), 'waitingForMe')).toContain('waitingForMe');
    expect(ordersViewsOf(null, 'all')).not.toContain('waitingForMe');
  });

  it('narrow what is asked for, besides the other filters', () => {
    const query = { ...FIRST_QUERY, filters: { state: ['failed'] } };
    expect(ordersAsked(query, 'all')).toBe(query);
    expect(ordersAsked(query, 'open').filters).toEqual({ state: ['failed'], view: ['open'] });
  });

  it('are counted by the server’s values; omitted ones are not 0', () => {
    const summary = { waitingForMe: 0, openOrders: 12, overdue: 4 };
    expect(orderCountsOf(summary)).toEqual({ waitingForMe: 0, open: 12 });
  });
});

describe('an order', () => {
  it('sends live events to the buyer and their impersonator only', () => {
    const placed = (placedBy: string, impersonatedBy: string | null = null) =>
      isToldOf({ placedBy, impersonatedBy }, viewer());
    expect(placed('nora@plinth.example')).toBe(true);
    expect(placed('ada@plinth.example', 'nora@PLINTH.example')).toBe(true);
    expect(placed('ada@plinth.example')).toBe(false);
  });

  it('waits for 14 days', () => {
    const createdAt = new Date('2026-11-20T14:00:00Z');
    expect(approvalEndsAt({ createdAt })).toEqual(new Date('2026-12-04T14:00:00Z'));
    expect(approvalEndsAt({ createdAt: null })).toBeNull();
  });
});

const NOW = Date.parse('2026-11-22T05:00:00Z');
const lines = (...states: string[]) =>
  states.map((state, at) => ({ id: `l-${at}`, state, failure: null }));
const orderOf = (state: string, ...states: string[]) =>
  ({
    state,
    placedBy: 'b@x.test',
    approval: null,
    createdAt: new Date(NOW),
    lines: lines(...states),
  }) as unknown as Order;
const actor: CommerceActor = {
  email: 'r@nord.test',
  customerId: 'c-2',
  customerType: 1,
  allowedActions: ['Order.Approve', 'Order.Cancel', 'Order.Retry'],
  allowedWhileImpersonating: ['approveOrders', 'placeOrders'],
};

describe('an order', () => {
  it('is open while it waits, and while its lines are worked at', () => {
    const open = ['awaitingApproval', 'provisioning', 'completed', 'failed', 'rejected'].filter(
      (state) => isOrderOpen({ state }),
    );
    expect(open).toEqual(['awaitingApproval', 'provisioning']);
  });

  it('that was rejected keeps its lines cancelled, and nothing is given up in it again', () => {
    const decision = { by: 'r@nord.test', at: NOW, reason: 'Too many' };
    const waiting = orderOf('awaitingApproval', 'queued', 'failed');
    const rejected = orderTransition(waiting, { type: 'REJECT', ...decision });
    expect(rejected?.lines.map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
    expect(rejected?.approval).toEqual({ ...decision, at: new Date(NOW), by: 'r@nord.test' });
    const left = orderOf('rejected', 'queued', 'failed');
    expect(orderTransition(left, { type: 'CANCEL' })).toBeNull();
    expect(orderTransition(left, { type: 'BEGIN', lineId: 'l-0' })).toBeNull();
    expect(orderTransition(left, { type: 'RETRY', lineId: 'l-1' })).toBeNull();
  });

  it('that waits is given up as a whole', () => {
    const cancelled = orderTransition(orderOf('awaitingApproval', 'queued'), { type: 'CANCEL' });
    expect(cancelled).toMatchObject({ state: 'cancelled', lines: [{ state: 'cancelled' }] });
    expect(orderTransition(orderOf('completed', 'done'), { type: 'CANCEL' })).toBeNull();
  });

  it.each([
    ['approve', 'Order.Approve', 'approveOrders'],
    ['reject', 'Order.Approve', 'approveOrders'],
    ['cancel', 'Order.Cancel', 'placeOrders'],
  ] as const)(
    'takes %j the permission %s and, as somebody else, %s',
    (action, permission, setting) => {
      const reason = (who: Partial<CommerceActor>) =>
        canActOnOrder({ ...actor, ...who }, action, orderOf('awaitingApproval', 'queued')).reason;
      expect(reason({})).toBeUndefined();
      expect(reason({ allowedActions: [permission] })).toBeUndefined();
      expect(reason({ allowedActions: [] })).toBe('noPermission');
      expect(reason({ allowedWhileImpersonating: [setting] })).toBeUndefined();
      expect(reason({ allowedWhileImpersonating: [] })).toBe('impersonating');
    },
  );

  it('that is over has nothing to cancel, and that is said last', () => {
    const over = orderOf('rejected', 'queued');
    expect(canActOnOrder(actor, 'cancel', over).reason).toBe('nothingToCancel');
    const nobody = { ...actor, allowedActions: [] };
    expect(canActOnOrder(nobody, 'cancel', over).reason).toBe('noPermission');
    const own = { ...orderOf('awaitingApproval', 'queued'), placedBy: actor.email };
    expect(canActOnOrder(nobody, 'approve', own).reason).toBe('noPermission');
    expect(canRetryLine({ ...actor, allowedWhileImpersonating: [] }, { state: 'failed' })).toEqual({
      allowed: false,
      reason: 'impersonating',
    });
    expect(canRetryLine(nobody, { state: 'done' }).reason).toBe('noPermission');
  });

  it('is in the views of what waits for one, is worked at, and has failed', () => {
    const views = (order: Order, who: Partial<CommerceActor> = {}) =>
      ORDER_VIEWS.filter((view) => isInOrderView(view, order, { ...actor, ...who }));
    expect(views(orderOf('awaitingApproval', 'queued'))).toEqual(['waitingForMe', 'open']);
    expect(views(orderOf('awaitingApproval', 'queued'), { allowedActions: [] })).toEqual(['open']);
    expect(views(orderOf('provisioning', 'queued', 'failed'))).toEqual(['open', 'failed']);
    expect(views(orderOf('partlyCompleted', 'failed', 'done'))).toEqual(['failed']);
    expect(views(orderOf('completed', 'done'))).toEqual([]);
  });
});

describe('the orders of a purchase', () => {
  const placed = (customerId: string, state: string, total: number, ...states: string[]): Order =>
    ({
      customerId,
      customerName: customerId.toUpperCase(),
      state,
      total,
      lines: states.map((each) => ({ state: each })),
    }) as unknown as Order;

  it('are grouped by customer, each with the total of all vendors', () => {
    const orders = [
      placed('c-1', 'provisioning', 100),
      placed('c-2', 'provisioning', 10),
      placed('c-1', 'failed', 1),
    ];
    expect(ordersByCustomer(orders)).toEqual([
      { customerId: 'c-1', customerName: 'C-1', orders: [orders[0], orders[2]], total: 101 },
      { customerId: 'c-2', customerName: 'C-2', orders: [orders[1]], total: 10 },
    ]);
  });

  it('have one progress, without those that wait for approval', () => {
    const waiting = placed('c-1', 'awaitingApproval', 1, 'queued', 'queued');
    expect(setUpProgress([waiting])).toBeNull();
    expect(
      setUpProgress([
        waiting,
        placed('c-1', 'partlyCompleted', 1, 'done', 'failed'),
        placed('c-2', 'provisioning', 1, 'done', 'provisioning', 'queued'),
      ]),
    ).toEqual({ done: 2, failed: 1, total: 5 });
  });
});
