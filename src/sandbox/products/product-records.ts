import type { Plan, PriceList, Product } from '../../domain/products/product';
import { type CivilDate, civilDateOf } from '../../domain/time/civil-date';
import { findOffer } from '../commerce/deal';
import { costOf, listPriceOn, priceBy, pricesFor, wholeList } from '../commerce/prices';
import type { Viewer } from '../commerce/viewer';
import type {
  CompanyRecord,
  PlanRecord,
  PriceListRecord,
  ProductRecord,
} from '../db/commerce-records';
import { PROVIDER_ID } from '../db/commerce-records';

/** Whose prices to send: a customer's, or a price list's. */
export type PricesOf =
  | { readonly company: CompanyRecord; readonly list?: undefined }
  | { readonly list: PriceListRecord; readonly company?: undefined };

/** A plan as sent: without prices that the viewer may not see or that do not exist. */
type SentPlan = Omit<Plan, 'unitPrice' | 'unitList' | 'nextPrice'> &
  Partial<Pick<Plan, 'unitPrice' | 'unitList' | 'nextPrice'>>;

export type SentProduct = Omit<Product, 'plans'> & { readonly plans: readonly SentPlan[] };

/** The price of a plan on a day; null for the provider, who buys from the vendor. */
function priceOn(plan: PlanRecord, of: PricesOf | null, { tables }: Viewer, on: CivilDate) {
  if (of?.list) return priceBy(wholeList(tables, of.list), plan, on);
  return of && of.company.level < 2 ? pricesFor(tables, of.company, plan, on).unitPrice : null;
}

function sentPrices(plan: PlanRecord, of: PricesOf | null, viewer: Viewer, todayOn: CivilDate) {
  const unitPrice = priceOn(plan, of, viewer, todayOn);
  if (unitPrice === null) return null;
  const { nextList } = plan;
  const later =
    nextList && nextList.fromOn > todayOn ? priceOn(plan, of, viewer, nextList.fromOn) : null;
  const isOther = nextList !== null && later !== null && later !== unitPrice;
  return {
    unitPrice,
    nextPrice: isOther ? { fromOn: nextList.fromOn, unitPrice: later } : null,
  };
}

/**
 * Whether a plan can be bought at those prices: a partner's price list has plans of all currencies.
 */
function isPriced({ currency }: PlanRecord, of: PricesOf | null): boolean {
  if (of === null) return true;
  if (of.company) return of.company.currency === currency;
  return of.list.ownerId === PROVIDER_ID || of.list.currency === currency;
}

function toPlan(plan: PlanRecord, of: PricesOf | null, viewer: Viewer, now: number): SentPlan {
  const { productId: _p, unitList: _l, unitVendorCost: _v, nextList: _n, ...kept } = plan;
  const { tables, level, companyId } = viewer;
  const todayOn = civilDateOf(now);
  return {
    ...kept,
    ...sentPrices(plan, of, viewer, todayOn),
    ...(level >= 1 && { unitList: listPriceOn(plan, todayOn) }),
    ...(viewer.seesCosts(of?.company?.id ?? null) && {
      unitCost: costOf(
        pricesFor(tables, { priceListId: null, parentId: companyId }, plan, todayOn),
        level,
      ),
    }),
  };
}

/** A product as sent, with the plans available to the customer (wire §3.1). */
export function toProduct(
  record: ProductRecord,
  of: PricesOf | null,
  viewer: Viewer,
  now: number,
): SentProduct {
  const plans = record.plans
    .filter((plan) => isPriced(plan, of))
    .map((plan) => toPlan(plan, of, viewer, now));
  return { ...record, plans };
}

/** Maximum number of customers that are named (workday §6). */
const LIST_CUSTOMERS_MAX = 20;
const byName = new Intl.Collator('en', { sensitivity: 'base' });

/** A price list as sent, with its overrides and customers (wire §3.1). */
export function toPriceList(record: PriceListRecord, viewer: Viewer, now: number): PriceList {
  const { tables, level } = viewer;
  const todayOn = civilDateOf(now);
  const overrides = [...record.overrides].flatMap(([planId, unitPrice]) => {
    const found = findOffer(tables, planId);
    if (!found) return [];
    const by = { priceListId: record.id, parentId: record.ownerId };
    const prices = pricesFor(tables, by, found.plan, todayOn);
    return {
      planId,
      productName: found.product.name,
      unitList: listPriceOn(found.plan, todayOn),
      unitPrice,
      ...(viewer.seesCosts(null) && { unitCost: costOf(prices, level) }),
    };
  });
  const customers = [...tables.companies.values()]
    .filter(({ id, priceListId }) => priceListId === record.id && viewer.sees(id))
    .map(({ id, name }) => ({ id, name }))
    .sort((one, other) => byName.compare(one.name, other.name));
  return {
    ...record,
    overrides,
    customers: customers.slice(0, LIST_CUSTOMERS_MAX),
    customersTotal: customers.length,
  };
}
