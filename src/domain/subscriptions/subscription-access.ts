import type { NeedRefusal } from '../access';
import { type Access, refused } from '../access';
import { type CommerceActor, canAct, type Need } from '../users/permission-access';
import { isWindowOpen } from './seats';
import { isLive, type Subscription } from './subscription';
import { isRenewalLocked } from './term';

/** Actions on a subscription. */
export type SubscriptionAction =
  | 'rename'
  | 'seats'
  | 'plan'
  | 'cancel'
  | 'suspend'
  | 'resume'
  | 'renewal';

/** Required for each action (commerce §1, wire §5). */
export const SUBSCRIPTION_NEEDS = {
  rename: { permission: 'Subscription.Seats' },
  seats: { permission: 'Subscription.Seats', setting: 'changeSubscriptions' },
  plan: { permission: 'Subscription.Upgrade', setting: 'changeSubscriptions' },
  cancel: { permission: 'Subscription.Cancel', setting: 'changeSubscriptions' },
  suspend: { permission: 'Subscription.Suspend', setting: 'changeSubscriptions' },
  resume: { permission: 'Subscription.Suspend', setting: 'changeSubscriptions' },
  renewal: { permission: 'Subscription.Renew', setting: 'changeSubscriptions' },
} as const satisfies Record<SubscriptionAction, Need>;

/** Reasons why an action on a subscription is not available. */
export type SubscriptionRefusal =
  | NeedRefusal
  | 'notLive'
  | 'alreadySo'
  | 'changing'
  | 'renewalLocked'
  | 'noRenewal'
  | 'windowClosed';

/**
 * Why the state of a subscription does not allow an action, regardless of the user; null if it
 * does.
 *
 * @param now - milliseconds since 1970
 */
export function stateRefusal(
  action: SubscriptionAction,
  subscription: Subscription,
  now: number,
): SubscriptionRefusal | null {
  if (action === 'rename') return null;
  const { state, changing, renewsOn, batches } = subscription;
  if (!isLive(subscription)) return 'notLive';
  if (state === (action === 'suspend' ? 'suspended' : action === 'resume' ? 'active' : '')) {
    return 'alreadySo';
  }
  if (changing) return 'changing';
  if (isRenewalLocked(renewsOn, now)) return 'renewalLocked';
  if (renewsOn !== null) {
    const [first] = batches;
    return action === 'cancel' && !(first && isWindowOpen(first, now)) ? 'windowClosed' : null;
  }
  return action === 'seats' || action === 'plan' || action === 'renewal' ? 'noRenewal' : null;
}

/**
 * Access to an action on a subscription (commerce §3), for disabling controls; the server decides.
 *
 * @param now - milliseconds since 1970
 */
export function canChangeSubscription(
  actor: CommerceActor,
  action: SubscriptionAction,
  subscription: Subscription,
  now: number,
): Access<SubscriptionRefusal> {
  const access = canAct(actor, SUBSCRIPTION_NEEDS[action]);
  if (!access.allowed) return access;
  const reason = stateRefusal(action, subscription, now);
  return reason ? refused(reason) : access;
}
