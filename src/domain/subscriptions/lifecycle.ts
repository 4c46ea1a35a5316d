import type { ChargeLine, Price } from '../billing/charge';
import type { Plan } from '../products/product';
import { type CivilDate, civilDateOf } from '../time/civil-date';
import { countedPrice, periodCharges } from './commitment';
import type { Subscription } from './subscription';
import { firstTerm, periodOf, windowEnd } from './term';

/** A plan with a customer's price. */
export type PricedPlan = Pick<Plan, 'id' | 'term' | 'cycle' | 'cancelHours' | 'unitCost'> & {
  /** Price of one for a whole cycle. */
  readonly unitPrice: Price;
};

/** The fields of a subscription that the rules change. */
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

/** The result of a change, with its charges. */
export interface Charged<Terms> {
  /** The fields afterwards. */
  readonly terms: Terms;
  /** Charges and credits. */
  readonly lines: readonly ChargeLine[];
}

/** A purchase of a plan. */
export interface Purchase {
  /** The plan, at the customer's price. */
  readonly plan: PricedPlan & Pick<Plan, 'trialDays'>;
  readonly quantity: number;
  /** Time of purchase or approval, in milliseconds since 1970. */
  readonly at: number;
  /** End of the first term, to align it with something else; null for the regular end. */
  readonly endsOn: CivilDate | null;
  /** The customer's tax rate, in basis points. */
  readonly taxBps: number;
}

/** The subscription that a purchase creates, with its first charge (commerce §2.3). */
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

/** Price of a cycle, in minor units. */
export function recurringPerCycle(
  terms: Pick<SubscriptionTerms, 'quantity' | 'unitPrice'>,
): number {
  return terms.quantity * countedPrice(terms);
}
