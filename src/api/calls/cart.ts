import type {
  Cart,
  CartLine,
  CartLineChoice,
  CartTarget,
  CartTargetChoice,
  LastPurchase,
} from '../../domain/cart/cart';
import type { ParkedCart } from '../../domain/cart/parked-cart';
import type { Quote, QuoteIssue, QuoteLine, QuoteTarget } from '../../domain/cart/quote';
import type { IdInput } from '../call';
import {
  all,
  amount,
  anyText,
  as,
  day,
  entries,
  type FieldsOf,
  id,
  key,
  maybe,
  moment,
  record,
  someText,
  texts,
  whole,
  yesOrNo,
} from '../wire/fields';
import { count, unexpected } from '../wire/readers';
import { byId, type CallFacts, get, patch, post, put, remove, written } from './call';
import { CHARGE } from './charge';
import { LIMITS } from './products';

const TARGET = record<CartTarget>(
  () => ({
    id: key,
    customerId: id,
    tenantId: maybe(id),
    customerName: someText,
    domain: maybe(someText),
  }),
  'id',
);

const CART_LINE = record<CartLine>(
  () => ({
    id: key,
    planId: id,
    quantity: whole,
    friendlyName: maybe(anyText),
    addOnTo: maybe(id),
    endsOn: maybe(day),
    domainPrefix: maybe(anyText),
    productId: id,
    productName: someText,
    vendorId: id,
    vendorName: someText,
    kind: someText,
    term: someText,
    cycle: someText,
    limits: LIMITS,
    needsTenant: yesOrNo,
  }),
  'id',
);

const LAST_PURCHASE = record<LastPurchase>(() => ({
  quoteId: as(id, (value) => id(value) || unexpected('quoteId')),
  orderIds: texts(id),
  at: moment,
}));

export const CART = (): FieldsOf<Cart> => ({
  id: key,
  revision: whole,
  state: someText,
  expiresAt: moment,
  currency: maybe(someText),
  targets: all(TARGET),
  lines: entries(CART_LINE),
  poNumber: maybe(anyText),
  updatedBy: anyText,
  updatedAt: moment,
  lastPurchase: maybe(LAST_PURCHASE),
});

export const readCart = record<Cart>(CART, 'id');

/** The revision that a write to the cart is based on. */
export interface CartRevisionInput {
  /** Revision of the cart on screen; a stale one is refused with the newest cart. */
  readonly revision: number;
}

/** Identifies a line of the cart. */
export interface CartLineInput {
  /** Id of the line. */
  readonly lineId: string;
}

const seenIn = ({ revision }: CartRevisionInput) => ({ query: { revision: String(revision) } });

/** The viewer's cart; there is always one (wire §3.2). */
export const getCart = get('getCart', '/app/cart', readCart);

/** The buyer's own order number. */
interface PoNumberInput extends CartRevisionInput {
  /** At most 50 characters; null for none. */
  readonly poNumber: string | null;
}

/** Sets or clears the buyer's own order number (wire §3.2). */
export const updateCart = patch('updateCart', '/app/cart', readCart, (body: PoNumberInput) => ({
  body,
}));

/** Removes all lines from the cart; its customers stay (wire §3.2). */
export const clearCart = remove('clearCart', '/app/cart', readCart, seenIn);

/** Reopens an expired cart with its contents (wire §3.2). */
export const renewCart = post(
  'renewCart',
  '/app/cart/renew',
  readCart,
  ({ revision }: CartRevisionInput) => ({ body: { revision } }),
);

/** A new line; omitted choices are null. */
export interface NewCartLine
  extends Pick<CartLineChoice, 'planId' | 'quantity'>,
    Partial<Omit<CartLineChoice, 'planId' | 'quantity'>> {
  /** Idempotency key, created by the client: sending the line twice adds it once. */
  readonly id: string;
}

