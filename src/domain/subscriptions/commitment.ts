import { type Rate, seatsCharge } from '../billing/charge';
import { nthPeriod, type Period, periodAt } from '../billing/period';
import { cycleMonths } from '../products/product';
import type { CivilDate } from '../time/civil-date';
import { isLive, type SeatBatch, type Subscription } from './subscription';
import { type PeriodTerms, periodOf } from './term';

/** The fields that determine charges. */
export type ChargedTerms = PeriodTerms &
  Pick<Subscription, 'quantity' | 'unitPrice' | 'unitCost'> & {
    readonly batches: readonly Pick<SeatBatch, 'quantity'>[];
  };

/** The price for our rules; null for usage, which is charged by consumption. */
export function countedPrice({ unitPrice }: Pick<Subscription, 'unitPrice'>): number {
  return typeof unitPrice === 'number' ? unitPrice : 0;
}

/** Prices and tax rate of a subscription. */
export function rateOf(terms: Pick<Subscription, 'unitPrice' | 'unitCost'>, taxBps: number): Rate {
  const { unitCost } = terms;
  const unitPrice = countedPrice(terms);
  return { unitPrice, ...(unitCost !== undefined && { unitCost }), taxBps };
}

/**
 * The charges of a whole period. A period that is cut by the end of the term is charged batch by
 * batch: credits are computed the same way, and never exceed the charge.
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

/** Sum of the term's periods from a day on, which must be the first day of a period. */
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

/** Everything due until the end of the first term, first charge included (wire §3.3). */
export function commitmentOf(terms: ChargedTerms): number {
  return terms.renewsOn === null ? 0 : chargesFrom(terms, terms.termStartOn, terms.renewsOn);
}

/** Remaining charges of a live subscription in the current term (commerce §2.3.8). */
export function commitmentLeft(
  subscription: ChargedTerms & Pick<Subscription, 'state'>,
  todayOn: CivilDate,
): number {
  const period = isLive(subscription) ? periodOf(subscription, todayOn) : null;
  if (!period || subscription.renewsOn === null) return 0;
  return chargesFrom(subscription, period.untilOn, subscription.renewsOn);
}
