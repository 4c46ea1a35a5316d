import type { Page, PageQuery } from '../domain/paging';
import type { PriceList, Product } from '../domain/products/product';
import type { CallOptions, IdInput } from './call';
import type { ApiClient } from './client';
import { get, post, put } from './endpoints';
import { listParams } from './list-params';
import { readRecordPage } from './wire/page';
import {
  type DomainAnswer,
  type EndDate,
  readDomain,
  readEndDates,
  readPriceList,
  readPriceListRow,
  readProduct,
  readProductRow,
} from './wire/products';

/** By whose prices products are shown. */
export interface PricesFor {
  /** A customer's. @default nobody's: prices are null for those who sell */
  readonly customerId?: string | undefined;
  /** A price list's, for those who may see price lists. @default none */
  readonly priceListId?: string | undefined;
}

export const LIST_PRODUCTS = /* @__PURE__ */ get('listProducts', '/app/products');

/** A page of what can be bought (wire §3.1). */
export function listProducts(
  client: ApiClient,
  { customerId, priceListId, ...asked }: PageQuery & PricesFor,
  options?: CallOptions,
): Promise<Page<Product>> {
  const query = { ...listParams(asked), customerId, priceListId };
  const read = (json: unknown) => readRecordPage(json, readProductRow);
  return client.send({ endpoint: LIST_PRODUCTS, query, read }, options);
}

export const GET_PRODUCT = /* @__PURE__ */ get('getProduct', '/app/products/{id}');

/** A product with its plans (wire §3.1). */
export function getProduct(
  client: ApiClient,
  { id, customerId, priceListId }: IdInput & PricesFor,
  options?: CallOptions,
): Promise<Product> {
  const query = { customerId, priceListId };
  return client.send({ endpoint: GET_PRODUCT, params: { id }, query, read: readProduct }, options);
}

export const LIST_PRICE_LISTS = /* @__PURE__ */ get('listPriceLists', '/app/price-lists');

/** A page of price lists, without their own prices (wire §3.1). */
export function listPriceLists(
  client: ApiClient,
  asked: PageQuery,
  options?: CallOptions,
): Promise<Page<PriceList>> {
  const read = (json: unknown) => readRecordPage(json, readPriceListRow);
  return client.send({ endpoint: LIST_PRICE_LISTS, query: listParams(asked), read }, options);
}

export const GET_PRICE_LIST = /* @__PURE__ */ get('getPriceList', '/app/price-lists/{id}');

/** A price list with its own prices (wire §3.1). */
export function getPriceList(
  client: ApiClient,
  { id }: IdInput,
  options?: CallOptions,
): Promise<PriceList> {
  return client.send({ endpoint: GET_PRICE_LIST, params: { id }, read: readPriceList }, options);
}

/** A price list for some customers, over the prices of another one. */
export interface NewPriceList {
  /** Made up by whoever creates it: sent twice, the list is there once. */
  readonly key: string;
  /** The list whose prices it has where it has none of its own. */
  readonly basedOnId: string;
  /** What it is called. */
  readonly name: string;
  /** Who buys by it from now on. */
  readonly customerIds: readonly string[];
}

export const CREATE_PRICE_LIST = /* @__PURE__ */ post('createPriceList', '/app/price-lists');

/** Makes a price list, once however often it is sent (workday §6). */
export function createPriceList(
  client: ApiClient,
  body: NewPriceList,
  options?: CallOptions,
): Promise<PriceList> {
  return client.send({ endpoint: CREATE_PRICE_LIST, body, read: readPriceList }, options);
}

/** A price of a price list's own. */
export interface PriceOverrideInput extends IdInput {
  /** Of which plan. */
  readonly planId: string;
  /** The price, in minor units; null takes it away. */
  readonly unitPrice: number | null;
  /** Whether it may be below what the plan costs. @default false */
  readonly allowBelowCost?: boolean;
}

export const SET_PRICE_OVERRIDE = /* @__PURE__ */ put(
  'setPriceOverride',
  '/app/price-lists/{id}/overrides/{planId}',
);

/** Sets a price of a price list's own, or takes it away (wire §3.1). New quotes get it. */
export function setPriceOverride(
  client: ApiClient,
  { id, planId, unitPrice, allowBelowCost = false }: PriceOverrideInput,
  options?: CallOptions,
): Promise<PriceList> {
  const call = { params: { id, planId }, body: { unitPrice, allowBelowCost } };
  return client.send({ endpoint: SET_PRICE_OVERRIDE, ...call, read: readPriceList }, options);
}

export const CHECK_DOMAIN = /* @__PURE__ */ get('checkDomain', '/app/domains/{prefix}');

/** Whether the domain of a new tenant is free (wire §3.1). */
export function checkDomain(
  client: ApiClient,
  {
    prefix,
    vendorId,
  }: {
    /** 3 to 27 letters and digits. */
    readonly prefix: string;
    /** Where the tenant would be. */
    readonly vendorId: string;
  },
  options?: CallOptions,
): Promise<DomainAnswer> {
  const call = { params: { prefix }, query: { vendorId } };
  return client.send({ endpoint: CHECK_DOMAIN, ...call, read: readDomain }, options);
}

export const LIST_END_DATES = /* @__PURE__ */ get('listEndDates', '/app/end-dates');

/** The days on which the first term of what is bought can end (wire §3.1). */
export function listEndDates(
  client: ApiClient,
  {
    customerId,
    planId,
    quantity,
  }: {
    /** Who buys. */
    readonly customerId: string;
    /** What. */
    readonly planId: string;
    /** How many. */
    readonly quantity: number;
  },
  options?: CallOptions,
): Promise<readonly EndDate[]> {
  const query = { customerId, planId, quantity: String(quantity) };
  return client.send({ endpoint: LIST_END_DATES, query, read: readEndDates }, options);
}
