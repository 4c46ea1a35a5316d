import type { PageQuery } from '../../domain/paging';
import type {
  NextPrice,
  Plan,
  PriceList,
  PriceOverride,
  Product,
} from '../../domain/products/product';
import type { QuantityLimits } from '../../domain/text/quantity';
import type { IdInput } from '../call';
import {
  all,
  amount,
  anyText,
  as,
  day,
  derived,
  entries,
  type Field,
  id,
  key,
  listOrNull,
  maybe,
  optional,
  page,
  price,
  record,
  some,
  someText,
  texts,
  unread,
  whole,
  yesOrNo,
} from '../wire/fields';
import { asRecord, integer } from '../wire/readers';
import { byId, byPage, type CallFacts, get, listParams, post, put } from './call';

/** Whose prices to show. */
export interface PricesFor {
  /** Id of a customer. @default none: prices are null for users who sell */
  readonly customerId?: string | undefined;
  /** Id of a price list, for users who may see price lists. @default none */
  readonly priceListId?: string | undefined;
}

/** Reads the fields of a record even if the record is missing. */
const always = <T>(of: { readonly row: (value: unknown) => T } & Field<T>) =>
  as(of, (value) => of.row(asRecord(value) ?? {}));

const QUANTITY_LIMITS = record<QuantityLimits>(() => ({
  min: as(whole, (value) => integer(value) ?? 1),
  max: maybe(whole),
  step: as(whole, (value) => integer(value) ?? 1),
}));

export const LIMITS = always(QUANTITY_LIMITS);

const NEXT_PRICE = record<NextPrice>(() => ({ fromOn: day, unitPrice: price }));

const PLAN = record<Plan>(
  () => ({
    id: key,
    term: someText,
    cycle: someText,
    currency: someText,
    unitPrice: maybe(price),
    unitList: maybe(price),
    unitCost: optional(price),
    cancelHours: maybe(whole),
    trialDays: maybe(whole),
    nextPrice: maybe(NEXT_PRICE),
    upgradesTo: texts(id),
  }),
  'id',
);

const VENDOR = record<Product['vendor']>(() => ({ id, name: someText }));

export const readProduct = record<Product>(
  () => ({
    id: key,
    vendor: always(VENDOR),
    name: someText,
    category: anyText,
    kind: someText,
    summary: anyText,
    state: someText,
    pausedReason: maybe(anyText),
    requires: texts(id),
    countries: texts(someText),
    limits: LIMITS,
    needsTenant: yesOrNo,
    plans: entries(PLAN),
  }),
  'id',
);

export const readProducts = page(readProduct);

/** A page of products (wire §3.1). */
export const listProducts = get(
  'listProducts',
  '/app/products',
  readProducts,
  ({ customerId, priceListId, ...query }: PageQuery & PricesFor) => ({
    query: { ...listParams(query), customerId, priceListId },
  }),
);

/** A product with its plans (wire §3.1). */
export const getProduct = get(
  'getProduct',
  '/app/products/{id}',
  readProduct,
  ({ id, customerId, priceListId }: IdInput & PricesFor) => ({
    params: { id },
    query: { customerId, priceListId },
  }),
);

const OVERRIDE = record<PriceOverride>(
  () => ({
    planId: key,
    productName: someText,
    unitList: as(price, (value) => maybe(price)(value)),
    unitPrice: price,
    unitCost: optional(price),
  }),
  'planId',
);

const BUYER = record<{ readonly id: string; readonly name: string }>(() => ({
  id: key,
  name: someText,
}));

const BUYERS = some(BUYER);
/** Undefined if the server does not send it. */
const totalOf = (value: unknown): number | undefined => integer(value) ?? undefined;

export const readPriceList = record<PriceList>(
  () => ({
    id: key,
    ownerId: id,
    name: someText,
    currency: someText,
    markupBps: amount,
    targetMarginBps: as(amount, (value) => integer(value) ?? 0),
    overrides: listOrNull(entries(OVERRIDE)),
    basedOnId: maybe(id),
    customers: as(maybe(all(BUYER)), (value, { customersTotal }) =>
      totalOf(customersTotal) === undefined ? undefined : BUYERS.row(value),
    ),
    customersTotal: as(maybe(whole), (value, { customers }) => {
      const total = totalOf(value);
      return total === undefined ? total : Math.max(total, BUYERS.row(customers).length);
    }),
  }),
  'id',
);

export const readPriceLists = page(readPriceList, 'overrides');

/** A page of price lists, without their overrides (wire §3.1). */
export const listPriceLists = get('listPriceLists', '/app/price-lists', readPriceLists, byPage);

/** A price list with its overrides (wire §3.1). */
export const getPriceList = get('getPriceList', '/app/price-lists/{id}', readPriceList, byId);

/** A price list for some customers, based on another one. */
export interface NewPriceList {
  /** Idempotency key, created by the client: sending it twice creates one list. */
  readonly key: string;
  /** Id of the list that it is based on. */
  readonly basedOnId: string;
  /** Name of the list. */
  readonly name: string;
  /** Ids of the customers who will buy by it. */
  readonly customerIds: readonly string[];
}

/** Creates a price list; safe to send again (workday §6). */
export const createPriceList = post(
  'createPriceList',
  '/app/price-lists',
  readPriceList,
  (body: NewPriceList) => ({ body }),
);

