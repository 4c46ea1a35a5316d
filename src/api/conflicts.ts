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
 * The newest state that rides along with a refusal (wire §1); null when there is none, or none that
 * can be read: the screen then asks for it.
 */
function newest<T>(error: ApiError, name: string, read: (body: unknown) => T): T | null {
  try {
    return read(field(error.body, name));
  } catch {
    return null;
  }
}

/** What a refused write to a cart, or a refused purchase, says about how things are (wire §1). */
export interface CartConflict {
  /** Why, such as `cart_changed`, `quote_expired` or `already_ordered`; '' for no reason. */
  readonly code: string;
  /** The newest cart; null for none. */
  readonly cart: Cart | null;
  /** The quote that holds now; null for none. */
  readonly quote: Quote | null;
  /** What was bought already; none when nothing was. */
  readonly orders: readonly Order[];
}

/** Reads the refusal of a write to a cart, or of a purchase. */
export function cartConflictOf(error: ApiError): CartConflict {
  return {
    code: error.code,
    cart: newest(error, 'cart', readCart),
    quote: newest(error, 'quote', readQuote),
    orders: newest(error, 'orders', readOrderList.row) ?? [],
  };
}

/** The newest state of an order that could not be changed; null when it does not say. */
export function orderConflictOf(error: ApiError): Order | null {
  return newest(error, 'orders', readOrderList.row)?.[0] ?? null;
}

/** What a line comes to now that could not be tried again at another charge; null when it does not say. */
export function retryConflictOf(error: ApiError): RetryPreview | null {
  return error.code === 'retry_changed' ? newest(error, 'preview', readRetryPreview) : null;
}

/** The newest state of a subscription that could not be changed; null when it does not say. */
export function subscriptionConflictOf(error: ApiError): Subscription | null {
  return newest(error, 'subscription', readSubscription);
}

/** The newest state of a customer that could not be changed; null when it does not say. */
export function customerConflictOf(error: ApiError): Customer | null {
  return newest(error, 'customer', readCustomer);
}

/** The newest state of a statement that could not be changed; null when it does not say. */
export function statementConflictOf(error: ApiError): Statement | null {
  return newest(error, 'statement', readStatement);
}

/** Something that is wrong with what was sent (wire §1, "422"). */
export interface InvalidField {
  /** The line of the cart that it is about; null for none. */
  readonly lineId: string | null;
  /** The customer of the cart that it is about; null for none. */
  readonly targetId: string | null;
  /** The field; '' for none. */
  readonly field: string;
  /** What is wrong, such as `quantity_range`. */
  readonly code: string;
  /** The server's sentence. */
  readonly message: string;
}

/** Everything that is wrong with what was sent, in the server's order. */
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
