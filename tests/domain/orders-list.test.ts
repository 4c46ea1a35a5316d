import { describe, expect, it } from 'vitest';
import { FIRST_QUERY } from '../../src/domain/list-query';
import { isToldOf } from '../../src/domain/orders/order-access';
import { approvalEndsAt } from '../../src/domain/orders/order-machine';
import {
  orderCountsOf,
  ordersAsked,
  ordersViewIn,
  ordersViewsOf,
} from '../../src/domain/orders/orders-list';
import type { Viewer } from '../../src/domain/users/permission-access';

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

  it('are counted where the server tells, none is 0 that it leaves out', () => {
    const summary = { waitingForMe: 0, openOrders: 12, overdue: 4 };
    expect(orderCountsOf(summary)).toEqual({ waitingForMe: 0, open: 12 });
  });
});

describe('an order', () => {
  it('is told live to who placed it and who acted as them, and to nobody else', () => {
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
