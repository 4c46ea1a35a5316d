import type { SubscriptionChange } from '../../domain/subscriptions/change';
import { isWindowOpen, seatCount } from '../../domain/subscriptions/seats';
import { civilDateOf } from '../../domain/time/civil-date';
import type { SoldSubscription } from '../db/commerce-records';
import type { CommerceTables } from '../db/commerce-tables';
import type { ChangedFields, ChangeTask, CountedChange, PreviewRecord } from '../db/commerce-work';
import { changeSubscription } from '../rules/subscription-change';
import { documentTotals } from '../rules/totals';
import { isOverLimit } from './credit';
import { findOffer, offerOf, recordOf, type Side, sidesOf } from './deal';
import { standingOf } from './standing';

/** Computes an immediate change (commerce §2.3), for both its preview and its order. */
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

/** The earliest deadline of a cancellation window that the change uses; null for none. */
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

/** Fields that an order never changes. */
const KEPT: readonly string[] = ['id', 'revision', 'changing'];

function picked(record: SoldSubscription, names: readonly string[]): ChangedFields {
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));
}

/** The task of a changing line: only changed fields, so that a name given meanwhile stays. */
export function changeTask(
  before: SoldSubscription,
  after: SoldSubscription,
  { change, sold, bought }: Pick<PreviewRecord, 'change' | 'sold' | 'bought'>,
  { creditedName, at }: Pick<ChangeTask, 'creditedName' | 'at'>,
): ChangeTask {
  const old = new Map(Object.entries(before));
  const changed = Object.entries(after)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(old.get(name)))
    .map(([name]) => name)
    .filter((name) => !KEPT.includes(name));
  // Once the next period has begun, the computed amounts are outdated.
  const counted = sold.length > 0 ? ['chargedUntilOn'] : [];
  return {
    kind: 'change',
    subscriptionId: before.id,
    change,
    at,
    creditedName,
    before: picked(before, [...changed, ...counted]),
    after: picked(after, changed),
    sold,
    bought,
  };
}
