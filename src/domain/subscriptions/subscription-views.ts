import { millisecondsInHour } from 'date-fns/constants';
import { addDays, civilDateOf } from '../time/civil-date';
import { isWindowOpen } from './seats';
import { isLive, type Subscription } from './subscription';

/** Days to look ahead for renewals (commerce §5). */
export const RENEWAL_DAYS = 30;
/** Hours to look ahead for closing windows (commerce §5). */
export const WINDOW_HOURS = 48;

/** Why a subscription needs attention (wire §2): the values of the filter `reason`. */
export const ATTENTION_REASONS = ['window', 'failed', 'unused', 'renewing'] as const;

/** One of {@link ATTENTION_REASONS}. */
export type AttentionReason = (typeof ATTENTION_REASONS)[number];

/** The filtered views of subscriptions (wire §2). */
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

/** Whether some of its seats are known to be unassigned. */
export function hasUnassignedSeats({
  assigned,
  quantity,
}: Pick<Subscription, 'assigned' | 'quantity'>): boolean {
  return assigned !== null && assigned < quantity;
}

/** Whether its price rises at the renewal. */
export function hasPriceRise({
  unitPrice,
  renewalUnitPrice,
}: Pick<ViewedSubscription, 'unitPrice' | 'renewalUnitPrice'>): boolean {
  return Number(renewalUnitPrice ?? unitPrice) > Number(unitPrice);
}

/** The fields that determine the views of a subscription. */
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
  /** Price after the renewal. @default the current price */
  readonly renewalUnitPrice?: Subscription['renewalUnitPrice'];
};

/**
 * Whether its renewal needs no attention (commerce §6): a monthly term that continues, without a
 * trial, a scheduled change, unassigned seats or a price rise.
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
 * Returns the test for a view at a point in time (wire §2), the same as for the dashboard's
 * numbers. Failed orders are not known here.
 *
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
 * Why a subscription needs attention. Failed orders are not known here: `failed` is assumed if it
 * was the only reason requested, or if no other reason applies.
 *
 * @param requested - the requested reasons; empty for all
 * @param now - milliseconds since 1970
 */
export function attentionReasons(
  subscription: ViewedSubscription,
  requested: readonly string[],
  now: number,
): readonly AttentionReason[] {
  const isIn = subscriptionViewsAt(now);
  const known = ATTENTION_REASONS.filter(
    (reason) => reason !== 'failed' && isIn(reason, subscription),
  );
  const hasFailed = requested.length === 1 ? requested[0] === 'failed' : known.length === 0;
  return hasFailed ? ['failed', ...known] : known;
}
