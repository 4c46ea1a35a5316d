import type { Entries } from '../../domain/entries';
import { APPROVERS_MAX, type OrderApprover } from '../../domain/orders/approvers';
import type {
  Order,
  OrderApproval,
  OrderLine,
  OrderLineFailure,
  OrderTerms,
  SharedTerms,
} from '../../domain/orders/order';
import type { OrderEvent } from '../../domain/orders/order-event';
import type { RetryPreview } from '../../domain/orders/retry';
import { parseServerTime } from '../../domain/time/server-time';
import {
  entries,
  integer,
  optionalText,
  price,
  recordOf,
  requireDay,
  requireInteger,
  rowOf,
} from './commerce-readers';
import { asRecord, type JsonRecord, list, text, unexpected, unwrap } from './readers';

function readFailure(value: unknown): OrderLineFailure | null {
  const failure = asRecord(value);
  return (
    failure && {
      code: text(failure.code),
      message: text(failure.message),
      correlationId: text(failure.correlationId),
    }
  );
}

/** A field with its value, or no field where the server does not say it. */
function said<Name extends string, Value>(name: Name, value: Value | null | '') {
  return (value === null || value === '' ? {} : { [name]: value }) as { [Key in Name]?: Value };
}

function readTerms(record: JsonRecord): OrderTerms {
  const { cancelHours } = record;
  return {
    ...said('term', text(record.term)),
    ...said('cycle', text(record.cycle)),
    ...said('unitPrice', price(record.unitPrice)),
    ...said('recurring', integer(record.recurring)),
    ...said('commitment', integer(record.commitment)),
    // Null is an answer: until the renewal.
    ...(cancelHours === null ? { cancelHours } : said('cancelHours', integer(cancelHours))),
  };
}

const SHARED = ['term', 'cycle', 'unitPrice', 'recurring'] as const;

/** Of an order null says that its lines differ. */
function readSharedTerms(record: JsonRecord): SharedTerms {
  const differing = SHARED.filter((name) => record[name] === null);
  return { ...readTerms(record), ...Object.fromEntries(differing.map((name) => [name, null])) };
}

function readLine(line: JsonRecord, id: string): OrderLine {
  return {
    id,
    planId: text(line.planId),
    productName: text(line.productName),
    quantity: requireInteger(line, 'quantity'),
    net: requireInteger(line, 'net'),
    state: text(line.state),
    failure: readFailure(line.failure),
    subscriptionId: optionalText(line.subscriptionId),
    ...readTerms(line),
  };
}

function readApproval(value: unknown): OrderApproval | null {
  const approval = asRecord(value);
  return (
    approval && {
      by: text(approval.by),
      at: parseServerTime(approval.at),
      reason: optionalText(approval.reason),
    }
  );
}

function readEvents(value: unknown): readonly OrderEvent[] | null {
  if (!Array.isArray(value)) return null;
  return list(value).flatMap((each) => {
    const event = asRecord(each);
    if (!event) return [];
    return {
      at: parseServerTime(event.at),
      by: text(event.by),
      text: text(event.text),
      ...said('kind', text(event.kind)),
      ...said('lineId', text(event.lineId)),
      ...said('code', text(event.code)),
      ...said('name', text(event.name)),
      ...said('reason', text(event.reason)),
      ...said('impersonatedBy', text(event.impersonatedBy)),
      ...said('was', integer(event.was)),
      ...said('net', integer(event.net)),
    };
  });
}

/** Who may approve an order; a server that does not say so names nobody. */
export function readApprovers(value: unknown): Pick<Order, 'approvers'> {
  if (!Array.isArray(value)) return {};
  const approvers = list(value).flatMap((each): OrderApprover | readonly OrderApprover[] => {
    const approver = asRecord(each);
    const [name, email] = [optionalText(approver?.name), optionalText(approver?.email)];
    const called = name ?? email;
    if (!approver || called === null) return [];
    return { name: called, email, customerName: optionalText(approver.customerName) };
  });
  return { approvers: approvers.slice(0, APPROVERS_MAX) };
}

function orderOf(order: JsonRecord, id: string): Order {
  return {
    id,
    number: text(order.number),
    customerId: text(order.customerId),
    customerName: text(order.customerName),
    tenantId: optionalText(order.tenantId),
    vendorId: text(order.vendorId),
    vendorName: text(order.vendorName),
    type: text(order.type),
    state: text(order.state),
    lines: entries(order.lines, readLine),
    currency: text(order.currency),
    net: requireInteger(order, 'net'),
    tax: requireInteger(order, 'tax'),
    total: requireInteger(order, 'total'),
    quoteId: optionalText(order.quoteId),
    poNumber: optionalText(order.poNumber),
    placedBy: text(order.placedBy),
    impersonatedBy: optionalText(order.impersonatedBy),
    approval: readApproval(order.approval),
    ...readSharedTerms(order),
    ...readApprovers(order.approvers),
    ...said('heldUntilAt', parseServerTime(order.heldUntilAt)),
    ...('customerInformedAt' in order && {
      customerInformedAt: parseServerTime(order.customerInformedAt),
    }),
    events: readEvents(order.events),
    createdAt: parseServerTime(order.createdAt),
    endedAt: parseServerTime(order.endedAt),
  };
}

/** `GET /app/orders/{id}`, and the answer of every write to it. */
export const readOrder = /* @__PURE__ */ recordOf(orderOf);
/** A row of `GET /app/orders`. */
export const readOrderRow = /* @__PURE__ */ rowOf(orderOf);

/** Orders in a list of their own. */
export function readOrderList(value: unknown): Entries<Order> {
  return entries(value, orderOf);
}

/** `{orders}` of `POST /app/orders`. */
export function readPlacedOrders(body: unknown): readonly Order[] {
  const orders = asRecord(unwrap(body))?.orders;
  return Array.isArray(orders) ? readOrderList(orders) : unexpected('orders');
}

/** `GET /app/orders/{id}/lines/{lineId}/retry-preview`, and `preview` of its refusal. */
export function readRetryPreview(body: unknown): RetryPreview {
  const preview = asRecord(unwrap(body)) ?? unexpected('preview');
  return {
    was: requireInteger(preview, 'was'),
    net: requireInteger(preview, 'net'),
    tax: requireInteger(preview, 'tax'),
    total: requireInteger(preview, 'total'),
    currency: text(preview.currency),
    startOn: requireDay(preview, 'startOn'),
    cancelUntilAt: parseServerTime(preview.cancelUntilAt),
    commitment: requireInteger(preview, 'commitment'),
  };
}
