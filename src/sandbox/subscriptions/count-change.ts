import type { ChargeLine } from '../../domain/billing/charge';
import type { SubscriptionChange } from '../../domain/subscriptions/change';
import { isWindowOpen, seatCount } from '../../domain/subscriptions/seats';
import { civilDateOf } from '../../domain/time/civil-date';
import { isOverLimit } from '../commerce/credit';
import { standingOf } from '../commerce/standing';
import type { CommerceTables, SoldSubscription } from '../db/commerce-tables';
import { type ChangeOutcome, changeSubscription } from '../rules/subscription-change';
import { documentTotals } from '../rules/totals';
import { findOffer, offerOf, recordOf, type Side, sidesOf } from './deal';

/** What comes of a change, on both sides. */
export type CountedChange =
  | Exclude<ChangeOutcome<never>, { status: 'ready' }>
  | {
      readonly status: 'ready';
      /** The subscription afterwards. */
      readonly after: SoldSubscription;
      /** What its customer is charged. */
      readonly sold: readonly ChargeLine[];
      /** What a reseller is charged by the provider. */
      readonly bought: readonly ChargeLine[];
    };

/** Counts a change at once by the rules (commerce §2.3): the preview and the order both come of it. */
export function countChange(
  tables: CommerceTables,
  record: SoldSubscription,
  change: SubscriptionChange,
  now: number,
): CountedChange {
  const { plan, product } = offerOf(tables, record);
  const todayOn = civilDateOf(now);
  const countFor = ({ terms, taxBps, priced }: Side) =>
    changeSubscription(terms, change, {
      now,
      taxBps,
      isCustomerActive: standingOf(tables, record.customerId) === 'active',
      limits: product.limits,
      plan,
      findPlan: (planId) => {
        const offer = findOffer(tables, planId);
        return offer && priced(offer, todayOn);
      },
    });
  const { sold, bought } = sidesOf(tables, record);
  const [asSold, asBought] = [countFor(sold), countFor(bought)];
  if (asSold.status !== 'ready') return asSold;
  if (asBought.status !== 'ready') return asBought;
  const { total } = documentTotals(asSold.lines);
  if (total > 0 && isOverLimit(tables, record.customerId, total)) {
    return { status: 'refused', code: 'credit_limit' };
  }
  return {
    status: 'ready',
    after: recordOf(tables, asSold.terms, asBought.terms),
    sold: asSold.lines,
    bought: asBought.lines,
  };
}

/** When the first of the windows ends that a change makes use of; null for none of them. */
export function windowEndOf(
  { batches, renewsOn }: SoldSubscription,
  change: SubscriptionChange,
  now: number,
): Date | null {
  const seats = seatCount(batches);
  const kept = change.kind === 'seats' ? change.quantity : change.kind === 'cancel' ? 0 : seats;
  let left = renewsOn === null ? 0 : seats - kept;
  let first: Date | null = null;
  for (const batch of [...batches].reverse()) {
    const { cancelUntilAt, quantity } = batch;
    if (left <= 0 || cancelUntilAt === null || !isWindowOpen(batch, now)) continue;
    left -= quantity;
    if (first === null || cancelUntilAt < first) first = cancelUntilAt;
  }
  return first;
}
