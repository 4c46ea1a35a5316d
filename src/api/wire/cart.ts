import type { Cart, CartLine, CartTarget, LastPurchase } from '../../domain/cart/cart';
import type { ParkedCart } from '../../domain/cart/parked-cart';
import type { Quote, QuoteIssue, QuoteLine, QuoteTarget } from '../../domain/cart/quote';
import { parseServerTime } from '../../domain/time/server-time';
import { readCharge } from './charges';
import {
  allEntries,
  day,
  entries,
  integer,
  optionalText,
  recordOf,
  requireInteger,
  texts,
} from './commerce-readers';
import { readLimits } from './products';
import { asRecord, count, flag, type JsonRecord, text, unexpected, unwrap } from './readers';

function readTarget(target: JsonRecord, id: string): CartTarget {
  return {
    id,
    customerId: text(target.customerId),
    tenantId: optionalText(target.tenantId),
    customerName: text(target.customerName),
    domain: optionalText(target.domain),
  };
}

function readLine(line: JsonRecord, id: string): CartLine {
  return {
    id,
    planId: text(line.planId),
    quantity: requireInteger(line, 'quantity'),
    friendlyName: optionalText(line.friendlyName),
    addOnTo: optionalText(line.addOnTo),
    endsOn: day(line.endsOn),
    domainPrefix: optionalText(line.domainPrefix),
    productId: text(line.productId),
    productName: text(line.productName),
    vendorId: text(line.vendorId),
    vendorName: text(line.vendorName),
    kind: text(line.kind),
    term: text(line.term),
    cycle: text(line.cycle),
    limits: readLimits(line.limits),
    needsTenant: flag(line.needsTenant),
  };
}

function readLastPurchase(value: unknown): LastPurchase | null {
  const last = asRecord(value);
  const quoteId = text(last?.quoteId);
  if (!last || !quoteId) return null;
  return { quoteId, orderIds: texts(last.orderIds), at: parseServerTime(last.at) };
}

/** `GET /app/cart`, and the answer of every write to it. */
export const readCart = /* @__PURE__ */ recordOf(
  (cart, id): Cart => ({
    id,
    revision: requireInteger(cart, 'revision'),
    state: text(cart.state),
    expiresAt: parseServerTime(cart.expiresAt),
    currency: optionalText(cart.currency),
    targets: allEntries(cart.targets, readTarget),
    lines: entries(cart.lines, readLine),
    poNumber: optionalText(cart.poNumber),
    updatedBy: text(cart.updatedBy),
    updatedAt: parseServerTime(cart.updatedAt),
    lastPurchase: readLastPurchase(cart.lastPurchase),
  }),
);

function readQuoteLine(line: JsonRecord, lineId: string): QuoteLine {
  return {
    ...readCharge(line),
    lineId,
    targetId: text(line.targetId),
    recurring: requireInteger(line, 'recurring'),
    commitment: requireInteger(line, 'commitment'),
    cancelUntilAt: parseServerTime(line.cancelUntilAt),
  };
}

function readQuoteTarget(target: JsonRecord, targetId: string): QuoteTarget {
  return {
    targetId,
    net: requireInteger(target, 'net'),
    tax: requireInteger(target, 'tax'),
    total: requireInteger(target, 'total'),
    commitment: requireInteger(target, 'commitment'),
  };
}

function readIssue(issue: JsonRecord, code: string): QuoteIssue {
  return {
    severity: text(issue.severity),
    code,
    lineId: optionalText(issue.lineId),
    targetId: optionalText(issue.targetId),
    field: optionalText(issue.field),
    message: text(issue.message),
    was: integer(issue.was),
    now: integer(issue.now),
    subscriptionId: optionalText(issue.subscriptionId),
  };
}

/** `GET /app/cart/quote`. */
export const readQuote = /* @__PURE__ */ recordOf(
  (quote, id): Quote => ({
    id,
    cartRevision: requireInteger(quote, 'cartRevision'),
    validUntilAt: parseServerTime(quote.validUntilAt),
    currency: optionalText(quote.currency),
    lines: entries(quote.lines, readQuoteLine, 'lineId'),
    targets: allEntries(quote.targets, readQuoteTarget, 'targetId'),
    issues: allEntries(quote.issues, readIssue, 'code'),
  }),
);

function readParkedCart(parked: JsonRecord, id: string): ParkedCart {
  return {
    id,
    name: optionalText(parked.name),
    targets: allEntries(parked.targets, readTarget),
    lineCount: count(parked.lineCount) ?? 0,
    parkedAt: parseServerTime(parked.parkedAt),
  };
}

/** `GET /app/carts/parked`: a list, or in `data`. */
export function readParkedCarts(body: unknown): readonly ParkedCart[] {
  const carts = unwrap(body);
  if (!Array.isArray(carts)) unexpected('no list of carts');
  return entries(carts, readParkedCart);
}
