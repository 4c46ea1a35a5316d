import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { type Period, periodAt } from '../billing/period';
import type { Plan } from '../products/product';
import { cycleMonths, termMonths } from '../products/product';
import { addDays, addMonths, type CivilDate, startOfDay } from '../time/civil-date';
import type { Subscription } from './subscription';

/** Changes are locked for this long before the renewal, in milliseconds (commerce §3). */
export const RENEWAL_LOCK_MS = millisecondsInDay;

/** Whether a term can be paid in a cycle (commerce §2.2). */
export function isAllowedPlan({ term, cycle }: Pick<Plan, 'term' | 'cycle'>): boolean {
  if (term === 'none') return cycle === 'once' || cycle === 'usage';
  if (term === 'P1M') return cycle === 'month';
  return termMonths(term) !== null && cycleMonths(cycle) !== null;
}

/** The fields that determine the periods of a subscription. */
export type PeriodTerms = Pick<
  Subscription,
  'term' | 'cycle' | 'startOn' | 'termStartOn' | 'renewsOn' | 'isTrial'
>;

/** The billing period that contains a day; null without periods. */
export function periodOf(terms: PeriodTerms, on: CivilDate): Period | null {
  const { startOn, renewsOn, isTrial } = terms;
  const months = cycleMonths(terms.cycle);
  if (renewsOn === null || months === null) return null;
  if (isTrial) return { fromOn: startOn, untilOn: renewsOn, fullUntilOn: renewsOn };
  const full = periodAt(startOn, months, on);
  // A term aligned with another end cuts its last period (commerce §2.3.3).
  const untilOn = full.untilOn < renewsOn ? full.untilOn : renewsOn;
  return { fromOn: full.fromOn, untilOn, fullUntilOn: full.untilOn };
}

export interface TermDates {
  /** First day of the term. */
  readonly termStartOn: CivilDate;
  /** The day at whose start the term ends; null for the term `none`. */
  readonly renewsOn: CivilDate | null;
}

/** The first term of a purchase: a trial, one aligned with another end, or a full one. */
export function firstTerm(
  { term, trialDays }: Pick<Plan, 'term' | 'trialDays'>,
  boughtOn: CivilDate,
  endsOn: CivilDate | null,
): TermDates {
  const months = termMonths(term);
  if (months === null) return { termStartOn: boughtOn, renewsOn: null };
  if (trialDays) return { termStartOn: boughtOn, renewsOn: addDays(boughtOn, trialDays) };
  return { termStartOn: boughtOn, renewsOn: endsOn ?? addMonths(boughtOn, months) };
}

/**
 * Until when a purchase, renewal or added seats can be cancelled (commerce §2.3.6). Null for never,
 * and for the term `none`, which needs no window.
 *
 * @param at - time of purchase, in milliseconds since 1970
 */
export function windowEnd(
  at: number,
  cancelHours: number | null,
  { isTrial, renewsOn }: Pick<Subscription, 'isTrial' | 'renewsOn'>,
): Date | null {
  if (renewsOn === null) return null;
  const renewal = startOfDay(renewsOn);
  if (isTrial || cancelHours === null) return new Date(renewal);
  if (cancelHours === 0) return null;
  return new Date(Math.min(at + cancelHours * millisecondsInHour, renewal));
}

/** Whether changes are locked because the renewal is near (commerce §3). */
export function isRenewalLocked(renewsOn: CivilDate | null, now: number): boolean {
  return renewsOn !== null && now >= startOfDay(renewsOn) - RENEWAL_LOCK_MS;
}
