import { mulDiv } from '../billing/mul-div';
import { type BulkRun, inThisTry } from '../bulk-run';
import type { OpenValue } from '../open-value';
import { cycleMonths } from '../products/product';
import { renewalDraft, scheduledOf } from './renewal';
import type { ScheduledChange, Subscription } from './subscription';
import { type SubscriptionRefusal, stateRefusal } from './subscription-access';

/** Bulk actions on renewals (workday §5). */
export const RENEWAL_ACTIONS = ['turnOff', 'turnOn', 'seatsToAssigned'] as const;

/** One of {@link RENEWAL_ACTIONS}. */
export type RenewalAction = (typeof RENEWAL_ACTIONS)[number];

/** Why a renewal cannot be changed. */
export type RenewalRefusal = OpenValue<
  | SubscriptionRefusal
  | 'alreadyOff'
  | 'alreadyOn'
  | 'notRenewing'
  | 'seatsUnknown'
  | 'noneAssigned'
  | 'sameSeats'
>;

/** The change to one renewal, as computed by a dry run. */
export interface RenewalDecision {
  /** The subscription; its revision is sent with the change. */
  readonly subscription: Subscription;
  /** Whether it will renew. */
  readonly autoRenew: boolean;
  /** The scheduled change afterwards; null for none. */
  readonly scheduled: ScheduledChange | null;
  /** The part of the current schedule that is removed; null for none. */
  readonly deleted: ScheduledChange | null;
  /** Monthly cost in minor units, before the renewal and after it. */
  readonly perMonth: {
    /** Current cost; for a trial, the cost of the renewal. 0 if it ends. */
    readonly before: number;
    /** Cost after the renewal, with this change. */
    readonly after: number;
  };
  /** Number of users who lose their seat at the renewal. */
  readonly losing: number;
}

/** A bulk run over renewals. */
export type RenewalRun = BulkRun<RenewalDecision, RenewalRefusal>;

/** Monthly cost of some seats after the renewal; at today's price if no other is known. */
function perMonthOf(subscription: Subscription, seats: number): number {
  const { renewalUnitPrice, recurringPerMonth, quantity, scheduled, cycle } = subscription;
  const months = cycleMonths(cycle);
  // A scheduled plan may have another cycle: its price cannot be converted.
  if (typeof renewalUnitPrice === 'number' && months !== null && !scheduled?.planId) {
    return mulDiv(seats * renewalUnitPrice, 1, months);
  }
  return quantity > 0 ? mulDiv(recurringPerMonth * seats, 1, quantity) : 0;
}

const isSame = (one: ScheduledChange | null, other: ScheduledChange | null): boolean =>
  one?.quantity === other?.quantity &&
  one?.planId === other?.planId &&
  one?.endsOn === other?.endsOn;

/** Whether a subscription already matches the decision: then a lost answer was a success. */
export function isAsDecided(
  { autoRenew, scheduled }: Pick<RenewalDecision, 'autoRenew' | 'scheduled'>,
  newest: Subscription,
): boolean {
  return newest.autoRenew === autoRenew && isSame(newest.scheduled, scheduled);
}

function actionRefusal(action: RenewalAction, subscription: Subscription): RenewalRefusal | null {
  const { autoRenew, assigned } = subscription;
  if (action === 'turnOff') return autoRenew ? null : 'alreadyOff';
  if (action === 'turnOn') return autoRenew ? 'alreadyOn' : null;
  if (!autoRenew) return 'notRenewing';
  if (assigned === null) return 'seatsUnknown';
  if (assigned < 1) return 'noneAssigned';
  return assigned === renewalDraft(subscription).quantity ? 'sameSeats' : null;
}

/**
 * The change that an action makes to a renewal, or why it cannot.
 *
 * @param now - milliseconds since 1970
 */
export function decideRenewal(
  action: RenewalAction,
  subscription: Subscription,
  now: number,
):
  | { readonly decision: RenewalDecision; readonly refusal?: undefined }
  | { readonly refusal: RenewalRefusal } {
  const refusal = stateRefusal('renewal', subscription, now) ?? actionRefusal(action, subscription);
  if (refusal !== null) return { refusal };
  const { scheduled: before, recurringPerMonth: paid } = subscription;
  const draft = renewalDraft(subscription);
  const after = {
    ...draft,
    autoRenew: action !== 'turnOff',
    ...(action === 'seatsToAssigned' && { quantity: subscription.assigned }),
  };
  const scheduled = scheduledOf(after, subscription);
  const monthly = ({ autoRenew, quantity }: typeof draft) =>
    autoRenew ? perMonthOf(subscription, quantity ?? 0) : 0;
  // Of a schedule with a different number of seats, only the seats are removed.
  const seatsGone =
    before && before.quantity !== null
      ? { quantity: before.quantity, planId: null, endsOn: null }
      : null;
  return {
    decision: {
      subscription,
      autoRenew: after.autoRenew,
      scheduled,
      deleted: action === 'turnOff' ? before : action === 'seatsToAssigned' ? seatsGone : null,
      perMonth: {
        before: subscription.autoRenew ? paid || monthly(draft) : 0,
        after: monthly(after),
      },
      losing: action === 'turnOff' ? (subscription.assigned ?? 0) : 0,
    },
  };
}

/** Monthly savings of a run in one currency; negative if it costs more. */
export interface RenewalSaving {
  /** ISO 4217 code. */
  readonly currency: string;
  /** In minor units, from the renewals on. */
  readonly perMonth: number;
}

/**
 * Monthly savings of all records that are ready, being sent or done, by currency: currencies are
 * never added up (commerce §2.1).
 */
export function renewalSavings(run: RenewalRun): readonly RenewalSaving[] {
  const sums = new Map<string, number>();
  for (const entry of inThisTry(run)) {
    const isCounted = ['ready', 'sending', 'done'].includes(entry.status);
    if (!isCounted || !('preview' in entry) || !entry.preview) continue;
    const { subscription, perMonth } = entry.preview;
    const before = sums.get(subscription.currency) ?? 0;
    sums.set(subscription.currency, before + perMonth.before - perMonth.after);
  }
  return [...sums]
    .map(([currency, perMonth]) => ({ currency, perMonth }))
    .sort((one, other) => (one.currency < other.currency ? -1 : 1));
}
