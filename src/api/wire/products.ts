import type {
  NextPrice,
  Plan,
  PriceList,
  PriceOverride,
  Product,
  QuantityLimits,
} from '../../domain/products/product';
import {
  costIn,
  day,
  entries,
  integer,
  optionalText,
  price,
  recordOf,
  requireInteger,
  requirePrice,
  rowOf,
  texts,
} from './commerce-readers';
import { asRecord, field, flag, type JsonRecord, list, text, unexpected, unwrap } from './readers';

/** `{min, max?, step}`. */
export function readLimits(value: unknown): QuantityLimits {
  return {
    min: integer(field(value, 'min')) ?? 1,
    max: integer(field(value, 'max')),
    step: integer(field(value, 'step')) ?? 1,
  };
}

function readNextPrice(value: unknown): NextPrice | null {
  const fromOn = day(field(value, 'fromOn'));
  const unitPrice = price(field(value, 'unitPrice'));
  return fromOn !== null && unitPrice !== null ? { fromOn, unitPrice } : null;
}

function readPlan(plan: JsonRecord, id: string): Plan {
  return {
    id,
    term: text(plan.term),
    cycle: text(plan.cycle),
    currency: text(plan.currency),
    unitPrice: price(plan.unitPrice),
    unitList: price(plan.unitList),
    ...costIn(plan),
    cancelHours: integer(plan.cancelHours),
    trialDays: integer(plan.trialDays),
    nextPrice: readNextPrice(plan.nextPrice),
    upgradesTo: texts(plan.upgradesTo),
  };
}

function productOf(product: JsonRecord, id: string): Product {
  const vendor = asRecord(product.vendor) ?? {};
  return {
    id,
    vendor: { id: text(vendor.id), name: text(vendor.name) },
    name: text(product.name),
    category: text(product.category),
    kind: text(product.kind),
    summary: text(product.summary),
    state: text(product.state),
    pausedReason: optionalText(product.pausedReason),
    requires: texts(product.requires),
    countries: texts(product.countries),
    limits: readLimits(product.limits),
    needsTenant: flag(product.needsTenant),
    plans: entries(product.plans, readPlan),
  };
}

/** `GET /app/products/{id}`. */
export const readProduct = /* @__PURE__ */ recordOf(productOf);
/** A row of `GET /app/products`. */
export const readProductRow = /* @__PURE__ */ rowOf(productOf);

function readOverride(override: JsonRecord, planId: string): PriceOverride {
  return {
    planId,
    productName: text(override.productName),
    unitList: price(override.unitList),
    unitPrice: requirePrice(override, 'unitPrice'),
    ...costIn(override),
  };
}

function priceListOf(prices: JsonRecord, id: string): PriceList {
  return {
    id,
    ownerId: text(prices.ownerId),
    name: text(prices.name),
    currency: text(prices.currency),
    markupBps: requireInteger(prices, 'markupBps'),
    targetMarginBps: integer(prices.targetMarginBps) ?? 0,
    overrides: Array.isArray(prices.overrides)
      ? entries(prices.overrides, readOverride, 'planId')
      : null,
    basedOnId: optionalText(prices.basedOnId),
    ...customersIn(prices),
  };
}

/** Who buys by a list, where the server says how many they are. */
function customersIn(prices: JsonRecord): Pick<PriceList, 'customers' | 'customersTotal'> {
  const total = integer(prices.customersTotal);
  if (total === null) return {};
  const customers = list(prices.customers).flatMap((each) => {
    const id = text(field(each, 'id'));
    return id ? [{ id, name: text(field(each, 'name')) }] : [];
  });
  return { customers, customersTotal: Math.max(total, customers.length) };
}

/** `GET /app/price-lists/{id}`. */
export const readPriceList = /* @__PURE__ */ recordOf(priceListOf);
/** A row of `GET /app/price-lists`. */
export const readPriceListRow = /* @__PURE__ */ rowOf(priceListOf);

/** Whether a domain is free (wire §3.1). */
export interface DomainAnswer {
  /** Whether nobody has it. */
  readonly isAvailable: boolean;
  /** The whole domain. */
  readonly domain: string;
}

/** `GET /app/domains/{prefix}`. */
export function readDomain(body: unknown): DomainAnswer {
  const answer = asRecord(unwrap(body));
  const domain = text(answer?.domain);
  return answer && domain ? { isAvailable: flag(answer.available), domain } : unexpected('domain');
}

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

/** `GET /app/end-dates`. */
export function readEndDates(body: unknown): readonly EndDate[] {
  const dates = unwrap(body);
  if (!Array.isArray(dates)) unexpected('end dates');
  return list(dates).flatMap((each) => {
    const date = asRecord(each);
    const endsOn = day(date?.endsOn);
    if (!date || endsOn === null) return [];
    const refusal = asRecord(date.refusal);
    return {
      endsOn,
      reason: text(date.reason),
      subscriptionId: optionalText(date.subscriptionId),
      firstNet: integer(date.firstNet),
      refusal: refusal && { code: text(refusal.code), message: text(refusal.message) },
    };
  });
}
