import type { Price } from '../billing/charge';
import { type MarginVerdict, marginBps, marginVerdict } from './pricing';
import type { NextPrice, Plan, PriceList, Product, Vendor } from './product';

/** A plan with its price in a price list. */
export interface PlanPrice extends Pick<Plan, 'id' | 'term' | 'cycle' | 'trialDays' | 'currency'> {
  /** Id of the product. */
  readonly productId: string;
  /** Product name. */
  readonly productName: string;
  /** The vendor. */
  readonly vendor: Vendor;
  /** The vendor's list price; null for users who may not see it. */
  readonly unitList: Price | null;
  /** Cost; absent for users who may not see costs, and in client view. */
  readonly unitCost?: Price;
  /** Price in this list; null if the server sends none. */
  readonly unitPrice: Price | null;
  /** Announced next price; null for none. */
  readonly nextPrice: NextPrice | null;
  /** Whether the list overrides the price; otherwise it is the vendor's plus markup. */
  readonly isOwn: boolean;
  /** Margin in basis points; null if price or cost is unknown. */
  readonly marginBps: number | null;
  /** Assessment of the margin; null if it is unknown. */
  readonly verdict: MarginVerdict | null;
}

/** The parts of a price list that determine prices. */
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

/** All plans of products that were loaded with the prices of this list. */
export function planPrices(products: readonly Product[], list: PricedBy): readonly PlanPrice[] {
  return products.flatMap((product) =>
    product.plans.map((plan) => priceOfPlan(product, plan, list)),
  );
}

/** Number of plans below cost, and below the target margin. */
export function marginCounts(plans: readonly Pick<PlanPrice, 'verdict'>[]) {
  const count = (verdict: MarginVerdict) => plans.filter((plan) => plan.verdict === verdict).length;
  return { belowCost: count('belowCost'), low: count('low') };
}
