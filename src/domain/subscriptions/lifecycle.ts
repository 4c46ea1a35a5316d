import type { ChargeLine, Price } from '../billing/charge';
import type { Plan } from '../products/product';
import {
  addMonths,
  type CivilDate,
  civilDateOf,
  monthsBetween,
  startOfDay,
} from '../time/civil-date';
import { countedPrice, periodCharges } from './commitment';
import { isLive, type Subscription } from './subscription';
import { cycleMonths, firstTerm, periodOf, regularEnd, termMonths, windowEnd } from './term';

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

/**
 * From where the periods of a new term are counted: from where they were while it begins where one of
 * them does, so that the 31st comes back; else from the renewal, as after a trial and after a term
 * that ended with something else.
 */
function anchorAfter(terms: SubscriptionTerms, renewsOn: CivilDate, cycle: Plan['cycle']) {
  const months = monthsBetween(terms.startOn, renewsOn);
  const isOnGrid =
    !terms.isTrial &&
    addMonths(terms.startOn, months) === renewsOn &&
    months % (cycleMonths(cycle) ?? 1) === 0;
  return isOnGrid ? terms.startOn : renewsOn;
}

/** The next term, with its first charge: what was scheduled happens, and one batch has all seats. */
function renewed<Terms extends SubscriptionTerms>(
  terms: Terms,
  renewsOn: CivilDate,
  plan: PricedPlan,
  taxBps: number,
): Charged<Terms> {
  const { scheduled } = terms;
  const quantity = scheduled?.quantity ?? terms.quantity;
  const startOn = anchorAfter(terms, renewsOn, plan.cycle);
  const end = scheduled?.endsOn ?? regularEnd(startOn, renewsOn, termMonths(plan.term) ?? 1);
  const at = startOfDay(renewsOn);
  const dates = { isTrial: false, renewsOn: end };
  const next: Terms = {
    ...terms,
    ...dates,
    planId: plan.id,
    term: plan.term,
    cycle: plan.cycle,
    unitPrice: plan.unitPrice,
    ...(plan.unitCost !== undefined && { unitCost: plan.unitCost }),
    startOn,
    termStartOn: renewsOn,
    quantity,
    batches: [
      {
        quantity,
        fromAt: new Date(at),
        cancelUntilAt: windowEnd(at, plan.cancelHours, dates),
      },
    ],
    scheduled: null,
  };
  const period = periodOf(next, renewsOn);
  return { terms: next, lines: period ? periodCharges('renewal', next, period, taxBps) : [] };
}

/** What the passing of time needs to know. */
export interface Passing {
  /** The last day whose charges are made. */
  readonly untilOn: CivilDate;
  /** The customer's tax. */
  readonly taxBps: number;
  /** The plan that a term of it is renewed with, at the price of that day. */
  readonly planAt: (planId: string, on: CivilDate) => PricedPlan;
}

/**
 * All that time does to a subscription after a day whose charges are made, up to and including
 * another: the charge of each period that begins, the renewal or the end of the term (commerce §3).
 */
export function passTime<Terms extends SubscriptionTerms>(
  subscription: Terms,
  chargedOn: CivilDate,
  { untilOn, taxBps, planAt }: Passing,
): Charged<Terms> {
  const lines: ChargeLine[] = [];
  let terms = subscription;
  let on = chargedOn;
  while (isLive(terms)) {
    const next = periodOf(terms, on)?.untilOn;
    if (next === undefined || next > untilOn) break;
    on = next;
    if (on !== terms.renewsOn) {
      const period = periodOf(terms, on);
      if (period) lines.push(...periodCharges('recurring', terms, period, taxBps));
    } else if (terms.autoRenew) {
      const plan = planAt(terms.scheduled?.planId ?? terms.planId, on);
      const after = renewed(terms, on, plan, taxBps);
      lines.push(...after.lines);
      terms = after.terms;
    } else terms = { ...terms, state: 'expired', scheduled: null };
  }
  return { terms, lines };
}

/** What a cycle of a subscription costs, in minor units. */
export function recurringPerCycle(
  terms: Pick<SubscriptionTerms, 'quantity' | 'unitPrice'>,
): number {
  return terms.quantity * countedPrice(terms);
}
