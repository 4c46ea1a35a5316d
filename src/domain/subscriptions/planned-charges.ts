import type { Plan } from '../products/product';
import { cycleMonths } from '../products/product';
import type { CivilDate } from '../time/civil-date';
import { commitmentOf } from './commitment';
import { startTerms } from './lifecycle';

/** Expected charges for a quantity of a plan, without tax (commerce §5). */
export interface PlannedCharges {
  /** First charge, in minor units; 0 for a trial. */
  readonly first: number;
  /** Charge of a whole cycle, in minor units; null for one-off purchases. */
  readonly recurring: number | null;
  /** Everything due until the end of the first term, first charge included, in minor units. */
  readonly commitment: number;
  /** First day of the next term; null without a term. */
  readonly renewsOn: CivilDate | null;
  /** Until when it can be cancelled; null for never, or without a term. */
  readonly cancelUntilAt: Date | null;
  /** Whether it is free until the renewal. */
  readonly isTrial: boolean;
}

/**
 * Expected charges for buying a plan now, by the same rules as quotes; null for usage, which is
 * charged by consumption, and without a price.
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
