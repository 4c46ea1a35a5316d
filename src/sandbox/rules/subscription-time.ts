import type { ChargeLine } from '../../domain/billing/charge';
import { mulDiv } from '../../domain/billing/mul-div';
import type { Plan } from '../../domain/products/product';
import { countedPrice, periodCharges } from '../../domain/subscriptions/commitment';
import type { Charged, PricedPlan, SubscriptionTerms } from '../../domain/subscriptions/lifecycle';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { isLive } from '../../domain/subscriptions/subscription';
import type { PeriodTerms } from '../../domain/subscriptions/term';
import { cycleMonths, periodOf, termMonths, windowEnd } from '../../domain/subscriptions/term';
import type { CivilDate } from '../../domain/time/civil-date';
import { addMonths, monthsBetween, startOfDay } from '../../domain/time/civil-date';

/** When the next charge is made; null for never. */
export function nextChargeOn(
  subscription: PeriodTerms & Pick<Subscription, 'state' | 'autoRenew'>,
  todayOn: CivilDate,
): CivilDate | null {
  const period = isLive(subscription) ? periodOf(subscription, todayOn) : null;
  if (!period) return null;
  return period.untilOn === subscription.renewsOn && !subscription.autoRenew
    ? null
    : period.untilOn;
}

/** What a live subscription comes to a month (commerce §2.3.8). */
export function recurringPerMonth(
  subscription: Pick<Subscription, 'state' | 'isTrial' | 'quantity' | 'unitPrice' | 'cycle'>,
): number {
  const months = isLive(subscription) ? cycleMonths(subscription.cycle) : null;
  if (months === null || subscription.isTrial) return 0;
  return mulDiv(subscription.quantity * countedPrice(subscription), 1, months);
}

/** The regular end of a term that begins on a day, counted from an anchor on or before it. */
export function regularEnd(anchorOn: CivilDate, termStartOn: CivilDate, months: number): CivilDate {
  return addMonths(anchorOn, monthsBetween(anchorOn, termStartOn) + months);
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
