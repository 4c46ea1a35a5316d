import { describe, expect, it } from 'vitest';
import { customerMatters } from '../../src/domain/customers/customer-matters';
import { statement } from '../../stories/support/statements';
import { subscription } from '../../stories/support/subscriptions';

const states = (counts: Readonly<Record<string, number>>) => [
  { field: 'state', values: Object.entries(counts).map(([value, count]) => ({ value, count })) },
];

describe('what is wrong with a customer', () => {
  it('is said by its numbers, the most urgent first', () => {
    const open = [
      statement('R-1', { state: 'issued', balance: 500, dueOn: '2026-12-20', currency: 'EUR' }),
      statement('R-1', { state: 'issued', balance: 700, dueOn: '2026-12-01', currency: 'EUR' }),
      statement('R-1', { state: 'issued', balance: 30, dueOn: '2026-12-01', currency: 'EUR' }),
      statement('R-1', { state: 'overdue', balance: 90, dueOn: '2026-11-02', currency: 'EUR' }),
      statement('R-1', { state: 'overdue', balance: 9, dueOn: '2026-10-02', currency: 'EUR' }),
      statement('R-1', { state: 'overdue', balance: 5, dueOn: '2026-10-03', currency: 'CHF' }),
    ];
    const unused = [
      subscription('Office', { quantity: 10, assigned: 8 }),
      subscription('Office', { quantity: 5, assigned: null }),
      subscription('Office', { quantity: 3, assigned: 0 }),
    ];
    const orders = states({ awaitingApproval: 4, failed: 1, partlyCompleted: 1, completed: 30 });
    expect(customerMatters({ orders, unused, open })).toEqual([
      { kind: 'overdue', currency: 'EUR', amount: 99, dueOn: '2026-10-02' },
      { kind: 'overdue', currency: 'CHF', amount: 5, dueOn: '2026-10-03' },
      { kind: 'failedOrders', count: 2 },
      { kind: 'waitingOrders', count: 4 },
      { kind: 'unassignedSeats', count: 5 },
      { kind: 'due', currency: 'EUR', amount: 730, dueOn: '2026-12-01' },
    ]);
  });

  it('is nothing where the lists say nothing, or are not known', () => {
    expect(customerMatters({})).toEqual([]);
    const paid = statement('R-1', { state: 'issued', balance: 0, dueOn: '2026-12-01' });
    expect(customerMatters({ orders: states({ completed: 3 }), open: [paid] })).toEqual([]);
  });
});