/** A price override. */
export interface PriceOverrideInput extends IdInput {
  /** Id of the plan. */
  readonly planId: string;
  /** Price in minor units; null removes the override. */
  readonly unitPrice: number | null;
  /** Whether it may be below the cost. @default false */
  readonly allowBelowCost?: boolean;
}

/** Sets or removes a price override (wire §3.1). It applies to new quotes. */
export const setPriceOverride = put(
  'setPriceOverride',
  '/app/price-lists/{id}/overrides/{planId}',
  readPriceList,
  ({ id, planId, unitPrice, allowBelowCost = false }: PriceOverrideInput) => ({
    params: { id, planId },
    body: { unitPrice, allowBelowCost },
  }),
);

/** Availability of a domain (wire §3.1). */
export interface DomainAnswer {
  /** Whether it is available. */
  readonly isAvailable: boolean;
  /** The full domain. */
  readonly domain: string;
}

export const readDomain = record<DomainAnswer>(() => ({
  available: unread(yesOrNo),
  isAvailable: derived(({ available }) => yesOrNo(available)),
  domain: key,
}));

/** The domain of a new tenant. */
interface DomainInput {
  /** Prefix: 3 to 27 letters and digits. */
  readonly prefix: string;
  readonly vendorId: string;
}

/** Checks whether the domain of a new tenant is available (wire §3.1). */
export const checkDomain = get(
  'checkDomain',
  '/app/domains/{prefix}',
  readDomain,
  ({ prefix, vendorId }: DomainInput) => ({ params: { prefix }, query: { vendorId } }),
);

/** A possible end of a first term (wire §3.1). */
export interface EndDate {
  /** First day no longer covered, as `YYYY-MM-DD`. */
  readonly endsOn: string;
  /** Why it is offered, as sent by the server. */
  readonly reason: string;
  /** Id of the subscription that ends on the same day; null for none. */
  readonly subscriptionId: string | null;
  /** First charge, in minor units; null if unknown. */
  readonly firstNet: number | null;
  /** Why it cannot be chosen; null if it can. */
  readonly refusal: {
    /** The server's code. */
    readonly code: string;
    /** The server's message. */
    readonly message: string;
  } | null;
}

const REFUSAL = record<NonNullable<EndDate['refusal']>>(() => ({
  code: someText,
  message: someText,
}));

const END_DATE = record<EndDate>(
  () => ({
    endsOn: day,
    reason: someText,
    subscriptionId: maybe(id),
    firstNet: maybe(amount),
    refusal: maybe(REFUSAL),
  }),
  'endsOn',
);

export const readEndDates = all(END_DATE);

/** The purchase to find end dates for. */
interface EndDatesInput {
  readonly customerId: string;
  readonly planId: string;
  readonly quantity: number;
}

/** Possible ends of the first term of a purchase (wire §3.1). */
export const listEndDates = get(
  'listEndDates',
  '/app/end-dates',
  readEndDates,
  ({ customerId, planId, quantity }: EndDatesInput) => ({
    query: { customerId, planId, quantity: String(quantity) },
  }),
);

/** The {@link CallFacts} of each call. @internal */
export const facts = () => {
  const READ = {
    needs: [['Marketplace.Read', 'Marketplace.ReadWrite']],
    about: 'company',
  } as const;
  const PRICES = { needs: ['Marketplace.Prices'], level: 1 } as const;
  const LIST = { key: 'k-1', basedOnId: 'pr-1', name: 'Own', customerIds: ['c-1'] };
  return {
    listProducts: {
      ...READ,
      example: [
        { pageNumber: 2, pageSize: 50, customerId: 'c-1' },
        'GET /app/products?pageNumber=2&pageSize=50&customerId=c-1',
      ],
    },
    getProduct: {
      ...READ,
      example: [{ id: 'p/1', priceListId: 'pr-1' }, 'GET /app/products/p%2F1?priceListId=pr-1'],
    },
    listPriceLists: {
      ...PRICES,
      example: [{ pageNumber: 2, pageSize: 50 }, 'GET /app/price-lists?pageNumber=2&pageSize=50'],
    },
    getPriceList: {
      ...PRICES,
      about: 'priceList',
      example: [{ id: 'pr-1' }, 'GET /app/price-lists/pr-1'],
    },
    createPriceList: {
      isCreating: true,
      ...PRICES,
      about: 'priceList',
      only: 'owner',
      refuses: { 422: ['invalid'] },
      example: [LIST, 'POST /app/price-lists', LIST],
    },
    setPriceOverride: {
      ...PRICES,
      about: 'priceList',
      only: 'owner',
      refuses: { 422: ['invalid'] },
      example: [
        { id: 'pr-1', planId: 'pl-1', unitPrice: 700 },
        'PUT /app/price-lists/pr-1/overrides/pl-1',
        { unitPrice: 700, allowBelowCost: false },
      ],
    },
    checkDomain: {
      needs: [['Marketplace.ReadWrite', 'Customer.Edit']],
      refuses: { 404: ['not_found'], 422: ['invalid'] },
      example: [
        { prefix: 'halv', vendorId: 'v-microsoft' },
        'GET /app/domains/halv?vendorId=v-microsoft',
      ],
    },
    listEndDates: {
      needs: ['Marketplace.ReadWrite'],
      about: 'company',
      refuses: { 422: ['invalid'] },
      example: [
        { customerId: 'c-1', planId: 'pl-1', quantity: 25 },
        'GET /app/end-dates?customerId=c-1&planId=pl-1&quantity=25',
      ],
    },
  } as const satisfies Readonly<Record<string, CallFacts>>;
};