/** Adds a line to the cart; safe to send again (wire §3.2). */
export const addCartLine = post(
  'addCartLine',
  '/app/cart/lines',
  readCart,
  (body: NewCartLine) => ({ body }),
);

interface CartLineChanges extends CartLineInput, CartRevisionInput {
  /** The changed values. */
  readonly changes: Partial<CartLineChoice>;
}

/** Changes a line of the cart; omitted values stay (wire §3.2). */
export const updateCartLine = patch(
  'updateCartLine',
  '/app/cart/lines/{lineId}',
  readCart,
  ({ lineId, revision, changes }: CartLineChanges) => ({
    params: { lineId },
    body: { revision, ...changes },
  }),
);

/** Removes a line from the cart (wire §3.2). Adding it again with the same id restores it. */
export const removeCartLine = remove(
  'removeCartLine',
  '/app/cart/lines/{lineId}',
  readCart,
  ({ lineId, ...seen }: CartLineInput & CartRevisionInput) => ({
    params: { lineId },
    ...seenIn(seen),
  }),
);

/** A customer of the cart. */
export interface CartTargetInput extends CartTargetChoice {}

/** The customers of the cart. */
interface CartTargetsInput extends CartRevisionInput {
  /** All of them, 0 to 20. */
  readonly targets: readonly CartTargetInput[];
}

/** Sets the customers of the cart; each line is bought for each of them (wire §3.2). */
export const setCartTargets = put(
  'setCartTargets',
  '/app/cart/targets',
  readCart,
  ({ revision, targets }: CartTargetsInput) => ({ body: { revision, targets } }),
);

const QUOTE_LINE = record<QuoteLine>(
  () => ({
    ...CHARGE(),
    lineId: key,
    targetId: id,
    recurring: amount,
    commitment: amount,
    cancelUntilAt: maybe(moment),
  }),
  'lineId',
);

const QUOTE_TARGET = record<QuoteTarget>(
  () => ({ targetId: key, net: amount, tax: amount, total: amount, commitment: amount }),
  'targetId',
);

const ISSUE = record<QuoteIssue>(
  () => ({
    severity: someText,
    code: key,
    lineId: maybe(id),
    targetId: maybe(id),
    field: maybe(someText),
    message: someText,
    was: maybe(amount),
    now: maybe(amount),
    subscriptionId: maybe(id),
  }),
  'code',
);

export const readQuote = record<Quote>(
  () => ({
    id: key,
    cartRevision: whole,
    validUntilAt: moment,
    currency: maybe(someText),
    lines: entries(QUOTE_LINE),
    targets: all(QUOTE_TARGET),
    issues: all(ISSUE),
  }),
  'id',
);

/**
 * The price of the cart, valid for 15 minutes (wire §3.3). Each revision has one quote: requesting
 * it again, also in another tab, returns the same id.
 */
export const getQuote = get('getQuote', '/app/cart/quote', readQuote, seenIn);

/** The cart to park. */
interface ParkInput extends CartRevisionInput {
  /** Name of the parked cart, at most 100 characters. @default none */
  readonly name?: string | null | undefined;
}

/**
 * Parks the cart and starts a new one without lines (workday §4). Safe to send again after a lost
 * answer.
 */
export const parkCart = post(
  'parkCart',
  '/app/cart/park',
  readCart,
  ({ revision, name = null }: ParkInput) => ({ body: { revision, name } }),
);

const PARKED_CART = record<ParkedCart>(
  () => ({
    id: key,
    name: maybe(anyText),
    targets: all(TARGET),
    lineCount: as(whole, (value) => count(value) ?? 0),
    parkedAt: moment,
  }),
  'id',
);

export const readParkedCarts = entries(PARKED_CART);

/** The viewer's parked carts, at most 10 (workday §4). */
export const listParkedCarts = get('listParkedCarts', '/app/carts/parked', readParkedCarts);

