import type { Plan, Product, QuantityLimits } from '../products/product';
import type { Subscription } from './subscription';
import { termMonths } from './term';

/** A plan that a subscription could go on with. */
export interface PlanChoice {
  /** The plan, at the customer's price. */
  readonly plan: Plan;
  /** The name of its product. */
  readonly productName: string;
  /** Whether it can begin now; the others can at the renewal. */
  readonly isNow: boolean;
}

/** What a subscription could be changed to. */
export interface PlanChoices {
  /** How many of its product can be bought. */
  readonly limits: QuantityLimits;
  /** The plan that it has; null where it is not sold any more. */
  readonly current: Plan | null;
  /** The others, those that can begin now first. */
  readonly plans: readonly PlanChoice[];
}

/** Limits where nobody says what they are: the server refuses what is too much. */
export const ANY_QUANTITY: QuantityLimits = { min: 1, max: null, step: 1 };

/** Plans that one can change to, that are not of the product itself. */
export function otherUpgrades(product: Product, planId: string): readonly string[] {
  const own = new Set(product.plans.map(({ id }) => id));
  const current = product.plans.find(({ id }) => id === planId);
  return (current?.upgradesTo ?? []).filter((id) => !own.has(id));
}

/**
 * What a subscription could be changed to: now to what its plan can be upgraded to, at the renewal
 * also to any plan of its product in its currency (wire §5).
 *
 * @param others - the products of upgrades that are not its own
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
