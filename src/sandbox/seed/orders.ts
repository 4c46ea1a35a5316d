import type { Order, OrderLine } from '../../domain/orders/order';
import type { OrderEvent } from '../../domain/orders/order-event';
import type { CompanyRecord, OrderRecord, ProductRecord } from '../db/commerce-records';
import { endEvent, isEnd } from '../orders/end-event';
import { failedEvent, vendorRefusal } from '../orders/refusals';
import { orderStateOf } from '../rules/orders';
import { documentTotals } from '../rules/totals';
import { seedChange } from './changes';
import type { SeededLine, SeededPurchase } from './subscriptions';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SECOND_MS = 1_000;
const BUYER = 'buyer@plinth.example';
const SELLER = 'reseller@plinth.example';
const APPROVER = 'ada@plinth.example';

type Draft = Pick<OrderRecord, 'customerId' | 'vendorId' | 'type' | 'currency'> & {
  readonly at: number;
  readonly lines: readonly OrderLine[];
  readonly taxBps: number;
  readonly more?: Partial<OrderRecord>;
};

/** The end of an order: rejected, or by its lines. */
function endOf(
  { approval, endedAt }: Partial<OrderRecord>,
  lines: readonly OrderLine[],
  state: Order['state'],
  ended: number,
): readonly OrderEvent[] {
  if (approval) {
    const { at, by, reason } = approval;
    return [{ at, by, kind: 'rejected', text: 'Rejected', ...(reason !== null && { reason }) }];
  }
  const at = endedAt ?? new Date(ended);
  const failed = lines.filter(({ failure }) => failure !== null);
  const end = isEnd(state) ? endEvent(state) : { by: '', kind: state, text: 'Cancelled' };
  return [...failed.map((line) => ({ at, by: '', ...failedEvent(line) })), { at, ...end }];
}

const isOver = (state: Order['state']) => state !== 'provisioning' && state !== 'awaitingApproval';

function orderOf(draft: Draft, count: number, place: number): OrderRecord {
  const { customerId, vendorId, type, currency, at, lines, taxBps, more = {} } = draft;
  const { net, tax, total } = documentTotals(lines.map((line) => ({ net: line.net, taxBps })));
  const state = more.state ?? orderStateOf(lines);
  const placedBy = more.placedBy ?? SELLER;
  const ended = at + 9 * SECOND_MS;
  const year = new Date(at).getUTCFullYear();
  return {
    id: `o-${count}`,
    number: `${year}-${String(place).padStart(5, '0')}`,
    customerId,
    tenantId: null,
    vendorId,
    type,
    state,
    lines,
    currency,
    net,
    tax,
    total,
    quoteId: type === 'create' ? `q-${count}` : null,
    poNumber: count % 6 === 0 ? `PO-${7_000 + count}` : null,
    placedBy,
    impersonatedBy: null,
    approval: null,
    customerInformedAt: null,
    events: [
      { at: new Date(at), by: placedBy, kind: 'placed', text: 'Placed' },
      ...(isOver(state) ? endOf(more, lines, state, ended) : []),
    ],
    createdAt: new Date(at),
    endedAt: isOver(state) ? new Date(ended) : null,
    ...more,
  };
}

const createdLine = (seeded: SeededLine, place: number): OrderLine => ({
  id: `l-${place + 1}`,
  planId: seeded.plan.id,
  productName: seeded.product.name,
  quantity: seeded.quantity,
  net: seeded.sold.ledger[0]?.line.net ?? 0,
  state: 'done',
  failure: null,
  subscriptionId: seeded.subscription.id,
});

/** Purchases; four have a failed line without a subscription. */
function purchaseDrafts(purchases: readonly SeededPurchase[], products: readonly ProductRecord[]) {
  return purchases.map(({ at, customer, vendorId, lines }, index): Draft => {
    const done = lines.map(createdLine);
    const extra = products.find(({ kind, vendor }) => kind === 'addon' && vendor.id === vendorId);
    const plan = extra?.plans[0];
    const failed: OrderLine = {
      id: 'l-failed',
      planId: plan?.id ?? '',
      productName: extra?.name ?? '',
      quantity: 2,
      net: 2 * Number(plan?.unitList ?? 0),
      state: 'failed',
      failure: vendorRefusal(index),
      subscriptionId: null,
    };
    const isPartly = index % 11 === 3 && index < 44;
    return {
      customerId: customer.id,
      vendorId,
      type: 'create',
      currency: customer.currency,
      at,
      lines: isPartly ? [...done, failed] : done,
      taxBps: customer.taxBps,
    };
  });
}

