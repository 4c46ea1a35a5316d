import type { ChargeLine } from '../../domain/billing/charge';
import { mulDiv } from '../../domain/billing/mul-div';
import type { Plan } from '../../domain/products/product';
import { cycleMonths, termMonths } from '../../domain/products/product';
import { countedPrice, periodCharges } from '../../domain/subscriptions/commitment';
import type { Charged, PricedPlan, SubscriptionTerms } from '../../domain/subscriptions/lifecycle';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { isLive } from '../../domain/subscriptions/subscription';
import type { PeriodTerms } from '../../domain/subscriptions/term';
import { periodOf, windowEnd } from '../../domain/subscriptions/term';
import type { CivilDate } from '../../domain/time/civil-date';
import { addMonths, monthsBetween, startOfDay } from '../../domain/time/civil-date';

/** Day of the next charge; null for never. */
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

/** Monthly cost of a live subscription (commerce §2.3.8). */
export function recurringPerMonth(
  subscription: Pick<Subscription, 'state' | 'isTrial' | 'quantity' | 'unitPrice' | 'cycle'>,
): number {
  const months = isLive(subscription) ? cycleMonths(subscription.cycle) : null;
  if (months === null || subscription.isTrial) return 0;
  return mulDiv(subscription.quantity * countedPrice(subscription), 1, months);
}

/** The regular end of a term, counted from an anchor on or before its start. */
export function regularEnd(anchorOn: CivilDate, termStartOn: CivilDate, months: number): CivilDate {
  return addMonths(anchorOn, monthsBetween(anchorOn, termStartOn) + months);
}

/**
 * Anchor of a new term's periods: unchanged if the term starts with one of the old periods, so that
 * the 31st comes back; otherwise the renewal, as after a trial or a term with an aligned end.
 */
function anchorAfter(terms: SubscriptionTerms, renewsOn: CivilDate, cycle: Plan['cycle']) {
  const months = monthsBetween(terms.startOn, renewsOn);
  const isOnGrid =
    !terms.isTrial &&
    addMonths(terms.startOn, months) === renewsOn &&
    months % (cycleMonths(cycle) ?? 1) === 0;
  return isOnGrid ? terms.startOn : renewsOn;
}

/**
 * The next term with its first charge: applies the scheduled change, and merges the seats into one
 * batch.
 */
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

/** Inputs for passing time. */
export interface Passing {
  /** The last day to charge. */
  readonly untilOn: CivilDate;
  /** The customer's tax rate, in basis points. */
  readonly taxBps: number;
  /** The plan of a renewed term, at the price of that day. */
  readonly planAt: (planId: string, on: CivilDate) => PricedPlan;
}

/**
 * What time does to a subscription up to and including a day: charges of new periods, the renewal
 * or the end of the term (commerce §3).
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
