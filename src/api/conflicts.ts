import type { Statement } from '../domain/billing/statement';
import type { Cart } from '../domain/cart/cart';
import type { Quote } from '../domain/cart/quote';
import type { Customer } from '../domain/customers/customer';
import type { Order } from '../domain/orders/order';
import type { RetryPreview } from '../domain/orders/retry';
import type { Subscription } from '../domain/subscriptions/subscription';
import { readStatement } from './calls/billing';
import { readCart, readQuote } from './calls/cart';
import { readCustomer } from './calls/customers';
import { readOrderList, readRetryPreview } from './calls/orders';
import { readSubscription } from './calls/subscriptions';
import type { ApiError } from './errors';
import { asRecord, field, list, optionalText, text } from './wire/readers';

/**
 * The newest state in a refusal (wire §1); null if it is missing or unreadable, and the screen
 * requests it.
 */
function newest<T>(error: ApiError, name: string, read: (body: unknown) => T): T | null {
  try {
    return read(field(error.body, name));
  } catch {
    return null;
  }
}

/** The current state in a refused write to the cart or purchase (wire §1). */
export interface CartConflict {
  /** Reason code, such as `cart_changed`, `quote_expired` or `already_ordered`; '' if none. */
  readonly code: string;
  /** The newest cart; null if not included. */
  readonly cart: Cart | null;
  /** The valid quote; null if not included. */
  readonly quote: Quote | null;
  /** Orders already placed; empty if none. */
  readonly orders: readonly Order[];
}

/** Reads the refusal of a write to the cart, or of a purchase. */
export function cartConflictOf(error: ApiError): CartConflict {
  return {
    code: error.code,
    cart: newest(error, 'cart', readCart),
    quote: newest(error, 'quote', readQuote),
    orders: newest(error, 'orders', readOrderList.row) ?? [],
  };
}

/** The newest state of an order that could not be changed; null if not included. */
export function orderConflictOf(error: ApiError): Order | null {
  return newest(error, 'orders', readOrderList.row)?.[0] ?? null;
}

/** The new charge of a retry that was refused because the charge changed; null if not included. */
export function retryConflictOf(error: ApiError): RetryPreview | null {
  return error.code === 'retry_changed' ? newest(error, 'preview', readRetryPreview) : null;
}

/** The newest state of a subscription that could not be changed; null if not included. */
export function subscriptionConflictOf(error: ApiError): Subscription | null {
  return newest(error, 'subscription', readSubscription);
}

/** The newest state of a customer that could not be changed; null if not included. */
export function customerConflictOf(error: ApiError): Customer | null {
  return newest(error, 'customer', readCustomer);
}

/** The newest state of a statement that could not be changed; null if not included. */
export function statementConflictOf(error: ApiError): Statement | null {
  return newest(error, 'statement', readStatement);
}

/** A validation error (wire §1, "422"). */
export interface InvalidField {
  /** Id of the cart line; null if it is not about a line. */
  readonly lineId: string | null;
  /** Id of the cart's customer; null if it is not about a customer. */
  readonly targetId: string | null;
  /** Name of the field; '' if none. */
  readonly field: string;
  /** Error code, such as `quantity_range`. */
  readonly code: string;
  /** The server's message. */
  readonly message: string;
}

/** All validation errors, in the server's order. */
export function invalidFieldsOf(error: ApiError): readonly InvalidField[] {
  return list(field(error.body, 'errors')).flatMap((each) => {
    const problem = asRecord(each);
    if (!problem) return [];
    return {
      lineId: optionalText(problem.lineId),
      targetId: optionalText(problem.targetId),
      field: text(problem.field),
      code: text(problem.code),
      message: text(problem.message),
    };
  });
}
