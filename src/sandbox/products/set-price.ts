import type { Price } from '../../domain/billing/charge';
import { mulDiv } from '../../domain/billing/mul-div';
import { findOffer } from '../commerce/deal';
import { isSellable } from '../commerce/exact';
import type { PlanRecord } from '../db/commerce-records';
import type { CommerceTables } from '../db/commerce-tables';

/** The provider's cost, in proportion to the list price. */
function costAt({ unitList, unitVendorCost }: PlanRecord, list: Price): Price {
  return typeof list === 'number' && typeof unitList === 'number' && unitList > 0
    ? mulDiv(Number(unitVendorCost), list, unitList)
    : ((Number(unitVendorCost) * Number(list)) / Number(unitList)).toFixed(4);
}

/**
 * Changes the vendor's list price of a plan, and its cost in proportion. Overrides in price lists
 * stay.
 *
 * @throws RangeError for an unknown plan or an invalid price
 */
export function setListPrice(tables: CommerceTables, planId: string, unitList: Price): void {
  const offer = findOffer(tables, planId);
  if (!offer) throw new RangeError(`There is no plan ${planId}`);
  const { product, plan } = offer;
  const isPrice = typeof unitList === 'number' ? isSellable(unitList, product.limits) : true;
  if (typeof unitList !== typeof plan.unitList || !isPrice || !(Number(unitList) >= 0)) {
    throw new RangeError(`${unitList} cannot be the price of ${planId}`);
  }
  const changed = { ...plan, unitList, unitVendorCost: costAt(plan, unitList), nextList: null };
  const plans = product.plans.map((each) => (each.id === planId ? changed : each));
  tables.products.set(product.id, { ...product, plans });
}
