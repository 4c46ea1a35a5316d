import type { PageQuery } from '../../domain/paging';
import type {
  NextPrice,
  Plan,
  PriceList,
  PriceOverride,
  Product,
  QuantityLimits,
} from '../../domain/products/product';
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

/** By whose prices products are shown. */
export interface PricesFor {
  /** A customer's. @default nobody's: prices are null for those who sell */
  readonly customerId?: string | undefined;
  /** A price list's, for those who may see price lists. @default none */
  readonly priceListId?: string | undefined;
}

/** A record whose fields are read also where there is none. */
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

/** A page of what can be bought (wire §3.1). */
export const listProducts = get(
  'listProducts',
  '/app/products',
  readProducts,
  ({ customerId, priceListId, ...asked }: PageQuery & PricesFor) => ({
    query: { ...listParams(asked), customerId, priceListId },
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
/** Undefined where the server does not say how many buy by a list. */
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

/** A page of price lists, without their own prices (wire §3.1). */
export const listPriceLists = get('listPriceLists', '/app/price-lists', readPriceLists, byPage);

/** A price list with its own prices (wire §3.1). */
export const getPriceList = get('getPriceList', '/app/price-lists/{id}', readPriceList, byId);

/** A price list for some customers, over the prices of another one. */
export interface NewPriceList {
  /** Made up by the one who creates it: sent twice, the list is there once. */
  readonly key: string;
  /** The list whose prices it has where it has none of its own. */
  readonly basedOnId: string;
  /** What it is called. */
  readonly name: string;
  /** Who buys by it from now on. */
  readonly customerIds: readonly string[];
}

/** Makes a price list, once however often it is sent (workday §6). */
export const createPriceList = post(
  'createPriceList',
  '/app/price-lists',
  readPriceList,
  (body: NewPriceList) => ({ body }),
);

/** A price of a price list's own. */
export interface PriceOverrideInput extends IdInput {
  /** Of which plan. */
  readonly planId: string;
  /** The price, in minor units; null takes it away. */
  readonly unitPrice: number | null;
  /** Whether it may be below what the plan costs. @default false */
  readonly allowBelowCost?: boolean;
}

/** Sets a price of a price list's own, or takes it away (wire §3.1). New quotes get it. */
export const setPriceOverride = put(
  'setPriceOverride',
  '/app/price-lists/{id}/overrides/{planId}',
  readPriceList,
  ({ id, planId, unitPrice, allowBelowCost = false }: PriceOverrideInput) => ({
    params: { id, planId },
    body: { unitPrice, allowBelowCost },
  }),
);

/** Whether a domain is free (wire §3.1). */
export interface DomainAnswer {
  /** Whether nobody has it. */
  readonly isAvailable: boolean;
  /** The whole domain. */
  readonly domain: string;
}

export const readDomain = record<DomainAnswer>(() => ({
  available: unread(yesOrNo),
  isAvailable: derived(({ available }) => yesOrNo(available)),
  domain: key,
}));

/** The domain of a new tenant. */
interface DomainInput {
  /** 3 to 27 letters and digits. */
  readonly prefix: string;
  /** Where the tenant would be. */
  readonly vendorId: string;
}

/** Whether the domain of a new tenant is free (wire §3.1). */
export const checkDomain = get(
  'checkDomain',
  '/app/domains/{prefix}',
  readDomain,
  ({ prefix, vendorId }: DomainInput) => ({ params: { prefix }, query: { vendorId } }),
);

/** A day on which the first term of what is bought can end (wire §3.1). */
export interface EndDate {
  /** The first day that is not covered. */
  readonly endsOn: string;
  /** Why it is offered, in the server's words. */
  readonly reason: string;
  /** The subscription that ends then as well; null for none. */
  readonly subscriptionId: string | null;
  /** What would be charged first, in minor units; null for what is not known. */
  readonly firstNet: number | null;
  /** Why it cannot be chosen; null when it can. */
  readonly refusal: {
    /** The server's code. */
    readonly code: string;
    /** Its sentence. */
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

/** What is bought. */
interface EndDatesInput {
  /** Who buys. */
  readonly customerId: string;
  /** What. */
  readonly planId: string;
  /** How many. */
  readonly quantity: number;
}

/** The days on which the first term of what is bought can end (wire §3.1). */
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
