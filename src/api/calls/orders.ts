import type { Cart } from '../../domain/cart/cart';
import type { PurchaseConfirmation } from '../../domain/cart/purchase-rules';
import type {
  NotAdded,
  Order,
  OrderApproval,
  OrderLine,
  OrderLineFailure,
} from '../../domain/orders/order';
import { APPROVERS_MAX, type OrderApprover } from '../../domain/orders/order';
import type { OrderEvent } from '../../domain/orders/order-event';
import type { RetryPreview } from '../../domain/orders/retry';
import type { IdInput } from '../call';
import {
  all,
  amount,
  anyText,
  as,
  day,
  entries,
  id,
  key,
  listOrNull,
  loose,
  maybe,
  moment,
  nullOr,
  optional,
  page,
  price,
  record,
  some,
  someText,
  told,
  whole,
} from '../wire/fields';
import { field, text, unexpected, unwrap } from '../wire/readers';
import { byId, byPage, byQuery, type CallFacts, csvFile, get, post } from './call';
import { CART, readCart } from './cart';

const FAILURE = record<OrderLineFailure>(() => ({
  code: someText,
  message: someText,
  correlationId: loose(anyText),
}));

const ORDER_LINE = record<OrderLine>(
  () => ({
    id: key,
    planId: id,
    productName: someText,
    quantity: whole,
    net: amount,
    state: someText,
    failure: maybe(FAILURE),
    subscriptionId: maybe(id),
    term: optional(someText),
    cycle: optional(someText),
    unitPrice: optional(price),
    recurring: optional(amount),
    commitment: optional(amount),
    // Null means until the renewal.
    cancelHours: nullOr(whole),
  }),
  'id',
);

const APPROVER = record<OrderApprover>(() => ({
  name: as(someText, (value, { email }) => text(value) || text(email) || unexpected('approver')),
  email: maybe(someText),
  customerName: maybe(someText),
}));

/** Users who can approve an order; empty if the server does not send them. */
export const approvers = as(loose(some(APPROVER)), (value) =>
  Array.isArray(value) ? some(APPROVER).row(value).slice(0, APPROVERS_MAX) : undefined,
);

const APPROVAL = record<OrderApproval>(() => ({
  by: someText,
  at: moment,
  reason: maybe(anyText),
}));

const EVENT = record<OrderEvent>(() => ({
  at: moment,
  by: anyText,
  text: someText,
  kind: optional(someText),
  lineId: optional(id),
  code: optional(someText),
  name: optional(someText),
  reason: optional(someText),
  impersonatedBy: optional(someText),
  was: optional(amount),
  net: optional(amount),
}));

export const readOrder = record<Order>(
  () => ({
    id: key,
    number: someText,
    customerId: id,
    customerName: someText,
    tenantId: maybe(id),
    vendorId: id,
    vendorName: someText,
    type: someText,
    state: someText,
    lines: entries(ORDER_LINE),
    currency: someText,
    net: amount,
    tax: amount,
    total: amount,
    quoteId: maybe(id),
    poNumber: maybe(anyText),
    placedBy: someText,
    impersonatedBy: maybe(someText),
    approval: maybe(APPROVAL),
    // For an order, null means that its lines differ.
    term: nullOr(someText),
    cycle: nullOr(someText),
    unitPrice: nullOr(price),
    recurring: nullOr(amount),
    commitment: optional(amount),
    cancelHours: nullOr(whole),
    approvers,
    heldUntilAt: optional(moment),
    customerInformedAt: told(moment),
    events: listOrNull(some(EVENT)),
    createdAt: moment,
    endedAt: maybe(moment),
  }),
  'id',
);

/** Orders in a plain list. */
export const readOrderList = entries(readOrder);

/** A purchase, as shown to the buyer. */
export interface PurchaseInput {
  /**
   * Id of the quote and idempotency key: sending it again buys nothing more, and returns the same
   * orders.
   */
  readonly quoteId: string;
  /** Each customer with the total that was shown; a difference is refused. */
  readonly confirm: readonly PurchaseConfirmation[];
  /** Whether the buyer has accepted the terms. */
  readonly termsAccepted: boolean;
}

/** Result of a purchase. */
export interface PurchaseResult {
  /** An order for each customer and vendor. */
  readonly orders: readonly Order[];
  /** The new, empty cart. */
  readonly cart: Cart;
}

export const readPurchase = record<PurchaseResult>(() => ({
  orders: as(readOrderList, readOrderList),
  cart: as(readCart, readCart),
}));