/** Restores a parked cart; the current one is parked if it has lines (workday §4). */
export const takeParkedCart = post(
  'takeParkedCart',
  '/app/carts/parked/{id}/take',
  readCart,
  ({ id, revision }: IdInput & CartRevisionInput) => ({ params: { id }, body: { revision } }),
);

/** Deletes a parked cart (workday §4). */
export const deleteParkedCart = remove('deleteParkedCart', '/app/carts/parked/{id}', written, byId);

/** The {@link CallFacts} of each call. @internal */
export const facts = () => {
  const SHOP = { needs: ['Marketplace.ReadWrite'] } as const;
  const TARGETS = [{ customerId: 'c-1', tenantId: null }];
  return {
    getCart: { ...SHOP, example: [undefined, 'GET /app/cart'] },
    updateCart: {
      ...SHOP,
      refuses: { 409: ['cart_changed', 'cart_expired'], 422: ['invalid'] },
      example: [
        { revision: 4, poNumber: 'PO-77' },
        'PATCH /app/cart',
        { revision: 4, poNumber: 'PO-77' },
      ],
    },
    clearCart: {
      ...SHOP,
      refuses: { 409: ['cart_changed', 'cart_expired'] },
      example: [{ revision: 4 }, 'DELETE /app/cart?revision=4'],
    },
    renewCart: {
      ...SHOP,
      refuses: { 409: ['cart_changed'] },
      example: [{ revision: 4 }, 'POST /app/cart/renew', { revision: 4 }],
    },
    addCartLine: {
      ...SHOP,
      refuses: { 404: ['not_found'], 409: ['already_ordered', 'cart_expired'], 422: ['invalid'] },
      example: [
        { id: '7c6e', planId: 'pl-1', quantity: 25 },
        'POST /app/cart/lines',
        { id: '7c6e', planId: 'pl-1', quantity: 25 },
      ],
    },
    updateCartLine: {
      ...SHOP,
      refuses: { 404: ['not_found'], 409: ['cart_changed', 'cart_expired'], 422: ['invalid'] },
      example: [
        { lineId: '7c/6e', revision: 4, changes: { quantity: 30 } },
        'PATCH /app/cart/lines/7c%2F6e',
        { revision: 4, quantity: 30 },
      ],
    },
    removeCartLine: {
      ...SHOP,
      refuses: { 404: ['not_found'], 409: ['cart_changed', 'cart_expired'] },
      example: [{ lineId: '7c6e', revision: 4 }, 'DELETE /app/cart/lines/7c6e?revision=4'],
    },
    setCartTargets: {
      ...SHOP,
      about: 'company',
      refuses: { 409: ['cart_changed', 'cart_expired'], 422: ['invalid'] },
      example: [
        { revision: 4, targets: TARGETS },
        'PUT /app/cart/targets',
        { revision: 4, targets: TARGETS },
      ],
    },
    getQuote: {
      ...SHOP,
      refuses: { 409: ['already_ordered', 'cart_changed', 'cart_expired'] },
      example: [{ revision: 4 }, 'GET /app/cart/quote?revision=4'],
    },
    parkCart: {
      ...SHOP,
      refuses: { 409: ['cart_changed', 'cart_expired'], 422: ['invalid'] },
      example: [
        { revision: 4, name: 'For spring' },
        'POST /app/cart/park',
        { revision: 4, name: 'For spring' },
      ],
    },
    listParkedCarts: { ...SHOP, example: [undefined, 'GET /app/carts/parked'] },
    takeParkedCart: {
      ...SHOP,
      refuses: { 404: ['not_found'], 409: ['cart_changed'] },
      example: [{ id: 'ca/1', revision: 4 }, 'POST /app/carts/parked/ca%2F1/take', { revision: 4 }],
    },
    deleteParkedCart: {
      ...SHOP,
      refuses: { 404: ['not_found'] },
      example: [{ id: 'ca/1' }, 'DELETE /app/carts/parked/ca%2F1'],
    },
  } as const satisfies Readonly<Record<string, CallFacts>>;
};
