import type { Price } from '../billing/charge';
import { type MarginVerdict, marginBps, marginVerdict } from './pricing';
import type { NextPrice, Plan, PriceList, Product, Vendor } from './product';

/** A plan with its price by a price list. */
export interface PlanPrice extends Pick<Plan, 'id' | 'term' | 'cycle' | 'trialDays' | 'currency'> {
  /** Id of its product. */
  readonly productId: string;
  /** What its product is called. */
  readonly productName: string;
  /** Who makes it. */
  readonly vendor: Vendor;
  /** The vendor's list price; null for those who are not told. */
  readonly unitList: Price | null;
  /** What it costs; absent for those who may not see it, and while a customer looks on. */
  readonly unitCost?: Price;
  /** The price by the list; null where the server tells none. */
  readonly unitPrice: Price | null;
  /** The price that is known to come; null for none. */
  readonly nextPrice: NextPrice | null;
  /** Whether the price is the list's own, in place of the vendor's with the mark-up. */
  readonly isOwn: boolean;
  /** What is left over the cost, in basis points; null where price or cost are not known. */
  readonly marginBps: number | null;
  /** How the price stands to its cost; null where that is not known. */
  readonly verdict: MarginVerdict | null;
}

/** What of a price list matters to a price. */
type PricedBy = Pick<PriceList, 'overrides' | 'targetMarginBps'>;

function priceOfPlan(product: Product, plan: Plan, list: PricedBy): PlanPrice {
  const { id, term, cycle, trialDays, currency, unitList, unitCost, unitPrice, nextPrice } = plan;
  const isAmount = typeof unitPrice === 'number' && typeof unitCost === 'number';
  return {
    id,
    term,
    cycle,
    trialDays,
    currency,
    productId: product.id,
    productName: product.name,
    vendor: product.vendor,
    unitList,
    ...(unitCost !== undefined && { unitCost }),
    unitPrice,
    nextPrice,
    isOwn: list.overrides?.some(({ planId }) => planId === id) ?? false,
    marginBps: isAmount ? marginBps(unitPrice, unitCost) : null,
    verdict: isAmount ? marginVerdict(unitPrice, unitCost, list.targetMarginBps) : null,
  };
}

/** Every plan of these products with its price by the list: they were asked for with its prices. */
export function planPrices(products: readonly Product[], list: PricedBy): readonly PlanPrice[] {
  return products.flatMap((product) =>
    product.plans.map((plan) => priceOfPlan(product, plan, list)),
  );
}

/** How many plans are sold below their cost, and how many under the margin aimed at. */
export function marginCounts(plans: readonly Pick<PlanPrice, 'verdict'>[]) {
  const count = (verdict: MarginVerdict) => plans.filter((plan) => plan.verdict === verdict).length;
  return { belowCost: count('belowCost'), low: count('low') };
}