/**
 * Buys a quote (wire §3.4). It is sent once: if there is no answer, call {@link listOrders} for the
 * quote before sending it again.
 */
export const placeOrders = post(
  'placeOrders',
  '/app/orders',
  readPurchase,
  ({ quoteId, confirm, termsAccepted }: PurchaseInput) => ({
    body: { quoteId, confirm, termsAccepted },
  }),
);

export const readOrders = page(readOrder, 'events');

/** A page of orders, without their history (wire §2). */
export const listOrders = get('listOrders', '/app/orders', readOrders, byPage);

/** Exports all orders of a query (wire §2); the page is ignored. */
export const exportOrders = get('exportOrders', '/app/orders/export', csvFile, byQuery);

/** An order, with its history (wire §3.4). */
export const getOrder = get('getOrder', '/app/orders/{id}', readOrder, byId);

/** An action on an order or a customer, with its reason. */
export interface ReasonInput extends IdInput {
  /** The reason; null for none. */
  readonly reason: string | null;
}

const withReason = ({ id, reason }: ReasonInput) => ({ params: { id }, body: { reason } });

/** Approves an order, which then starts (wire §3.4). Users cannot approve their own. */
export const approveOrder = post('approveOrder', '/app/orders/{id}/approve', readOrder, withReason);

/** Rejects an order, with a reason (wire §3.4). This cannot be undone. */
export const rejectOrder = post('rejectOrder', '/app/orders/{id}/reject', readOrder, withReason);

/** Cancels the lines of an order that have not started or have failed (wire §3.4). */
export const cancelOrder = post('cancelOrder', '/app/orders/{id}/cancel', readOrder, withReason);

/** Identifies a line of an order. */
export interface OrderLineInput extends IdInput {
  /** Id of the line. */
  readonly lineId: string;
}

/** A line to retry. */
export interface RetryInput extends OrderLineInput {
  /**
   * Charge without tax from {@link previewRetry}, in minor units; a different one is refused.
   *
   * @default the line is retried on the day of its order, when the charge does not change
   */
  readonly net?: number | undefined;
}

/**
 * Retries a failed line of an order (wire §3.4). On another day than that of the order it starts
 * then, at that day's charge (workday §4).
 */
export const retryOrderLine = post(
  'retryOrderLine',
  '/app/orders/{id}/lines/{lineId}/retry',
  readOrder,
  ({ id, lineId, net }: RetryInput) => ({ params: { id, lineId }, body: { net } }),
);

export const readRetryPreview = record<RetryPreview>(() => ({
  was: amount,
  net: amount,
  tax: amount,
  total: amount,
  currency: someText,
  startOn: day,
  cancelUntilAt: maybe(moment),
  commitment: amount,
}));

/** Previews the charge of retrying a failed line now (workday §4). */
export const previewRetry = get(
  'previewRetry',
  '/app/orders/{id}/lines/{lineId}/retry-preview',
  readRetryPreview,
  ({ id, lineId }: OrderLineInput) => ({ params: { id, lineId } }),
);

/** A note on an order. */
interface NoteInput extends IdInput {
  /** Kind of the note. */
  readonly kind: 'customerInformed';
}

/**
 * Records on an order that its customer was informed about a failure (workday §4). Safe to send
 * again.
 */
export const noteOrder = post(
  'noteOrder',
  '/app/orders/{id}/notes',
  readOrder,
  ({ id, kind }: NoteInput) => ({ params: { id }, body: { kind } }),
);

/** The cart after reordering. */
export interface ReorderResult {
  /** The cart. */
  readonly cart: Cart;
  /** Lines that could not be added. */
  readonly notAdded: readonly NotAdded[];
}

const NOT_ADDED = record<NotAdded>(() => ({
  planId: id,
  productName: maybe(someText),
  code: someText,
  message: someText,
}));

const readReorder = as(
  record(() => ({ ...CART(), notAdded: all(NOT_ADDED) }), 'id'),
  (json): ReorderResult => ({
    cart: readCart(json),
    notAdded: some(NOT_ADDED).row(field(json, 'notAdded') ?? field(unwrap(json), 'notAdded')),
  }),
);

/** Input of {@link reorder}. */
export interface ReorderInput extends IdInput {
  /**
   * Revision of the cart on screen: a different one is refused with the newest cart, so that
   * nothing is added for another customer (workday §4).
   *
   * @default any revision
   */
  readonly revision?: number | undefined;
}

