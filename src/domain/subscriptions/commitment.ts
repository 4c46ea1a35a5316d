import { type Rate, seatsCharge } from '../billing/charge';
import { nthPeriod, type Period, periodAt } from '../billing/period';
import type { CivilDate } from '../time/civil-date';
import { isLive, type SeatBatch, type Subscription } from './subscription';
import { cycleMonths, type PeriodTerms, periodOf } from './term';

/** What decides about what is charged. */
export type ChargedTerms = PeriodTerms &
  Pick<Subscription, 'quantity' | 'unitPrice' | 'unitCost'> & {
    readonly batches: readonly Pick<SeatBatch, 'quantity'>[];
  };

/** The price that the rules count with: usage is charged by what was used, so that it has none. */
export function countedPrice({ unitPrice }: Pick<Subscription, 'unitPrice'>): number {
  return typeof unitPrice === 'number' ? unitPrice : 0;
}

/** Prices and tax of what a subscription is charged. */
export function rateOf(terms: Pick<Subscription, 'unitPrice' | 'unitCost'>, taxBps: number): Rate {
  const { unitCost } = terms;
  const unitPrice = countedPrice(terms);
  return { unitPrice, ...(unitCost !== undefined && { unitCost }), taxBps };
}

/**
 * The charges for a whole period of a subscription. A period that its term has cut is charged batch by
 * batch: credits are counted so as well, and never come to more.
 */
export function periodCharges(
  kind: 'new' | 'recurring' | 'renewal',
  terms: ChargedTerms,
  period: Period,
  taxBps: number,
) {
  const rate = rateOf(terms, taxBps);
  const isCut = period.untilOn < period.fullUntilOn;
  const quantities = isCut ? terms.batches.map(({ quantity }) => quantity) : [terms.quantity];
  return quantities.map((quantity) => seatsCharge(kind, quantity, rate, period));
}

const netOf = (charges: readonly { readonly net: number }[]): number =>
  charges.reduce((sum, { net }) => sum + net, 0);

/** What the term's periods come to from a day on, which is the first of one of them. */
function chargesFrom(terms: ChargedTerms, fromOn: CivilDate, renewsOn: CivilDate): number {
  const months = cycleMonths(terms.cycle);
  if (months === null || terms.isTrial || fromOn >= renewsOn) return 0;
  const first = periodAt(terms.startOn, months, fromOn);
  const last = periodAt(terms.startOn, months, renewsOn);
  const whole = (last.index - first.index) * terms.quantity * countedPrice(terms);
  if (last.fromOn === renewsOn) return whole;
  const { fromOn: cutFromOn, untilOn: fullUntilOn } = nthPeriod(terms.startOn, months, last.index);
  const cut = { fromOn: cutFromOn, untilOn: renewsOn, fullUntilOn };
  return whole + netOf(periodCharges('recurring', terms, cut, 0));
}

/** All that is due until the first term's end, the first charge included (wire §3.3). */
export function commitmentOf(terms: ChargedTerms): number {
  return terms.renewsOn === null ? 0 : chargesFrom(terms, terms.termStartOn, terms.renewsOn);
}

/** What a live subscription is still to be charged in the running term (commerce §2.3.8). */
export function commitmentLeft(
  subscription: ChargedTerms & Pick<Subscription, 'state'>,
  todayOn: CivilDate,
): number {
  const period = isLive(subscription) ? periodOf(subscription, todayOn) : null;
  if (!period || subscription.renewsOn === null) return 0;
  return chargesFrom(subscription, period.untilOn, subscription.renewsOn);
}
