import type { Cart } from '../../domain/cart/cart';
import type { PurchaseConfirmation } from '../../domain/cart/purchase-rules';
import { APPROVERS_MAX, type OrderApprover } from '../../domain/orders/approvers';
import type { Order, OrderApproval, OrderLine, OrderLineFailure } from '../../domain/orders/order';
import type { OrderEvent } from '../../domain/orders/order-event';
import type { NotAdded } from '../../domain/orders/placed-orders';
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
    // Null is an answer: until the renewal.
    cancelHours: nullOr(whole),
  }),
  'id',
);

const APPROVER = record<OrderApprover>(() => ({
  name: as(someText, (value, { email }) => text(value) || text(email) || unexpected('approver')),
  email: maybe(someText),
  customerName: maybe(someText),
}));

/** Who may approve an order; a server that does not say so names nobody. */
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
    // Of an order null says that its lines differ.
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

/** Orders in a list of their own. */
export const readOrderList = entries(readOrder);

/** What is bought, as it was shown. */
export interface PurchaseInput {
  /** The quote; the same one again buys nothing more, and answers with the same orders. */
  readonly quoteId: string;
  /** Each customer with the total as it was shown; any difference is refused. */
  readonly confirm: readonly PurchaseConfirmation[];
  /** Whether the buyer has accepted the terms. */
  readonly termsAccepted: boolean;
}

/** What a purchase made. */
export interface PurchaseResult {
  /** An order for each customer and vendor. */
  readonly orders: readonly Order[];
  /** The cart that begins with it, empty. */
  readonly cart: Cart;
}

export const readPurchase = record<PurchaseResult>(() => ({
  orders: as(readOrderList, readOrderList),
  cart: as(readCart, readCart),
}));

/**
 * Buys a quote (wire §3.4). It is sent once; when no answer comes, ask {@link listOrders} for the
 * quote before you send it again.
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

/** A page of orders, without what happened to them (wire §2). */
export const listOrders = get('listOrders', '/app/orders', readOrders, byPage);

/** All orders of a query as a file (wire §2); the page does not matter. */
export const exportOrders = get('exportOrders', '/app/orders/export', csvFile, byQuery);

/** An order (wire §3.4). */
export const getOrder = get('getOrder', '/app/orders/{id}', readOrder, byId);

/** A decision about an order, or about a customer, with its reason. */
export interface ReasonInput extends IdInput {
  /** Why; null for no reason. */
  readonly reason: string | null;
}

const withReason = ({ id, reason }: ReasonInput) => ({ params: { id }, body: { reason } });

/** Approves an order, which then begins (wire §3.4). Nobody approves their own. */
export const approveOrder = post('approveOrder', '/app/orders/{id}/approve', readOrder, withReason);

/** Rejects an order, with a reason (wire §3.4). It cannot be undone. */
export const rejectOrder = post('rejectOrder', '/app/orders/{id}/reject', readOrder, withReason);

/** Gives up the lines of an order that have not begun, or have failed (wire §3.4). */
export const cancelOrder = post('cancelOrder', '/app/orders/{id}/cancel', readOrder, withReason);

/** A line of an order. */
export interface OrderLineInput extends IdInput {
  /** The line's id. */
  readonly lineId: string;
}

/** A line that is tried again. */
export interface RetryInput extends OrderLineInput {
  /**
   * The charge without tax that {@link previewRetry} gave, in minor units; another one is refused.
   * @default the line is tried again on the day of its order, when nothing changes
   */
  readonly net?: number | undefined;
}

/**
 * Tries a line of an order again that has failed (wire §3.4). On another day than that of its order it
 * begins then, at the charge of that day (workday §4).
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

/** What a line that has failed comes to when it is tried again now (workday §4). */
export const previewRetry = get(
  'previewRetry',
  '/app/orders/{id}/lines/{lineId}/retry-preview',
  readRetryPreview,
  ({ id, lineId }: OrderLineInput) => ({ params: { id, lineId } }),
);

/** What is noted on an order. */
interface NoteInput extends IdInput {
  /** What is noted. */
  readonly kind: 'customerInformed';
}

/** Notes on an order that its customer knows what failed of it; once is enough (workday §4). */
export const noteOrder = post(
  'noteOrder',
  '/app/orders/{id}/notes',
  readOrder,
  ({ id, kind }: NoteInput) => ({ params: { id }, body: { kind } }),
);

/** The cart with what was ordered before. */
export interface ReorderResult {
  /** The cart. */
  readonly cart: Cart;
  /** What is not in it. */
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

/** What {@link reorder} takes. */
export interface ReorderInput extends IdInput {
  /**
   * The revision of the cart that was shown: another one is refused with the newest cart, so that
   * nothing is added for another customer (workday §4). @default any cart
   */
  readonly revision?: number | undefined;
}

/** Puts what was ordered into the cart again, once however often it is sent (wire §3.4). */
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
