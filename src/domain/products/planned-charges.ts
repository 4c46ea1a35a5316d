import { commitmentOf } from '../subscriptions/commitment';
import { startTerms } from '../subscriptions/lifecycle';
import { cycleMonths } from '../subscriptions/term';
import type { CivilDate } from '../time/civil-date';
import type { Plan } from './product';

/** What buying so many of a plan would come to, without tax (commerce §5). */
export interface PlannedCharges {
  /** The first charge, in minor units; 0 for a trial. */
  readonly first: number;
  /** A whole cycle, in minor units; null for what is paid once. */
  readonly recurring: number | null;
  /** All that is due until the first term's end, in minor units, the first charge included. */
  readonly commitment: number;
  /** The first day of the next term; null without a term. */
  readonly renewsOn: CivilDate | null;
  /** Until when it can be cancelled; null for never, and without a term. */
  readonly cancelUntilAt: Date | null;
  /** Whether it is free until the renewal. */
  readonly isTrial: boolean;
}

/**
 * What buying so many of a plan now would come to, by the rules that quotes are made with; null for
 * usage, which is charged by what was used, and while there is no price.
 *
 * @param now - in milliseconds since 1970
 */
export function plannedCharges(plan: Plan, quantity: number, now: number): PlannedCharges | null {
  const { unitPrice } = plan;
  if (typeof unitPrice !== 'number') return null;
  const whole = quantity * unitPrice;
  if (plan.cycle === 'once') {
    const once = { renewsOn: null, cancelUntilAt: null, isTrial: false };
    return { first: whole, recurring: null, commitment: whole, ...once };
  }
  if (cycleMonths(plan.cycle) === null) return null;
  const bought = { plan: { ...plan, unitPrice }, quantity, at: now, endsOn: null, taxBps: 0 };
  const { terms, lines } = startTerms(bought);
  if (terms.renewsOn === null) return null;
  return {
    first: lines.reduce((sum, { net }) => sum + net, 0),
    recurring: whole,
    commitment: commitmentOf(terms),
    renewsOn: terms.renewsOn,
    cancelUntilAt: terms.batches[0]?.cancelUntilAt ?? null,
    isTrial: terms.isTrial,
  };
}
