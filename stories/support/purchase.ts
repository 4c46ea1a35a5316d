import type { Cart, CartLine, CartTarget } from '../../src/domain/cart/cart';
import { confirmationsOf } from '../../src/domain/cart/purchase-rules';
import type { Quote, QuoteIssue, QuoteLine } from '../../src/domain/cart/quote';
import type { Order, OrderLine } from '../../src/domain/orders/order';
import { STORY_NOW } from './sandbox';

/** The targets of a cart. */
export function target(id: string, customerName: string, domain: string | null = null): CartTarget {
  return { id, customerId: `c-${id}`, tenantId: null, customerName, domain };
}

const line = (id: string, productName: string, extra: Partial<CartLine> = {}): CartLine => ({
  id,
  planId: `plan-${id}`,
  quantity: 25,
  friendlyName: null,
  addOnTo: null,
  endsOn: null,
  domainPrefix: null,
  productId: id,
  productName,
  vendorId: 'norrvik',
  vendorName: 'Norrvik Office',
  kind: 'license',
  term: 'P1Y',
  cycle: 'month',
  limits: { min: 1, max: 300, step: 1 },
  needsTenant: false,
  ...extra,
});

export const HALVORSEN = target('t-1', 'Halvorsen AS', 'halvorsen.example');
export const KVIST = target('t-2', 'Kvist & Sønner', 'kvist-sonner.example');
export const AURORA = target('t-3', 'Aurora Travel');

/** A cart with three lines of two vendors. */
export function cart(
  targets: readonly CartTarget[] = [HALVORSEN],
  extra: Partial<Cart> = {},
): Cart {
  return {
    id: 'cart-1',
    revision: 4,
    state: 'open',
    expiresAt: new Date(STORY_NOW + 30 * 86_400_000),
    currency: 'EUR',
    targets,
    lines: [
      line('office', 'Office Business', { friendlyName: 'Office for Oslo' }),
      line('migration', 'Migration day', {
        quantity: 1,
        kind: 'service',
        term: 'none',
        cycle: 'once',
      }),
      line('desk', 'Desk Professional', {
        quantity: 4,
        vendorId: 'fathom',
        vendorName: 'Fathom Desk',
        cycle: 'year',
      }),
    ],
    poNumber: null,
    updatedBy: 'nora@plinth.example',
    updatedAt: new Date(STORY_NOW),
    lastPurchase: null,
    ...extra,
  };
}

const PRICES: Readonly<Record<string, number>> = { office: 1_100, migration: 65_000, desk: 18_000 };

function charge(one: CartLine, targetId: string, percent: number): QuoteLine {
  const unitPrice = Math.round(((PRICES[one.id] ?? 0) * percent) / 100);
  const net = one.quantity * unitPrice;
  const isOnce = one.cycle === 'once';
  return {
    lineId: one.id,
    targetId,
    quantity: one.quantity,
    unitPrice,
    fromOn: '2026-03-02',
    untilOn: one.cycle === 'year' ? '2027-03-02' : '2026-04-02',
    days: isOnce ? 1 : 31,
    ofDays: isOnce ? 1 : 31,
    net,
    taxBps: 2_500,
    recurring: isOnce ? 0 : net,
    commitment: one.cycle === 'month' ? 12 * net : net,
    cancelUntilAt: isOnce ? null : new Date(STORY_NOW + 7 * 86_400_000),
  };
}

/** What a cart comes to, at so many percent of the usual price. */
export function quoteOf(
  { targets, lines, revision }: Cart,
  { issues = [], percent = 100 }: { issues?: readonly QuoteIssue[]; percent?: number } = {},
): Quote {
  const all = targets.flatMap((each) => lines.map((one) => charge(one, each.id, percent)));
  return {
    id: `q-${percent}`,
    cartRevision: revision,
    validUntilAt: new Date(STORY_NOW + 15 * 60_000),
    currency: 'EUR',
    lines: all,
    targets: targets.map(({ id: targetId }) => {
      const own = all.filter((one) => one.targetId === targetId);
      const net = own.reduce((sum, one) => sum + one.net, 0);
      const commitment = own.reduce((sum, one) => sum + one.commitment, 0);
      return {
        targetId,
        net,
        tax: Math.round(net / 4),
        total: net + Math.round(net / 4),
        commitment,
      };
    }),
    issues,
  };
}

/** The shown purchase. */
export function requestOf(one: Cart, quote = quoteOf(one)) {
  return { quote, confirm: confirmationsOf(quote, one) };
}

/** Something that is wrong with a cart. */
export function issue(code: string, extra: Partial<QuoteIssue>): QuoteIssue {
  return {
    severity: 'error',
    code,
    lineId: null,
    targetId: null,
    field: null,
    message: code,
    was: null,
    now: null,
    ...extra,
  };
}

export const PROBLEMS: readonly QuoteIssue[] = [
  issue('customer_suspended', {
    targetId: 't-1',
    field: 'customerId',
    message: 'Halvorsen AS is suspended.',
  }),
  issue('quantity_range', {
    lineId: 'office',
    targetId: 't-1',
    field: 'quantity',
    message: 'The quantity must be 1 to 20.',
  }),
  issue('price_changed', {
    severity: 'warning',
    lineId: 'desk',
    targetId: 't-1',
    field: 'planId',
    message: 'The price went from €170.00 to €180.00.',
    was: 17_000,
    now: 18_000,
  }),
  issue('low_margin', {
    severity: 'warning',
    lineId: 'desk',
    targetId: 't-1',
    field: 'planId',
    message: 'The margin of 4 % is below the 10 % that you aim at.',
  }),
  issue('needs_approval', {
    severity: 'info',
    message: 'Somebody else has to approve the order.',
  }),
];

const orderLine = (id: string, productName: string, extra: Partial<OrderLine>): OrderLine => ({
  id,
  planId: `plan-${id}`,
  productName,
  quantity: 25,
  net: 27_500,
  state: 'done',
  failure: null,
  subscriptionId: null,
  ...extra,
});

/** An order of a purchase. */
export function order(extra: Partial<Order> = {}): Order {
  return {
    id: 'o-1',
    number: '2026-00042',
    customerId: 'c-t-1',
    customerName: 'Halvorsen AS',
    tenantId: null,
    vendorId: 'norrvik',
    vendorName: 'Norrvik Office',
    type: 'create',
    state: 'completed',
    lines: [
      orderLine('office', 'Office Business', {}),
      orderLine('migration', 'Migration day', { quantity: 1, net: 65_000 }),
    ],
    currency: 'EUR',
    net: 92_500,
    tax: 23_125,
    total: 115_625,
    quoteId: 'q-100',
    poNumber: null,
    placedBy: 'nora@plinth.example',
    impersonatedBy: null,
    approval: null,
    events: null,
    createdAt: new Date(STORY_NOW),
    endedAt: null,
    ...extra,
  };
}

/** The same at another state of all its lines. */
export function orderAt(
  state: Order['state'],
  lineState: OrderLine['state'],
  extra: Partial<Order> = {},
) {
  const base = order(extra);
  return { ...base, state, lines: base.lines.map((one) => ({ ...one, state: lineState })) };
}

/** One line is set up, the other one failed. */
export const PARTLY_FAILED: Order = order({
  state: 'partlyCompleted',
  lines: [
    orderLine('office', 'Office Business', {}),
    orderLine('migration', 'Migration day', {
      quantity: 1,
      net: 65_000,
      state: 'failed',
      failure: {
        code: 'vendor_refused',
        message: 'The vendor refused the address.',
        correlationId: '3f0c-8a51',
      },
    }),
  ],
});
