import type { Cart } from '../domain/cart/cart';
import type { PurchaseConfirmation } from '../domain/cart/purchase-rules';
import type { Order } from '../domain/orders/order';
import type { NotAdded } from '../domain/orders/placed-orders';
import type { Page, PageQuery } from '../domain/paging';
import type { CallOptions, IdInput } from './call';
import type { ApiClient } from './client';
import { type ExportQuery, exportParams, readCsvFile } from './csv-file';
import { get, post } from './endpoints';
import { listParams } from './list-params';
import { readCart } from './wire/cart';
import { optionalText } from './wire/commerce-readers';
import { readOrder, readOrderRow, readPlacedOrders } from './wire/orders';
import { readRecordPage } from './wire/page';
import { asRecord, field, list, text, unwrap } from './wire/readers';

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

export const PLACE_ORDERS = /* @__PURE__ */ post('placeOrders', '/app/orders');

/**
 * Buys a quote (wire §3.4). It is sent once; when no answer comes, ask {@link listOrders} for the
 * quote before you send it again.
 */
export function placeOrders(
  client: ApiClient,
  { quoteId, confirm, termsAccepted }: PurchaseInput,
  options?: CallOptions,
): Promise<PurchaseResult> {
  const read = (json: unknown): PurchaseResult => ({
    orders: readPlacedOrders(json),
    cart: readCart(field(unwrap(json), 'cart')),
  });
  const body = { quoteId, confirm, termsAccepted };
  return client.send({ endpoint: PLACE_ORDERS, body, read }, options);
}

export const LIST_ORDERS = /* @__PURE__ */ get('listOrders', '/app/orders');

/** A page of orders, without what happened to them (wire §2). */
export function listOrders(
  client: ApiClient,
  asked: PageQuery,
  options?: CallOptions,
): Promise<Page<Order>> {
  const read = (json: unknown) => readRecordPage(json, readOrderRow);
  return client.send({ endpoint: LIST_ORDERS, query: listParams(asked), read }, options);
}

export const EXPORT_ORDERS = /* @__PURE__ */ get('exportOrders', '/app/orders/export');

/** All orders of a query as a file (wire §2); the page does not matter. */
export function exportOrders(
  client: ApiClient,
  asked: ExportQuery,
  options?: CallOptions,
): Promise<string> {
  const query = exportParams(asked);
  return client.send({ endpoint: EXPORT_ORDERS, query, read: readCsvFile }, options);
}

export const GET_ORDER = /* @__PURE__ */ get('getOrder', '/app/orders/{id}');

/** An order (wire §3.4). */
export function getOrder(
  client: ApiClient,
  { id }: IdInput,
  options?: CallOptions,
): Promise<Order> {
  return client.send({ endpoint: GET_ORDER, params: { id }, read: readOrder }, options);
}

/** A decision about an order, or about a customer, with its reason. */
export interface ReasonInput extends IdInput {
  /** Why; null for no reason. */
  readonly reason: string | null;
}

export const APPROVE_ORDER = /* @__PURE__ */ post('approveOrder', '/app/orders/{id}/approve');

/** Approves an order, which then begins (wire §3.4). Nobody approves their own. */
export function approveOrder(
  client: ApiClient,
  { id, reason }: ReasonInput,
  options?: CallOptions,
): Promise<Order> {
  const call = { params: { id }, body: { reason } };
  return client.send({ endpoint: APPROVE_ORDER, ...call, read: readOrder }, options);
}

export const REJECT_ORDER = /* @__PURE__ */ post('rejectOrder', '/app/orders/{id}/reject');

/** Rejects an order, with a reason (wire §3.4). It cannot be undone. */
export function rejectOrder(
  client: ApiClient,
  { id, reason }: ReasonInput,
  options?: CallOptions,
): Promise<Order> {
  const call = { params: { id }, body: { reason } };
  return client.send({ endpoint: REJECT_ORDER, ...call, read: readOrder }, options);
}

export const CANCEL_ORDER = /* @__PURE__ */ post('cancelOrder', '/app/orders/{id}/cancel');

/** Gives up the lines of an order that have not begun, or have failed (wire §3.4). */
export function cancelOrder(
  client: ApiClient,
  { id, reason }: ReasonInput,
  options?: CallOptions,
): Promise<Order> {
  const call = { params: { id }, body: { reason } };
  return client.send({ endpoint: CANCEL_ORDER, ...call, read: readOrder }, options);
}

export const RETRY_ORDER_LINE = /* @__PURE__ */ post(
  'retryOrderLine',
  '/app/orders/{id}/lines/{lineId}/retry',
);

/** Tries a line of an order again that has failed (wire §3.4). */
export function retryOrderLine(
  client: ApiClient,
  {
    id,
    lineId,
  }: IdInput & {
    /** Which line. */
    readonly lineId: string;
  },
  options?: CallOptions,
): Promise<Order> {
  const call = { params: { id, lineId }, body: {} };
  return client.send({ endpoint: RETRY_ORDER_LINE, ...call, read: readOrder }, options);
}

/** The cart with what was ordered before. */
export interface ReorderResult {
  /** The cart. */
  readonly cart: Cart;
  /** What is not in it. */
  readonly notAdded: readonly NotAdded[];
}

export const REORDER = /* @__PURE__ */ post('reorder', '/app/orders/{id}/reorder');

/** What {@link reorder} takes. */
export interface ReorderInput extends IdInput {
  /**
   * The revision of the cart that was shown: another one is refused with the newest cart, so that
   * nothing is added for another customer (workday §4). @default any cart
   */
  readonly revision?: number | undefined;
}

/** Puts what was ordered into the cart again, once however often it is sent (wire §3.4). */
export function reorder(
  client: ApiClient,
  { id, revision }: ReorderInput,
  options?: CallOptions,
): Promise<ReorderResult> {
  const read = (json: unknown): ReorderResult => ({
    cart: readCart(json),
    notAdded: list(field(json, 'notAdded') ?? field(unwrap(json), 'notAdded')).flatMap((each) => {
      const entry = asRecord(each);
      if (!entry) return [];
      const productName = optionalText(entry.productName);
      const { planId, code, message } = entry;
      return { planId: text(planId), productName, code: text(code), message: text(message) };
    }),
  });
  return client.send({ endpoint: REORDER, params: { id }, body: { revision }, read }, options);
}
