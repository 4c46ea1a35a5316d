import { describe, expect, it } from 'vitest';
import { customerMatters } from '../../src/domain/customers/customer-matters';
import {
  CUSTOMERS_READ,
  type CustomerAction,
  canActOnCustomer,
} from '../../src/domain/customers/customer-rules';
import { CUSTOMERS_LIST } from '../../src/domain/customers/customers-list';
import { queryIn } from '../../src/domain/lists/list-address';
import { CURRENCIES, formatMoney, fromDecimal, toDecimal } from '../../src/domain/money';
import { type CommerceActor, canAct } from '../../src/domain/users/permission-access';
import { isCurrency } from '../../src/sandbox/customers/customer-input';
import { type TenantStep, tenantTransition } from '../../src/sandbox/rules/tenants';
import { statement } from '../../stories/support/statements';
import { subscription } from '../../stories/support/subscriptions';

const NOW = Date.parse('2026-11-22T05:00:00Z');
const actor: CommerceActor = {
  email: 'r@nord.test',
  customerId: 'c-2',
  customerType: 1,
  allowedActions: ['Customer.Edit', 'Customer.Read'],
  allowedWhileImpersonating: null,
};
const ACTIONS: readonly CustomerAction[] = ['edit', 'suspend', 'resume', 'close'];

describe('customers', () => {
  it('are seen by resellers with the permission to', () => {
    const reason = (who: Partial<CommerceActor>) =>
      canAct({ ...actor, ...who }, CUSTOMERS_READ).reason;
    expect(reason({})).toBeUndefined();
    expect(reason({ allowedActions: ['Customer.Edit'] })).toBe('noPermission');
    expect(reason({ customerType: 0 })).toBe('customerType');
  });

  it('are changed by those who may, whatever else is in the way', () => {
    const nobody = { ...actor, allowedActions: [] };
    for (const action of ACTIONS) {
      for (const customer of [
        { id: 'c-1', state: 'active' },
        { id: 'c-2', state: 'closed' },
      ]) {
        expect(canActOnCustomer(nobody, action, customer).reason).toBe('noPermission');
      }
    }
  });

  it.each([
    [{ id: 'c-2', state: 'active' }, [undefined, 'ownCompany', 'ownCompany', 'ownCompany']],
    [{ id: 'c-1', state: 'closed' }, ['closed', 'closed', 'closed', 'closed']],
    [{ id: 'c-1', state: 'active' }, [undefined, undefined, 'alreadySo', undefined]],
    [{ id: 'c-1', state: 'suspended' }, [undefined, 'alreadySo', undefined, undefined]],
  ])('%j refuse edit, suspend, resume and close with %j', (customer, expected) => {
    expect(ACTIONS.map((action) => canActOnCustomer(actor, action, customer).reason)).toEqual(
      expected,
    );
  });
});

it('a link to a tenant goes from state to state, and from no other', () => {
  const steps: readonly TenantStep[] = [
    { type: 'REQUEST', url: 'https://x.test', now: NOW },
    { type: 'ACCEPT' },
    { type: 'REVOKE' },
    { type: 'PASS', now: NOW },
  ];
  const reached = (state: string) =>
    steps.map((step) => {
      const link = { state, requestUrl: 'https://old.test', requestExpiresAt: new Date(NOW) };
      return tenantTransition(link, step)?.state ?? null;
    });
  expect(reached('none')).toEqual(['requested', null, null, null]);
  expect(reached('requested')).toEqual(['requested', 'active', 'revoked', 'expired']);
  expect(reached('active')).toEqual([null, null, 'revoked', null]);
  expect(reached('expired')).toEqual(['requested', null, null, null]);
  expect(reached('revoked')).toEqual(['requested', null, null, null]);
  expect(reached('merged')).toEqual([null, null, null, null]);
});

it('the list is sorted and filtered by what the wire names', () => {
  for (const sort of ['name', 'state', '-recurringPerMonth', '-openBalance']) {
    expect(queryIn(new URLSearchParams({ sort }), CUSTOMERS_LIST).sort).toBe(sort);
  }
  expect(queryIn(new URLSearchParams({ sort: 'taxBps' }), CUSTOMERS_LIST).sort).toBe('');
  const address = 'state=active&country=NO&currency=NOK&level=1';
  expect(queryIn(new URLSearchParams(address), CUSTOMERS_LIST).filters).toEqual({
    state: ['active'],
    country: ['NO'],
    currency: ['NOK'],
  });
});

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

describe('money (commerce §2.1)', () => {
  it.each([
    [120_400, 'EUR', '1204.00'],
    [5, 'EUR', '0.05'],
    [-1_200, 'CHF', '-12.00'],
    [1_200, 'JPY', '1200'],
    [3_500, 'BHD', '3.500'],
    [0, 'TND', '0.000'],
    [Number.MAX_SAFE_INTEGER, 'EUR', '90071992547409.91'],
  ])('%i minor units of %s are %s', (amount, currency, text) => {
    expect(toDecimal({ amount, currency })).toBe(text);
  });

  it('is written as a reader writes it, to the last digit', () => {
    expect(formatMoney({ amount: 120_400, currency: 'EUR' }, 'en')).toBe('€1,204.00');
    expect(formatMoney({ amount: 3_500, currency: 'BHD' }, 'en')).toContain('3.500');
    expect(formatMoney({ amount: Number.MAX_SAFE_INTEGER, currency: 'EUR' }, 'en')).toBe(
      '€90,071,992,547,409.91',
    );
  });

  it.each([
    ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
      .split(' ')
      .map((code) => [code, '1234', '1,234']),
    ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, '1.234', '1.234']),
    ...'CLF UYW'.split(' ').map((code) => [code, '0.1234', '0.1234']),
    ['HUF', '12.34', '12.34'],
    ['EUR', '12.34', '12.34'],
  ])('%s has the digits of ISO 4217', (currency, decimal, shown) => {
    expect(toDecimal({ amount: 1_234, currency })).toBe(decimal);
    expect(formatMoney({ amount: 1_234, currency }, 'en')).toContain(shown);
    expect(fromDecimal(decimal, currency)).toBe(1_234);
  });

  it('knows every currency that it offers, and no other text', () => {
    expect(CURRENCIES.filter((code) => !isCurrency(code))).toEqual([]);
    expect(['', 'eur', 'EURO', 'XXX', 'DEM', 'constructor'].filter(isCurrency)).toEqual([]);
  });

  it.each([
    ['12', 1_200],
    ['12.5', 1_250],
    [' -0.05 ', -5],
    ['-0', 0],
  ])('%j read as euros is %j', (text, amount) => {
    expect(fromDecimal(text, 'EUR')).toBe(amount);
  });

  it('an invalid currency or locale shows the amount with its code', () => {
    expect(formatMoney({ amount: 995, currency: 'EURO' }, 'en')).toBe('9.95 EURO');
    expect(formatMoney({ amount: 995, currency: 'EUR' }, 'no locale')).toBe('9.95 EUR');
  });
});
