import { mulDiv } from '../billing/mul-div';
import { type BulkRun, inThisTry } from '../bulk-run';
import type { OpenValue } from '../open-value';
import { renewalDraft, scheduledOf } from './renewal';
import type { ScheduledChange, Subscription } from './subscription';
import { type SubscriptionRefusal, stateRefusal } from './subscription-access';
import { cycleMonths } from './term';

/** What is decided about the renewals of many subscriptions together (workday §5). */
export const RENEWAL_ACTIONS = ['turnOff', 'turnOn', 'seatsToAssigned'] as const;

/** One of {@link RENEWAL_ACTIONS}. */
export type RenewalAction = (typeof RENEWAL_ACTIONS)[number];

/** Why nothing is decided about the renewal of one. */
export type RenewalRefusal = OpenValue<
  | SubscriptionRefusal
  | 'alreadyOff'
  | 'alreadyOn'
  | 'notRenewing'
  | 'seatsUnknown'
  | 'noneAssigned'
  | 'sameSeats'
>;

/** What is decided about the renewal of one, as a dry run found it. */
export interface RenewalDecision {
  /** The subscription as it is now; its revision is what the decision has seen. */
  readonly subscription: Subscription;
  /** Whether another term begins. */
  readonly autoRenew: boolean;
  /** What is scheduled for it afterwards; null for nothing. */
  readonly scheduled: ScheduledChange | null;
  /** What of the present schedule goes; null for nothing. */
  readonly deleted: ScheduledChange | null;
  /** What it costs a month, in minor units, before its renewal and from then on. */
  readonly perMonth: {
    /** What is paid now; where nothing is, as in a trial, what the renewal would cost. Nothing where it ends. */
    readonly before: number;
    /** From the renewal on, as decided by this run. */
    readonly after: number;
  };
  /** So many people have it now, and lose it at its renewal. */
  readonly losing: number;
}

/** A run over the renewals of many subscriptions. */
export type RenewalRun = BulkRun<RenewalDecision, RenewalRefusal>;

/** What so many seats come to a month from the renewal on; at today's price where no other is known. */
function perMonthOf(subscription: Subscription, seats: number): number {
  const { renewalUnitPrice, recurringPerMonth, quantity, scheduled, cycle } = subscription;
  const months = cycleMonths(cycle);
  // Another plan may be paid in another cycle: its price says nothing of a month.
  if (typeof renewalUnitPrice === 'number' && months !== null && !scheduled?.planId) {
    return mulDiv(seats * renewalUnitPrice, 1, months);
  }
  return quantity > 0 ? mulDiv(recurringPerMonth * seats, 1, quantity) : 0;
}

const isSame = (one: ScheduledChange | null, other: ScheduledChange | null): boolean =>
  one?.quantity === other?.quantity &&
  one?.planId === other?.planId &&
  one?.endsOn === other?.endsOn;

/** Whether a subscription is as it was decided: after an answer that got lost, it was done. */
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
 * What an action decides about the renewal of a subscription, or why it cannot.
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
  // Of a schedule whose seats are others from now on, the seats alone go.
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

/** What a run saves a month in one currency; less than nothing where it costs more. */
export interface RenewalSaving {
  /** ISO 4217. */
  readonly currency: string;
  /** In minor units, from the renewals on. */
  readonly perMonth: number;
}

/**
 * What all that can be sent, is on its way or is done saves a month, the currencies in order: they are
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
