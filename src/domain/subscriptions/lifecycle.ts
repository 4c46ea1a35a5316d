import type { ChargeLine, Price } from '../billing/charge';
import type { Plan } from '../products/product';
import { type CivilDate, civilDateOf } from '../time/civil-date';
import { countedPrice, periodCharges } from './commitment';
import type { Subscription } from './subscription';
import { firstTerm, periodOf, windowEnd } from './term';

/** A plan with the price that a customer has it for. */
export type PricedPlan = Pick<Plan, 'id' | 'term' | 'cycle' | 'cancelHours' | 'unitCost'> & {
  /** Its price of one for a whole cycle. */
  readonly unitPrice: Price;
};

/** What the rules change of a subscription. */
export type SubscriptionTerms = Pick<
  Subscription,
  | 'state'
  | 'isTrial'
  | 'planId'
  | 'quantity'
  | 'unitPrice'
  | 'unitCost'
  | 'term'
  | 'cycle'
  | 'startOn'
  | 'termStartOn'
  | 'renewsOn'
  | 'autoRenew'
  | 'batches'
  | 'scheduled'
>;

/** A subscription after something happened to it, and what that costs. */
export interface Charged<Terms> {
  /** What it is now. */
  readonly terms: Terms;
  /** The charges and credits. */
  readonly lines: readonly ChargeLine[];
}

/** What is bought. */
export interface Purchase {
  /** The plan, at the customer's price. */
  readonly plan: PricedPlan & Pick<Plan, 'trialDays'>;
  /** How many. */
  readonly quantity: number;
  /** When it was bought, or approved, in milliseconds since 1970. */
  readonly at: number;
  /** The end of the first term, to end with something else; null for the regular one. */
  readonly endsOn: CivilDate | null;
  /** The customer's tax. */
  readonly taxBps: number;
}

/** What a purchase makes, with its first charge (commerce §2.3). */
export function startTerms(purchase: Purchase): Charged<SubscriptionTerms> {
  const { plan, quantity, at, endsOn, taxBps } = purchase;
  const startOn = civilDateOf(at);
  const dates = firstTerm(plan, startOn, endsOn);
  const isTrial = dates.renewsOn !== null && Boolean(plan.trialDays);
  const terms: SubscriptionTerms = {
    state: 'active',
    isTrial,
    planId: plan.id,
    quantity,
    unitPrice: isTrial ? 0 : plan.unitPrice,
    ...(plan.unitCost !== undefined && { unitCost: isTrial ? 0 : plan.unitCost }),
    term: plan.term,
    cycle: plan.cycle,
    startOn,
    ...dates,
    autoRenew: dates.renewsOn !== null,
    batches: [
      {
        quantity,
        fromAt: new Date(at),
        cancelUntilAt: windowEnd(at, plan.cancelHours, { isTrial, renewsOn: dates.renewsOn }),
      },
    ],
    scheduled: null,
  };
  const period = periodOf(terms, startOn);
  return { terms, lines: period ? periodCharges('new', terms, period, taxBps) : [] };
}

/** What a cycle of a subscription costs, in minor units. */
export function recurringPerCycle(
  terms: Pick<SubscriptionTerms, 'quantity' | 'unitPrice'>,
): number {
  return terms.quantity * countedPrice(terms);
}
