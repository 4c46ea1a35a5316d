import { millisecondsInHour } from 'date-fns/constants';
import { addDays, civilDateOf } from '../time/civil-date';
import { isWindowOpen } from './seats';
import { isLive, type Subscription } from './subscription';

/** Renewals are looked ahead for so many days (commerce §5). */
export const RENEWAL_DAYS = 30;
/** Windows that close are looked ahead for so many hours (commerce §5). */
export const WINDOW_HOURS = 48;

/** Why a subscription needs attention (wire §2): the values of the filter `reason`. */
export const ATTENTION_REASONS = ['window', 'failed', 'unused', 'renewing'] as const;

/** One of {@link ATTENTION_REASONS}. */
export type AttentionReason = (typeof ATTENTION_REASONS)[number];

/** What lists of subscriptions can be narrowed to (wire §2). */
export const SUBSCRIPTION_VIEWS = [
  'renewing',
  'rollovers',
  'window',
  'failed',
  'trial',
  'unused',
] as const;

/** One of {@link SUBSCRIPTION_VIEWS}. */
export type SubscriptionView = (typeof SUBSCRIPTION_VIEWS)[number];

/** Whether some of its seats are known to be nobody's. */
export function hasUnassignedSeats({
  assigned,
  quantity,
}: Pick<Subscription, 'assigned' | 'quantity'>): boolean {
  return assigned !== null && assigned < quantity;
}

/** Whether it costs more from the renewal on. */
export function hasPriceRise({
  unitPrice,
  renewalUnitPrice,
}: Pick<ViewedSubscription, 'unitPrice' | 'renewalUnitPrice'>): boolean {
  return Number(renewalUnitPrice ?? unitPrice) > Number(unitPrice);
}

/** What decides about the views that a subscription is in. */
export type ViewedSubscription = Pick<
  Subscription,
  | 'state'
  | 'term'
  | 'isTrial'
  | 'autoRenew'
  | 'scheduled'
  | 'assigned'
  | 'quantity'
  | 'unitPrice'
  | 'renewsOn'
  | 'batches'
> & {
  /** Its price from the renewal on. @default the price it has */
  readonly renewalUnitPrice?: Subscription['renewalUnitPrice'];
};

/**
 * Whether its renewal needs nobody's attention (commerce §6): a month that simply goes on, with no
 * trial, nothing scheduled, no seat of nobody's and no price rise.
 */
export function isRollOver(subscription: ViewedSubscription): boolean {
  const { term, isTrial, autoRenew, scheduled } = subscription;
  return (
    term === 'P1M' &&
    !isTrial &&
    autoRenew &&
    scheduled === null &&
    !hasUnassignedSeats(subscription) &&
    !hasPriceRise(subscription)
  );
}

/**
 * Tells of subscriptions whether they are in a view at some time (wire §2); of orders that failed they
 * know nothing. The tiles of the dashboard count with the same rule.
 * @param now - milliseconds since 1970
 */
export function subscriptionViewsAt(now: number) {
  const todayOn = civilDateOf(now);
  const soonOn = addDays(todayOn, RENEWAL_DAYS);
  const closingAt = now + WINDOW_HOURS * millisecondsInHour;
  const renewsSoon = ({ renewsOn }: ViewedSubscription) =>
    renewsOn !== null && todayOn <= renewsOn && renewsOn <= soonOn;
  const closesSoon = ({ batches }: ViewedSubscription) =>
    batches.some((batch) => isWindowOpen(batch, now) && Number(batch.cancelUntilAt) <= closingAt);

  return (view: Exclude<SubscriptionView, 'failed'>, subscription: ViewedSubscription): boolean => {
    if (!isLive(subscription)) return false;
    switch (view) {
      case 'renewing':
        return renewsSoon(subscription) && !isRollOver(subscription);
      case 'rollovers':
        return renewsSoon(subscription) && isRollOver(subscription);
      case 'window':
        return closesSoon(subscription);
      case 'trial':
        return subscription.isTrial;
      case 'unused':
        return hasUnassignedSeats(subscription);
    }
  };
}

/**
 * Why a subscription that needs attention does. Of orders that failed it knows nothing: one failed
 * where that alone was asked for, and where no other reason is left.
 *
 * @param asked - the reasons that were asked for; none for all of them
 * @param now - milliseconds since 1970
 */
export function attentionReasons(
  subscription: ViewedSubscription,
  asked: readonly string[],
  now: number,
): readonly AttentionReason[] {
  const isIn = subscriptionViewsAt(now);
  const known = ATTENTION_REASONS.filter(
    (reason) => reason !== 'failed' && isIn(reason, subscription),
  );
  const hasFailed = asked.length === 1 ? asked[0] === 'failed' : known.length === 0;
  return hasFailed ? ['failed', ...known] : known;
}