/** Later changes: eight additions and ten cancellations. */
function changeDrafts(purchases: readonly SeededPurchase[]): readonly Draft[] {
  return purchases.flatMap(({ customer, vendorId, lines }) =>
    lines.flatMap((seeded) =>
      seeded.sold.changes.flatMap(({ at, change, lines: charges }): Draft | readonly Draft[] => {
        if (change.kind !== 'seats' && change.kind !== 'cancel') return [];
        const net = charges.reduce((sum, line) => sum + line.net, 0);
        const { quantity } = seeded.subscription;
        const line = { ...createdLine(seeded, 0), net, quantity };
        return {
          customerId: customer.id,
          vendorId,
          type: change.kind === 'cancel' ? 'cancel' : 'change',
          currency: customer.currency,
          at,
          lines: [line],
          taxBps: customer.taxBps,
        };
      }),
    ),
  );
}

/** Orders that are changing something at present. */
function changingDrafts(purchases: readonly SeededPurchase[], now: number): readonly Draft[] {
  return purchases.flatMap(({ customer, vendorId, lines }) =>
    lines
      .filter(({ subscription }) => subscription.changing !== null)
      .map((seeded, place): Draft => {
        const at = now - (place + 1) * SECOND_MS;
        const { after, sold } = seedChange(seeded, at);
        const line: OrderLine = {
          ...createdLine(seeded, 0),
          quantity: after.quantity ?? seeded.quantity,
          net: sold.reduce((sum, { net }) => sum + net, 0),
          state: 'provisioning',
        };
        return {
          customerId: customer.id,
          vendorId,
          type: 'change',
          currency: customer.currency,
          at,
          lines: [line],
          taxBps: customer.taxBps,
          more: { id: seeded.subscription.changing?.orderId ?? '' },
        };
      }),
  );
}

interface Fate {
  readonly count: number;
  readonly state: OrderLine['state'];
  readonly agoMs: (index: number) => number;
  readonly more: (index: number, at: number) => Partial<OrderRecord>;
}

/** Orders without a result. */
const FATES: readonly Fate[] = [
  { count: 5, state: 'failed', agoMs: (index) => (2 + index * 9) * DAY_MS, more: () => ({}) },
  { count: 3, state: 'queued', agoMs: (index) => index * SECOND_MS, more: () => ({}) },
  {
    count: 6,
    state: 'queued',
    agoMs: (index) => (3 + index * 40) * HOUR_MS,
    more: (index) => ({
      state: 'awaitingApproval',
      placedBy: index % 3 === 0 ? SELLER : BUYER,
      ...(index % 3 === 0 ? {} : { customerId: 'customer-3' }),
    }),
  },
  {
    count: 4,
    state: 'cancelled',
    agoMs: (index) => (20 + index * 31) * DAY_MS,
    more: (_, at) => ({
      state: 'rejected',
      placedBy: BUYER,
      customerId: 'customer-3',
      approval: { by: APPROVER, at: new Date(at + HOUR_MS), reason: 'Too many' },
      endedAt: new Date(at + HOUR_MS),
    }),
  },
  { count: 3, state: 'cancelled', agoMs: (index) => (15 + index * 44) * DAY_MS, more: () => ({}) },
];

function fatedDrafts(
  companies: readonly CompanyRecord[],
  products: readonly ProductRecord[],
  now: number,
): readonly Draft[] {
  const buyers = companies.filter(
    ({ level, state, currency }) => level === 0 && state === 'active' && currency === 'EUR',
  );
  const licences = products.filter(({ kind, state }) => kind === 'license' && state === 'active');
  let count = 0;
  return FATES.flatMap((fate) =>
    Array.from({ length: fate.count }, (_, index): Draft => {
      count += 1;
      const at = now - fate.agoMs(index);
      const more = fate.more(index, at);
      const customer =
        companies.find(({ id }) => id === more.customerId) ?? buyers[(count * 5) % buyers.length];
      const product = licences[(count * 7) % licences.length];
      const plan = product?.plans[1];
      const quantity = 2 + (count % 5) * 4;
      const line: OrderLine = {
        id: 'l-1',
        planId: plan?.id ?? '',
        productName: product?.name ?? '',
        quantity,
        net: quantity * Number(plan?.unitList ?? 0),
        state: fate.state,
        failure: fate.state === 'failed' ? vendorRefusal(count) : null,
        subscriptionId: null,
      };
      return {
        customerId: customer?.id ?? '',
        vendorId: product?.vendor.id ?? '',
        type: 'create',
        currency: 'EUR',
        at,
        lines: [line],
        taxBps: customer?.taxBps ?? 0,
        more,
      };
    }),
  );
}

/** The 90 seeded orders, purchases first, numbered in order of placement (commerce §8). */
export function seedOrders(
  purchases: readonly SeededPurchase[],
  companies: readonly CompanyRecord[],
  products: readonly ProductRecord[],
  now: number,
): readonly OrderRecord[] {
  const drafts = [
    ...purchaseDrafts(purchases, products),
    ...changeDrafts(purchases),
    ...changingDrafts(purchases, now),
    ...fatedDrafts(companies, products, now),
  ];
  const placed = drafts.toSorted((one, other) => one.at - other.at);
  return drafts.map((draft, index) => orderOf(draft, index + 1, placed.indexOf(draft) + 1));
}
