import type { Price } from '../billing/charge';
import { CYCLES, cycleMonths, type Plan, type Product, TERMS } from './product';

/** The price to show for a plan: the buyer's, or the list price if no customer is chosen. */
export function shownPrice({
  unitPrice,
  unitList,
}: Pick<Plan, 'unitPrice' | 'unitList'>): Price | null {
  return unitPrice ?? unitList;
}

/** Price of one for a year, in minor units; null without a cycle or a price. */
export function pricePerYear(plan: Pick<Plan, 'unitPrice' | 'unitList' | 'cycle'>): number | null {
  const price = shownPrice(plan);
  const months = cycleMonths(plan.cycle);
  return typeof price === 'number' && months !== null ? price * (12 / months) : null;
}

/** The plan that the others save against: paid monthly, for the shortest term. */
function monthlyPlan(plans: readonly Plan[], { currency }: Plan): Plan | null {
  return plans
    .filter((plan) => plan.currency === currency && plan.cycle === 'month' && !plan.trialDays)
    .reduce<Plan | null>(
      (least, plan) =>
        least && placeOf(TERMS, least.term) <= placeOf(TERMS, plan.term) ? least : plan,
      null,
    );
}

/**
 * How much cheaper a plan is over a year than the one paid monthly for the shortest term, as a
 * fraction rounded down to whole percents; null if it is not.
 */
export function savedShare(plan: Plan, plans: readonly Plan[]): number | null {
  const monthly = monthlyPlan(plans, plan);
  const most = monthly && pricePerYear(monthly);
  const price = pricePerYear(plan);
  if (!most || price === null) return null;
  const percents = Math.floor(((most - price) * 100) / most);
  return percents >= 1 ? percents / 100 : null;
}

/** Sort key for the cheapest plan: the price of a year, else the price itself. */
function rank(plan: Plan): number {
  const price = shownPrice(plan);
  return pricePerYear(plan) ?? (typeof price === 'number' ? price : Number(price ?? Number.NaN));
}

/**
 * The cheapest plan, for "from €5.40"; null if no plan has a price. Prefers prices per month, so
 * that products are comparable.
 */
export function cheapestPlan({ plans }: Pick<Product, 'plans'>): Plan | null {
  const priced = plans.filter((plan) => !Number.isNaN(rank(plan)));
  // Currencies cannot be compared: uses that of the first plan.
  const same = priced.filter(({ currency }) => currency === priced[0]?.currency);
  const monthly = same.filter(({ cycle }) => cycle === 'month');
  return (monthly.length > 0 ? monthly : same).reduce<Plan | null>(
    (least, plan) => (least === null || rank(plan) < rank(least) ? plan : least),
    null,
  );
}

/** Sort key for commitment: a year paid monthly first, then by length of the term. */
const bindsBy = ({ term, cycle }: Plan): readonly number[] => [
  term === 'P1Y' && cycle === 'month' ? 0 : 1,
  placeOf(TERMS, term),
  placeOf(CYCLES, cycle),
];

/**
 * The preselected plan: not the one with the lowest monthly price, which may be a commitment for
 * years, but a year paid monthly if available, else the shortest term. A trial only if there is
 * nothing else; plans with a price come first.
 */
export function firstPlan({ plans }: Pick<Product, 'plans'>): Plan | null {
  const paid = plans.filter(({ trialDays }) => !trialDays);
  const offered = paid.length > 0 ? paid : plans;
  const priced = offered.filter((plan) => shownPrice(plan) !== null);
  const [first, ...more] = (priced.length > 0 ? priced : offered).filter(
    // The currency of "from €5.40".
    ({ currency }, _, [one]) => currency === one?.currency,
  );
  return more.reduce<Plan | null>((least, plan) => {
    if (!least) return plan;
    const own = bindsBy(plan);
    const difference = bindsBy(least).map((place, at) => (own[at] ?? 0) - place);
    return (difference.find((each) => each !== 0) ?? 0) < 0 ? plan : least;
  }, first ?? null);
}

/** The currencies of a product's plans, in order. */
export function currenciesOf({ plans }: Pick<Product, 'plans'>): readonly string[] {
  return [...new Set(plans.map(({ currency }) => currency))];
}

const placeOf = (known: readonly string[], value: string) => {
  const at = known.indexOf(value);
  return at < 0 ? known.length : at;
};

const compareTerms = (one: Pick<Plan, 'term' | 'cycle'>, other: Pick<Plan, 'term' | 'cycle'>) =>
  placeOf(TERMS, one.term) - placeOf(TERMS, other.term) ||
  placeOf(CYCLES, one.cycle) - placeOf(CYCLES, other.cycle);

/** Plans by term, then by cycle, shortest first; plans of the same kind keep their order. */
export function byTerm(plans: readonly Plan[]): readonly Plan[] {
  return [...plans].sort(compareTerms);
}

/** A combination of term and cycle that plans of different products can share. */
export interface PlanWay extends Pick<Plan, 'term' | 'cycle' | 'trialDays'> {
  /** Id of the combination. */
  readonly id: string;
}

const wayOf = ({ term, cycle, trialDays }: Plan): PlanWay => ({
  id: `${term} ${cycle} ${trialDays ?? 0}`,
  term,
  cycle,
  trialDays,
});

/** All combinations offered by some products, shortest term first. */
export function planWays(products: readonly Pick<Product, 'plans'>[]): readonly PlanWay[] {
  const ways = new Map(
    products.flatMap(({ plans }) => plans.map(wayOf)).map((way) => [way.id, way]),
  );
  return [...ways.values()].sort(compareTerms);
}

/** The plans of a product for one combination, one for each currency. */
export function plansOfWay({ plans }: Pick<Product, 'plans'>, { id }: PlanWay): readonly Plan[] {
  return plans.filter((plan) => wayOf(plan).id === id);
}
