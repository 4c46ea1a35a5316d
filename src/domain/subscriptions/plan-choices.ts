import type { Price } from '../billing/charge';
import { mulDiv } from '../billing/mul-div';
import { cycleMonths, type Plan, type Product, termMonths } from '../products/product';
import type { QuantityLimits } from '../text/quantity';
import type { CivilDate } from '../time/civil-date';
import type { Subscription } from './subscription';

/** A plan that a subscription can change to. */
export interface PlanChoice {
  /** The plan, at the customer's price. */
  readonly plan: Plan;
  /** Product name. */
  readonly productName: string;
  /** Whether the change is possible now; otherwise only at the renewal. */
  readonly isNow: boolean;
}

/** The plans that a subscription can change to. */
export interface PlanChoices {
  /** Allowed quantities of its product. */
  readonly limits: QuantityLimits;
  /** The current plan; null if it is no longer sold. */
  readonly current: Plan | null;
  /** The other plans; those available now come first. */
  readonly plans: readonly PlanChoice[];
}

/** The price of a plan on a day, after an announced change; null for today. */
export function priceOn(
  { unitPrice, nextPrice }: Pick<Plan, 'unitPrice' | 'nextPrice'>,
  on: CivilDate | null,
): Price | null {
  return on !== null && nextPrice && nextPrice.fromOn <= on ? nextPrice.unitPrice : unitPrice;
}

/** What seats cost per month at a price; null if it depends on use, or is not known. */
export function monthlyCost(price: Price | null, cycle: string, quantity: number): number | null {
  const months = cycleMonths(cycle);
  if (typeof price !== 'number' || months === null) return null;
  return mulDiv(quantity * price, 1, months);
}

/** Limits if they are unknown: the server rejects an invalid quantity. */
export const ANY_QUANTITY: QuantityLimits = { min: 1, max: null, step: 1 };

/** Upgrades of a plan that belong to other products. */
export function otherUpgrades(product: Product, planId: string): readonly string[] {
  const own = new Set(product.plans.map(({ id }) => id));
  const current = product.plans.find(({ id }) => id === planId);
  return (current?.upgradesTo ?? []).filter((id) => !own.has(id));
}

/**
 * The plans that a subscription can change to: now to the upgrades of its plan, at the renewal also
 * to any plan of its product in its currency (wire §5).
 *
 * @param others - the products of upgrades that belong to other products
 */
export function planChoices(
  { planId, currency }: Pick<Subscription, 'planId' | 'currency'>,
  product: Product,
  others: readonly Product[],
): PlanChoices {
  const current = product.plans.find(({ id }) => id === planId) ?? null;
  const upgrades = new Set(current?.upgradesTo);
  const choices = [product, ...others].flatMap(({ id: productId, name, plans }) =>
    plans
      .filter((plan) => productId === product.id || upgrades.has(plan.id))
      .filter((plan) => plan.id !== planId && plan.currency === currency)
      .filter(({ term }) => termMonths(term) !== null)
      .map((plan) => ({ plan, productName: name, isNow: upgrades.has(plan.id) })),
  );
  const plans = [...choices].sort((one, other) => Number(other.isNow) - Number(one.isNow));
  return { limits: product.limits, current, plans };
}
