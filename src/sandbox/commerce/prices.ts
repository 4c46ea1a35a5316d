import type { Price } from '../../domain/billing/charge';
import { priceOf } from '../../domain/products/pricing';
import type { CivilDate } from '../../domain/time/civil-date';
import type { CompanyRecord, PlanRecord, PriceListRecord } from '../db/commerce-records';
import { PARTNER_LIST } from '../db/commerce-records';
import type { CommerceTables } from '../db/commerce-tables';
import type { SalePrices } from '../db/commerce-work';

/** The vendor's list price on a day. */
export function listPriceOn({ unitList, nextList }: PlanRecord, on: CivilDate): Price {
  return nextList !== null && on >= nextList.fromOn ? nextList.unitList : unitList;
}

/** Price of a plan in a price list on a day; without a list, the provider's cost. */
export function priceBy(list: PriceListRecord | null, plan: PlanRecord, on: CivilDate): Price {
  const unitList = listPriceOn(plan, on);
  // Usage has one price for everybody.
  if (typeof unitList === 'string') return list ? unitList : plan.unitVendorCost;
  if (!list) return plan.unitVendorCost;
  return priceOf(unitList, list.markupBps, list.overrides.get(plan.id) ?? null);
}

/** A list with all its overrides, including those of the list it is based on (workday §6). */
export function wholeList(
  { priceLists }: Pick<CommerceTables, 'priceLists'>,
  list: PriceListRecord,
): PriceListRecord {
  const overrides = new Map(list.overrides);
  const seen = new Set([list.id]);
  let base = priceLists.get(list.basedOnId ?? '');
  while (base && !seen.has(base.id)) {
    for (const [planId, price] of base.overrides) {
      if (!overrides.has(planId)) overrides.set(planId, price);
    }
    seen.add(base.id);
    base = priceLists.get(base.basedOnId ?? '');
  }
  return { ...list, overrides };
}

/** The price list by which a company's seller buys. */
function sellersList(tables: CommerceTables, parentId: string | undefined) {
  const seller = tables.companies.get(parentId ?? '');
  const own = seller?.level === 1 ? tables.priceLists.get(seller.priceListId ?? '') : undefined;
  return own ?? tables.priceLists.get(PARTNER_LIST);
}

/**
 * Price of a plan for a company, and its cost for the sellers, on a day (commerce §1). Without a
 * price list, the vendor's price.
 */
export function pricesFor(
  tables: CommerceTables,
  company: Pick<CompanyRecord, 'priceListId'> & Partial<Pick<CompanyRecord, 'parentId'>>,
  plan: PlanRecord,
  on: CivilDate,
): SalePrices {
  const bought = sellersList(tables, company.parentId);
  const list = tables.priceLists.get(company.priceListId ?? '');
  return {
    unitPrice: list ? priceBy(wholeList(tables, list), plan, on) : listPriceOn(plan, on),
    resellerCost: priceBy(bought ? wholeList(tables, bought) : null, plan, on),
    providerCost: plan.unitVendorCost,
  };
}

/** The cost for a level: for the provider the vendor's, for others their own price. */
export function costOf(prices: SalePrices, level: number): Price {
  return level >= 2 ? prices.providerCost : prices.resellerCost;
}
