import type { Page } from '../../src/domain/paging';
import { isLive, type Subscription } from '../../src/domain/subscriptions/subscription';

/** The time of these stories. */
export const NOW = Date.parse('2026-11-22T12:00:00Z');

/** A subscription of twenty-five seats for a year, for stories that get their data by args. */
export function subscription(productName: string, extra: Partial<Subscription> = {}): Subscription {
  const { quantity = 25, unitPrice = 1_100, cycle = 'month' } = extra;
  const price = typeof unitPrice === 'number' ? unitPrice : 0;
  return {
    id: productName,
    revision: 2,
    customerId: 'c-1',
    customerName: 'Halvorsen AS',
    tenantId: null,
    vendorId: 'v-1',
    vendorName: 'Norrvik Office',
    productId: 'p-1',
    planId: 'pl-1',
    productName,
    friendlyName: null,
    project: null,
    state: 'active',
    isTrial: false,
    quantity,
    assigned: quantity,
    unitPrice,
    currency: 'EUR',
    term: 'P1Y',
    cycle,
    startOn: '2026-05-10',
    termStartOn: '2026-05-10',
    renewsOn: '2027-05-10',
    autoRenew: true,
    renewalUnitPrice: unitPrice,
    recurringPerMonth: Math.round((quantity * price) / (cycle === 'year' ? 12 : 1)),
    batches: [
      {
        quantity,
        fromAt: new Date('2026-05-10T09:00:00Z'),
        cancelUntilAt: new Date('2026-05-17T09:00:00Z'),
      },
    ],
    scheduled: null,
    changing: null,
    nextChargeOn: '2026-12-10',
    commitmentLeft: 55_000,
    ...extra,
  };
}

const batch = (quantity: number, cancelUntilAt: string) => ({
  quantity,
  fromAt: new Date('2026-11-20T09:00:00Z'),
  cancelUntilAt: new Date(cancelUntilAt),
});

/** One of everything that a subscription can be. */
export const subscriptions: readonly Subscription[] = [
  subscription('Office Business', {
    friendlyName: 'Office for Oslo',
    project: 'North',
    assigned: 20,
    batches: [batch(20, '2026-05-17T09:00:00Z'), batch(5, '2026-11-27T12:30:00Z')],
  }),
  subscription('Backup Mail', {
    customerId: 'c-2',
    customerName: 'Kvist & Sønner',
    vendorName: 'Corvid Backup',
    autoRenew: false,
    renewalUnitPrice: null,
    renewsOn: '2027-02-14',
    quantity: 10,
  }),
  subscription('Identity Guard', {
    vendorName: 'Tessera Identity',
    term: 'P1M',
    quantity: 8,
    renewsOn: '2026-12-02',
    isTrial: true,
    unitPrice: 0,
    renewalUnitPrice: 420,
    batches: [batch(8, '2026-11-23T23:00:00Z')],
  }),
  subscription('CRM Sales', {
    project: 'Field',
    vendorName: 'Mosaiq CRM',
    state: 'suspended',
    cycle: 'year',
    unitPrice: 24_000,
    quantity: 5,
    assigned: null,
    scheduled: { quantity: 4, planId: null, endsOn: null },
  }),
  subscription('Cloud Compute', {
    vendorName: 'Ombra Cloud',
    term: 'none',
    cycle: 'usage',
    unitPrice: '0.0125',
    quantity: 1,
    assigned: null,
    renewsOn: null,
    renewalUnitPrice: null,
    batches: [],
  }),
  subscription('Desk Team', {
    vendorName: 'Fathom Desk',
    state: 'cancelled',
    autoRenew: false,
    recurringPerMonth: 0,
  }),
];

/** What a server would answer: counted and added up, by currency. */
export function subscriptionsPage(rows: readonly Subscription[]): Page<Subscription> {
  const counted = (field: 'state' | 'vendorId', labelOf?: (row: Subscription) => string) => ({
    field,
    values: [...new Map(rows.map((row) => [row[field] as string, row])).entries()].map(
      ([value, row]) => ({
        value,
        count: rows.filter((one) => one[field] === value).length,
        ...(labelOf && { label: labelOf(row) }),
      }),
    ),
  });
  const sum = (own: readonly Subscription[], field: 'recurringPerMonth' | 'commitmentLeft') =>
    own.filter(isLive).reduce((total, row) => total + row[field], 0);
  return {
    data: rows,
    totalRecords: rows.length,
    totalPages: 1,
    facets: [counted('state'), counted('vendorId', ({ vendorName }) => vendorName)],
    sums: [...new Set(rows.map(({ currency }) => currency))].map((currency) => {
      const own = rows.filter((row) => row.currency === currency);
      return {
        currency,
        amounts: {
          recurringPerMonth: sum(own, 'recurringPerMonth'),
          commitmentLeft: sum(own, 'commitmentLeft'),
        },
      };
    }),
  };
}
