import { millisecondsInHour } from 'date-fns/constants';
import { addDays, civilDateOf } from '../time/civil-date';
import { isWindowOpen } from './seats';
import { isLive, type Subscription } from './subscription';

/** Renewals are looked ahead for so many days (commerce §5). */
export const RENEWAL_DAYS = 30;
/** Windows that close are looked ahead for so many hours (commerce §5). */
export const WINDOW_HOURS = 48;

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
}: Pick<Subscription, 'unitPrice' | 'renewalUnitPrice'>): boolean {
  return Number(renewalUnitPrice ?? unitPrice) > Number(unitPrice);
}

/**
 * Whether its renewal needs nobody's attention (commerce §6): a month that simply goes on, with no
 * trial, nothing scheduled, no seat of nobody's and no price rise.
 */
export function isRollOver(subscription: Subscription): boolean {
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

function renewsSoon({ renewsOn }: Subscription, now: number): boolean {
  const today = civilDateOf(now);
  return renewsOn !== null && today <= renewsOn && renewsOn <= addDays(today, RENEWAL_DAYS);
}

function closesSoon({ batches }: Subscription, now: number): boolean {
  const latest = now + WINDOW_HOURS * millisecondsInHour;
  return batches.some((batch) => isWindowOpen(batch, now) && Number(batch.cancelUntilAt) <= latest);
}

/**
 * Whether a subscription is in a view (wire §2). The tiles of the dashboard count with the same rule.
 *
 * @param now - milliseconds since 1970
 * @param hasFailedLine - whether a line of an order for it has failed
 */
export function isInSubscriptionView(
  view: SubscriptionView,
  subscription: Subscription,
  now: number,
  hasFailedLine: boolean,
): boolean {
  if (view === 'failed') return hasFailedLine;
  if (!isLive(subscription)) return false;
  switch (view) {
    case 'renewing':
      return renewsSoon(subscription, now) && !isRollOver(subscription);
    case 'rollovers':
      return renewsSoon(subscription, now) && isRollOver(subscription);
    case 'window':
      return closesSoon(subscription, now);
    case 'trial':
      return subscription.isTrial;
    case 'unused':
      return hasUnassignedSeats(subscription);
  }
}