/** Adds the lines of an order to the cart; safe to send again (wire §3.4). */
export const reorder = post(
  'reorder',
  '/app/orders/{id}/reorder',
  readReorder,
  ({ id, revision }: ReorderInput) => ({ params: { id }, body: { revision } }),
);

/** The {@link CallFacts} of each call. @internal */
export const facts = () => {
  const CHANGES = { about: 'company', refuses: { 409: ['state_changed'] } } as const;
  return {
    placeOrders: {
      isCreating: true,
      needs: ['Marketplace.ReadWrite'],
      setting: 'placeOrders',
      refuses: {
        404: ['not_found'],
        409: ['already_ordered', 'cart_changed', 'quote_expired', 'quote_mismatch'],
        422: ['invalid'],
      },
      example: [
        {
          quoteId: 'q-1',
          confirm: [{ customerId: 'c-1', tenantId: null, total: 34375 }],
          termsAccepted: true,
        },
        'POST /app/orders',
        {
          quoteId: 'q-1',
          confirm: [{ customerId: 'c-1', tenantId: null, total: 34375 }],
          termsAccepted: true,
        },
      ],
    },
    listOrders: {
      needs: ['Order.Read'],
      example: [
        {
          ...{ pageNumber: 2, pageSize: 50, searchString: ' halv ', sort: '-total' },
          filters: {
            state: ['failed', 'provisioning'],
            createdAtFrom: ['2026-11-01'],
            type: [],
          },
        },
        'GET /app/orders?state=failed%2Cprovisioning&createdAtFrom=2026-11-01&pageNumber=2&pageSize=50&searchString=halv&sort=-total',
      ],
    },
    exportOrders: {
      needs: ['Order.Read', 'Order.Export'],
      example: [
        { searchString: ' halv ', sort: '-total', filters: { state: ['failed'], type: [] } },
        'GET /app/orders/export?state=failed&searchString=halv&sort=-total',
      ],
    },
    getOrder: {
      needs: ['Order.Read'],
      about: 'company',
      example: [{ id: 'o-1' }, 'GET /app/orders/o-1'],
    },
    approveOrder: {
      ...CHANGES,
      needs: ['Order.Approve'],
      setting: 'approveOrders',
      refuses: { 403: ['own_order'], 409: ['state_changed'], 422: ['invalid'] },
      example: [{ id: 'o-1', reason: null }, 'POST /app/orders/o-1/approve', { reason: null }],
    },
    rejectOrder: {
      ...CHANGES,
      needs: ['Order.Approve'],
      setting: 'approveOrders',
      refuses: { 403: ['own_order'], 409: ['state_changed'], 422: ['invalid'] },
      example: [
        { id: 'o-1', reason: 'Too many' },
        'POST /app/orders/o-1/reject',
        { reason: 'Too many' },
      ],
    },
    cancelOrder: {
      ...CHANGES,
      needs: ['Order.Cancel'],
      setting: 'placeOrders',
      refuses: { 409: ['state_changed'], 422: ['invalid'] },
      example: [{ id: 'o-1', reason: null }, 'POST /app/orders/o-1/cancel', { reason: null }],
    },
    retryOrderLine: {
      needs: ['Order.Retry'],
      setting: 'placeOrders',
      about: 'company',
      refuses: { 409: ['retry_changed', 'state_changed'], 422: ['invalid'] },
      example: [{ id: 'o-1', lineId: '7c6f' }, 'POST /app/orders/o-1/lines/7c6f/retry', {}],
    },
    previewRetry: {
      needs: ['Order.Retry'],
      about: 'company',
      optional: 'to say what another try costs on another day',
      refuses: { 409: ['state_changed'], 422: ['invalid'] },
      example: [{ id: 'o-1', lineId: '7c6f' }, 'GET /app/orders/o-1/lines/7c6f/retry-preview'],
    },
    noteOrder: {
      needs: ['Order.Retry'],
      level: 1,
      setting: 'placeOrders',
      about: 'company',
      refuses: { 409: ['state_changed'], 422: ['invalid'] },
      optional: 'where orders say `customerInformedAt`',
      example: [
        { id: 'o-1', kind: 'customerInformed' },
        'POST /app/orders/o-1/notes',
        { kind: 'customerInformed' },
      ],
    },
    reorder: {
      needs: ['Order.Read', 'Marketplace.ReadWrite'],
      about: 'company',
      refuses: { 409: ['cart_changed', 'cart_expired'], 422: ['invalid'] },
      example: [{ id: 'o-1' }, 'POST /app/orders/o-1/reorder', {}],
    },
  } as const satisfies Readonly<Record<string, CallFacts>>;
};
