import type { Cart, CartLineChoice, CartTargetChoice } from '../domain/cart/cart';
import type { ParkedCart } from '../domain/cart/parked-cart';
import type { Quote } from '../domain/cart/quote';
import type { CallOptions, IdInput } from './call';
import type { ApiClient } from './client';
import { get, patch, post, put, remove } from './endpoints';
import { readCart, readParkedCarts, readQuote } from './wire/cart';
import { readWriteAnswer, type WriteAnswer } from './wire/message';

/** What a write to a cart has seen. */
export interface CartRevisionInput {
  /** The revision of the cart that was shown; a stale one is refused with the newest cart. */
  readonly revision: number;
}

/** Names a line of the cart. */
export interface CartLineInput {
  /** Its id. */
  readonly lineId: string;
}

export const GET_CART = /* @__PURE__ */ get('getCart', '/app/cart');

/** The viewer's cart; there is always one (wire §3.2). */
export function getCart(client: ApiClient, options?: CallOptions): Promise<Cart> {
  return client.send({ endpoint: GET_CART, read: readCart }, options);
}

export const UPDATE_CART = /* @__PURE__ */ patch('updateCart', '/app/cart');

/** Sets the buyer's own number, or takes it away (wire §3.2). */
export function updateCart(
  client: ApiClient,
  body: CartRevisionInput & {
    /** At most 50 characters; null for none. */
    readonly poNumber: string | null;
  },
  options?: CallOptions,
): Promise<Cart> {
  return client.send({ endpoint: UPDATE_CART, body, read: readCart }, options);
}

export const CLEAR_CART = /* @__PURE__ */ remove('clearCart', '/app/cart');

/** Takes all lines out of the cart; whom it is for stays (wire §3.2). */
export function clearCart(
  client: ApiClient,
  { revision }: CartRevisionInput,
  options?: CallOptions,
): Promise<Cart> {
  const query = { revision: String(revision) };
  return client.send({ endpoint: CLEAR_CART, query, read: readCart }, options);
}

export const RENEW_CART = /* @__PURE__ */ post('renewCart', '/app/cart/renew');

/** Opens an expired cart again, with what is in it (wire §3.2). */
export function renewCart(
  client: ApiClient,
  { revision }: CartRevisionInput,
  options?: CallOptions,
): Promise<Cart> {
  return client.send({ endpoint: RENEW_CART, body: { revision }, read: readCart }, options);
}

/** What is put into the cart. What is left out of its choices is null. */
export interface NewCartLine
  extends Pick<CartLineChoice, 'planId' | 'quantity'>,
    Partial<Omit<CartLineChoice, 'planId' | 'quantity'>> {
  /** Made up by whoever adds it: sent twice, the line is there once. */
  readonly id: string;
}

export const ADD_CART_LINE = /* @__PURE__ */ post('addCartLine', '/app/cart/lines');

/** Puts a line into the cart, once however often it is sent (wire §3.2). */
export function addCartLine(
  client: ApiClient,
  line: NewCartLine,
  options?: CallOptions,
): Promise<Cart> {
  return client.send({ endpoint: ADD_CART_LINE, body: line, read: readCart }, options);
}

export const UPDATE_CART_LINE = /* @__PURE__ */ patch('updateCartLine', '/app/cart/lines/{lineId}');

/** Changes a line of the cart; what is left out stays (wire §3.2). */
export function updateCartLine(
  client: ApiClient,
  {
    lineId,
    revision,
    changes,
  }: CartLineInput &
    CartRevisionInput & {
      /** What to change. */
      readonly changes: Partial<CartLineChoice>;
    },
  options?: CallOptions,
): Promise<Cart> {
  const call = { params: { lineId }, body: { revision, ...changes } };
  return client.send({ endpoint: UPDATE_CART_LINE, ...call, read: readCart }, options);
}

export const REMOVE_CART_LINE = /* @__PURE__ */ remove(
  'removeCartLine',
  '/app/cart/lines/{lineId}',
);

/** Takes a line out of the cart (wire §3.2). To add it anew with its id brings it back. */
export function removeCartLine(
  client: ApiClient,
  { lineId, revision }: CartLineInput & CartRevisionInput,
  options?: CallOptions,
): Promise<Cart> {
  const call = { params: { lineId }, query: { revision: String(revision) } };
  return client.send({ endpoint: REMOVE_CART_LINE, ...call, read: readCart }, options);
}

/** Whom a cart shall be for. */
export interface CartTargetInput extends CartTargetChoice {}

export const SET_CART_TARGETS = /* @__PURE__ */ put('setCartTargets', '/app/cart/targets');

/** Says whom the cart is for: each line is bought for each of them (wire §3.2). */
export function setCartTargets(
  client: ApiClient,
  {
    revision,
    targets,
  }: CartRevisionInput & {
    /** All of them, 0 to 20. */
    readonly targets: readonly CartTargetInput[];
  },
  options?: CallOptions,
): Promise<Cart> {
  const body = { revision, targets };
  return client.send({ endpoint: SET_CART_TARGETS, body, read: readCart }, options);
}

export const GET_QUOTE = /* @__PURE__ */ get('getQuote', '/app/cart/quote');

/**
 * The price of the cart, which holds for a quarter of an hour (wire §3.3). A revision has one quote,
 * so that to ask again, also in another tab, gives the same id.
 */
export function getQuote(
  client: ApiClient,
  { revision }: CartRevisionInput,
  options?: CallOptions,
): Promise<Quote> {
  const query = { revision: String(revision) };
  return client.send({ endpoint: GET_QUOTE, query, read: readQuote }, options);
}

export const PARK_CART = /* @__PURE__ */ post('parkCart', '/app/cart/park');

/**
 * Puts the cart aside; a new one begins, without lines (workday §4). Sent again after a lost answer, it
 * is put aside once.
 */
export function parkCart(
  client: ApiClient,
  {
    revision,
    name = null,
  }: CartRevisionInput & {
    /** What it shall be called, at most 100 characters. @default nothing */
    readonly name?: string | null | undefined;
  },
  options?: CallOptions,
): Promise<Cart> {
  return client.send({ endpoint: PARK_CART, body: { revision, name }, read: readCart }, options);
}

export const LIST_PARKED_CARTS = /* @__PURE__ */ get('listParkedCarts', '/app/carts/parked');

/** The viewer's carts that are put aside, at most 10 (workday §4). */
export function listParkedCarts(
  client: ApiClient,
  options?: CallOptions,
): Promise<readonly ParkedCart[]> {
  return client.send({ endpoint: LIST_PARKED_CARTS, read: readParkedCarts }, options);
}

export const TAKE_PARKED_CART = /* @__PURE__ */ post(
  'takeParkedCart',
  '/app/carts/parked/{id}/take',
);

/** Takes a cart back; the present one is put aside if it has lines (workday §4). */
export function takeParkedCart(
  client: ApiClient,
  { id, revision }: IdInput & CartRevisionInput,
  options?: CallOptions,
): Promise<Cart> {
  const call = { params: { id }, body: { revision } };
  return client.send({ endpoint: TAKE_PARKED_CART, ...call, read: readCart }, options);
}

export const DELETE_PARKED_CART = /* @__PURE__ */ remove(
  'deleteParkedCart',
  '/app/carts/parked/{id}',
);

/** Throws a cart away that was put aside (workday §4). */
export function deleteParkedCart(
  client: ApiClient,
  { id }: IdInput,
  options?: CallOptions,
): Promise<WriteAnswer> {
  const call = { endpoint: DELETE_PARKED_CART, params: { id } };
  return client.send({ ...call, read: readWriteAnswer }, options);
}
