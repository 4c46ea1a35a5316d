import type { Price } from '../billing/charge';
import { cycleMonths } from '../subscriptions/term';
import { CYCLES, type Plan, type Product, TERMS } from './product';

/** The price to show of a plan: the buyer's, else the list price where nobody is chosen. */
export function shownPrice({
  unitPrice,
  unitList,
}: Pick<Plan, 'unitPrice' | 'unitList'>): Price | null {
  return unitPrice ?? unitList;
}

/** What one costs for a year, in minor units; null for what has no cycle or no price. */
export function pricePerYear(plan: Pick<Plan, 'unitPrice' | 'unitList' | 'cycle'>): number | null {
  const price = shownPrice(plan);
  const months = cycleMonths(plan.cycle);
  return typeof price === 'number' && months !== null ? price * (12 / months) : null;
}

/** By what plans of a product are told which is the cheapest: what a year costs, else the price itself. */
function rank(plan: Plan): number {
  const price = shownPrice(plan);
  return pricePerYear(plan) ?? (typeof price === 'number' ? price : Number(price ?? Number.NaN));
}

/**
 * The plan with the lowest price, for "from €5.40"; null where none has a price. Where there are
 * prices a month, it is one of them, so that products can be compared.
 */
export function cheapestPlan({ plans }: Pick<Product, 'plans'>): Plan | null {
  const priced = plans.filter((plan) => !Number.isNaN(rank(plan)));
  // Currencies cannot be compared: those of the first plan are.
  const same = priced.filter(({ currency }) => currency === priced[0]?.currency);
  const monthly = same.filter(({ cycle }) => cycle === 'month');
  return (monthly.length > 0 ? monthly : same).reduce<Plan | null>(
    (least, plan) => (least === null || rank(plan) < rank(least) ? plan : least),
    null,
  );
}

/** Where a plan stands among those that bind least: a year paid by the month, then the shortest term. */
const bindsBy = ({ term, cycle }: Plan): readonly number[] => [
  term === 'P1Y' && cycle === 'month' ? 0 : 1,
  placeOf(TERMS, term),
  placeOf(CYCLES, cycle),
];

/**
 * The plan that is chosen before a buyer chooses: not the one that is cheapest a month, which binds
 * for years, but a year paid by the month where there is one, else the shortest term. A trial only
 * where there is nothing else, and no plan without a price beside one that has one.
 */
export function firstPlan({ plans }: Pick<Product, 'plans'>): Plan | null {
  const paid = plans.filter(({ trialDays }) => !trialDays);
  const offered = paid.length > 0 ? paid : plans;
  const priced = offered.filter((plan) => shownPrice(plan) !== null);
  const [first, ...more] = (priced.length > 0 ? priced : offered).filter(
    // Its currency is the one of "from €5.40".
    ({ currency }, _, [one]) => currency === one?.currency,
  );
  return more.reduce<Plan | null>((least, plan) => {
    if (!least) return plan;
    const own = bindsBy(plan);
    const difference = bindsBy(least).map((place, at) => (own[at] ?? 0) - place);
    return (difference.find((each) => each !== 0) ?? 0) < 0 ? plan : least;
  }, first ?? null);
}

/** The currencies that a product is sold in, those of its plans in order. */
export function currenciesOf({ plans }: Pick<Product, 'plans'>): readonly string[] {
  return [...new Set(plans.map(({ currency }) => currency))];
}

/** A row of plans with one term: a term with days that are free is another one. */
export interface OfferRow {
  /** Tells it from the other rows. */
  readonly id: string;
  /** How long one is bound. */
  readonly term: string;
  /** Days that are free in the beginning; null for none. */
  readonly trialDays: number | null;
  /** Its plans, at most one a cycle. */
  readonly plans: readonly Plan[];
}

const placeOf = (known: readonly string[], value: string) => {
  const at = known.indexOf(value);
  return at < 0 ? known.length : at;
};

/**
 * Plans as rows of terms, the shortest first. Where a server has two plans with the same term and
 * cycle, the second stands in a row of its own, so that none is hidden.
 */
export function offerRows(plans: readonly Plan[]): readonly OfferRow[] {
  const rows = new Map<string, { row: Omit<OfferRow, 'plans'>; plans: Plan[] }>();
  for (const plan of plans) {
    const { term, trialDays } = plan;
    let again = 0;
    const keyOf = () => `${term} ${trialDays ?? 0} ${again}`;
    while (rows.get(keyOf())?.plans.some(({ cycle }) => cycle === plan.cycle)) again += 1;
    const id = keyOf();
    const row = rows.get(id) ?? { row: { id, term, trialDays }, plans: [] };
    row.plans.push(plan);
    rows.set(id, row);
  }
  return [...rows.values()]
    .map(({ row, plans: own }) => ({ ...row, plans: own }))
    .sort((one, other) => placeOf(TERMS, one.term) - placeOf(TERMS, other.term));
}

/** The cycles of plans, the shortest first. */
export function cyclesOf(plans: readonly Plan[]): readonly string[] {
  const cycles = [...new Set(plans.map(({ cycle }) => cycle))];
  return cycles.sort((one, other) => placeOf(CYCLES, one) - placeOf(CYCLES, other));
}

/** A way to buy that plans of several products may have in common. */
export interface PlanWay extends Pick<Plan, 'term' | 'cycle' | 'trialDays'> {
  /** Tells it from the other ways. */
  readonly id: string;
}

const wayOf = ({ term, cycle, trialDays }: Plan): PlanWay => ({
  id: `${term} ${cycle} ${trialDays ?? 0}`,
  term,
  cycle,
  trialDays,
});

/** The ways in which any of some products can be bought, the shortest term first. */
export function planWays(products: readonly Pick<Product, 'plans'>[]): readonly PlanWay[] {
  const ways = new Map(
    products.flatMap(({ plans }) => plans.map(wayOf)).map((way) => [way.id, way]),
  );
  return [...ways.values()].sort(
    (one, other) =>
      placeOf(TERMS, one.term) - placeOf(TERMS, other.term) ||
      placeOf(CYCLES, one.cycle) - placeOf(CYCLES, other.cycle),
  );
}

/** The plans of a product that are bought in such a way: one a currency. */
export function plansOfWay({ plans }: Pick<Product, 'plans'>, { id }: PlanWay): readonly Plan[] {
  return plans.filter((plan) => wayOf(plan).id === id);
}
