import { termMonths } from '../products/product';
import { addMonths, type CivilDate, civilDateOf, firstDayOf, monthOf } from '../time/civil-date';
import { type Purchase, startTerms } from './lifecycle';
import { isLive, type Subscription } from './subscription';
import { isRenewalLocked } from './term';

/** Why a first term cannot end on a day (wire §3.1). */
export type EndDateRefusal = 'after_term' | 'renewal_locked';

/** A possible end of a first term. */
export interface EndDateOption {
  /** First day no longer covered. */
  readonly endsOn: CivilDate;
  /** Id of the subscription that ends on the same day; null for the end of the month. */
  readonly subscriptionId: string | null;
  /** First charge, in minor units; null if it cannot be chosen. */
  readonly firstNet: number | null;
  /** Why it cannot be chosen; null if it can. */
  readonly refusal: EndDateRefusal | null;
}

type Bought = Omit<Purchase, 'endsOn' | 'taxBps'>;

function optionOf(bought: Bought, endsOn: CivilDate, subscriptionId: string | null): EndDateOption {
  const months = termMonths(bought.plan.term) ?? 0;
  const isLater = endsOn >= addMonths(civilDateOf(bought.at), months);
  const isLocked = isRenewalLocked(endsOn, bought.at);
  const refusal = isLater ? 'after_term' : isLocked ? 'renewal_locked' : null;
  if (refusal) return { endsOn, subscriptionId, firstNet: null, refusal };
  const { lines } = startTerms({ ...bought, endsOn, taxBps: 0 });
  const firstNet = lines.reduce((sum, { net }) => sum + net, 0);
  return { endsOn, subscriptionId, firstNet, refusal };
}

/**
 * Possible ends of a first term, earliest first (wire §3.1): the first of next month, and the
 * renewal dates of live subscriptions. Empty for a trial and without a term.
 *
 * @param subscriptions - the customer's subscriptions at the same vendor
 */
export function endDateOptions(
  bought: Bought,
  subscriptions: readonly Pick<Subscription, 'id' | 'state' | 'renewsOn'>[],
): readonly EndDateOption[] {
  if (termMonths(bought.plan.term) === null || bought.plan.trialDays) return [];
  const days = new Map<CivilDate, string | null>();
  for (const { id, renewsOn, ...rest } of subscriptions) {
    if (isLive(rest) && renewsOn !== null && !days.has(renewsOn)) days.set(renewsOn, id);
  }
  const monthEnd = firstDayOf(monthOf(civilDateOf(bought.at)), 1);
  if (!days.has(monthEnd)) days.set(monthEnd, null);
  return [...days]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([endsOn, subscriptionId]) => optionOf(bought, endsOn, subscriptionId));
}
