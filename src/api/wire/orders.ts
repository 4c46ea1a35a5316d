import type { Entries } from '../../domain/entries';
import type {
  Order,
  OrderApproval,
  OrderEvent,
  OrderLine,
  OrderLineFailure,
} from '../../domain/orders/order';
import { parseServerTime } from '../../domain/time/server-time';
import { entries, optionalText, recordOf, requireInteger, rowOf } from './commerce-readers';
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
    return event
      ? { at: parseServerTime(event.at), by: text(event.by), text: text(event.text) }
      : [];
  });
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
