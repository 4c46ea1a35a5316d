import { fn } from 'storybook/test';
import type { OrderDecisionState } from '../../src/contracts/orders';
import type { Order, OrderLine } from '../../src/domain/orders/order';
import type { OrderEvent } from '../../src/domain/orders/order-event';
import type { Page } from '../../src/domain/paging';
import type { WriteState } from '../../src/domain/write-state';

/** The time of these stories: a Sunday. */
export const NOW = Date.parse('2026-11-22T12:00:00Z');

const at = (text: string) => new Date(text);

/** A line of 25 seats that is set up. */
export function line(productName: string, extra: Partial<OrderLine> = {}): OrderLine {
  return {
    id: productName,
    planId: 'pl-1',
    productName,
    quantity: 25,
    net: 27_500,
    state: 'done',
    failure: null,
    subscriptionId: `s-${productName}`,
    ...extra,
  };
}

/** A line that the vendor refused. */
export const FAILED_LINE: OrderLine = line('Migration day', {
  quantity: 1,
  net: 65_000,
  state: 'failed',
  subscriptionId: null,
  failure: {
    code: 'vendor_refused',
    message: 'The vendor refused the address.',
    correlationId: '3f0c-8a51',
  },
});

/** An order of a customer, for stories that get their data by args. */
export function order(extra: Partial<Order> = {}): Order {
  const lines: Order['lines'] = extra.lines ?? [line('Office Business')];
  const net = lines.reduce<number>((sum, one) => sum + one.net, 0);
  return {
    id: 'o-1',
    number: '2026-00042',
    customerId: 'c-1',
    customerName: 'Halvorsen AS',
    tenantId: null,
    vendorId: 'v-1',
    vendorName: 'Norrvik Office',
    type: 'create',
    state: 'completed',
    lines,
    currency: 'EUR',
    net,
    tax: net / 4,
    total: net + net / 4,
    quoteId: 'q-1',
    poNumber: null,
    placedBy: 'nora@plinth.example',
    impersonatedBy: null,
    approval: null,
    events: null,
    createdAt: at('2026-11-20T14:00:00Z'),
    endedAt: at('2026-11-20T14:00:09Z'),
    ...extra,
  };
}

/** One in each state. */
export const orders: readonly Order[] = [
  order({
    state: 'awaitingApproval',
    placedBy: 'buyer@plinth.example',
    lines: [line('Office Business', { state: 'queued', subscriptionId: null })],
    endedAt: null,
  }),
  order({
    id: 'o-2',
    number: '2026-00041',
    customerId: 'c-2',
    customerName: 'Kvist & Sønner',
    state: 'provisioning',
    lines: [line('Backup Mail', { state: 'provisioning', quantity: 8, net: 3_360 })],
    endedAt: null,
  }),
  order({ id: 'o-3', number: '2026-00040', type: 'change', createdAt: at('2026-11-19T09:00:00Z') }),
  order({
    id: 'o-4',
    number: '2026-00039',
    state: 'partlyCompleted',
    lines: [line('Office Business'), line('Sign'), FAILED_LINE],
    createdAt: at('2026-11-18T09:00:00Z'),
  }),
  order({
    id: 'o-5',
    number: '2026-00038',
    customerId: 'c-3',
    customerName: 'Matterhorn Uhren',
    currency: 'CHF',
    state: 'failed',
    lines: [FAILED_LINE],
    createdAt: at('2026-11-12T09:00:00Z'),
  }),
  order({
    id: 'o-6',
    number: '2026-00037',
    state: 'rejected',
    lines: [line('CRM Sales', { state: 'cancelled', subscriptionId: null })],
    createdAt: at('2026-10-29T09:00:00Z'),
  }),
  order({
    id: 'o-7',
    number: '2026-00036',
    type: 'cancel',
    state: 'cancelled',
    lines: [line('Desk Team', { state: 'cancelled', net: -2_200 })],
    createdAt: at('2026-08-01T09:00:00Z'),
  }),
];

/** What a server would answer: counted and added up, by currency. */
export function ordersPage(rows: readonly Order[]): Page<Order> {
  const states = [...new Set(rows.map(({ state }) => state))];
  return {
    data: rows,
    totalRecords: rows.length,
    totalPages: 1,
    facets: [
      {
        field: 'state',
        values: states.map((value) => ({
          value,
          count: rows.filter(({ state }) => state === value).length,
        })),
      },
    ],
    sums: [...new Set(rows.map(({ currency }) => currency))].sort().map((currency) => ({
      currency,
      amounts: {
        total: rows
          .filter((row) => row.currency === currency)
          .reduce((sum, { total }) => sum + total, 0),
      },
    })),
  };
}

/** What happened to an order. */
export function event(by: string, text: string): OrderEvent {
  return { at: at('2026-11-20T14:00:00Z'), by, text };
}

/** A write as a page offers it. */
export function write<Result = never>(state: WriteState<Result> = { status: 'idle' }) {
  return {
    state,
    isPending: state.status === 'pending',
    failure: state.status === 'failed' ? state.failure : null,
    run: fn(async () => ({ status: 'ignored' })),
  };
}

/** The dialog that asks before something is done with an order. */
export function decision(extra: Partial<OrderDecisionState>): OrderDecisionState {
  return {
    action: 'approve',
    order: order(),
    isPending: false,
    failure: null,
    onConfirm: fn(),
    onClose: fn(),
    ...extra,
  };
}
