import type { Plan } from '../products/product';
import { type CivilDate, startOfDay } from '../time/civil-date';
import { endDateOptions } from './end-dates';
import { type PlanChoices, priceOn } from './plan-choices';
import { isLive, type ScheduledChange, type Subscription } from './subscription';
import { firstTerm, windowEnd } from './term';

/**
 * Price of the first cycle after the renewal, with the scheduled change; null without a renewal or
 * a price.
 */
export function renewalAmount(
  subscription: Pick<
    Subscription,
    'state' | 'renewsOn' | 'autoRenew' | 'renewalUnitPrice' | 'quantity' | 'scheduled'
  >,
): number | null {
  const { renewsOn, autoRenew, renewalUnitPrice, quantity, scheduled } = subscription;
  if (!isLive(subscription) || renewsOn === null || !autoRenew) return null;
  // A shortened term starts with less than a whole cycle.
  if (typeof renewalUnitPrice !== 'number' || scheduled?.endsOn) return null;
  return (scheduled?.quantity ?? quantity) * renewalUnitPrice;
}

/** The form for a renewal. */
export interface RenewalDraft {
  /** Whether it will renew. */
  readonly autoRenew: boolean;
  /** Number of seats from then on; null while the text is not a number. */
  readonly quantity: number | null;
  /** Id of the plan from then on; null for the current one. */
  readonly planId: string | null;
  /** End of the next term; null for the regular end. */
  readonly endsOn: CivilDate | null;
}

/** The current settings as a form. */
export function renewalDraft(subscription: Subscription): RenewalDraft {
  const { autoRenew, quantity, scheduled } = subscription;
  return {
    autoRenew,
    quantity: scheduled?.quantity ?? quantity,
    planId: scheduled?.planId ?? null,
    endsOn: scheduled?.endsOn ?? null,
  };
}

/** The scheduled change to send: unchanged values are omitted; nothing without a renewal. */
export function scheduledOf(
  { autoRenew, quantity, planId, endsOn }: RenewalDraft,
  subscription: Pick<Subscription, 'quantity'>,
): ScheduledChange | null {
  const seats = quantity === subscription.quantity ? null : quantity;
  if (!autoRenew || (seats === null && planId === null && endsOn === null)) return null;
  return { quantity: seats, planId, endsOn };
}

/** Whether a form is valid and differs from the current settings. */
export function isRenewalChange(draft: RenewalDraft, subscription: Subscription): boolean {
  if (draft.autoRenew && draft.quantity === null) return false;
  const before = renewalDraft(subscription);
  return (
    draft.autoRenew !== before.autoRenew ||
    JSON.stringify(scheduledOf(draft, subscription)) !==
      JSON.stringify(scheduledOf(before, subscription))
  );
}

/** Price of a cycle in the next term, with its parts. */
export interface RenewalCycle {
  /** Number of seats. */
  readonly quantity: number;
  /** Price of one, in minor units. */
  readonly unitPrice: number;
  /** Price of the cycle, in minor units. */
  readonly amount: number;
  /** Billing cycle. */
  readonly cycle: Plan['cycle'];
}

/** Price of a cycle in the next term for a form; null if it is unknown. */
export function renewalCycle(
  draft: RenewalDraft,
  subscription: Subscription,
  choices: PlanChoices | null,
): RenewalCycle | null {
  const { renewsOn, renewalUnitPrice, scheduled, cycle } = subscription;
  const { planId, quantity } = draft;
  if (!draft.autoRenew || renewsOn === null || quantity === null) return null;
  const planned =
    planId === null
      ? choices?.current
      : choices?.plans.find(({ plan }) => plan.id === planId)?.plan;
  // The server sends the price of the scheduled plan; others are in the price list.
  const isDecided = planId === (scheduled?.planId ?? null) && renewalUnitPrice !== null;
  const unitPrice = isDecided ? renewalUnitPrice : planned ? priceOn(planned, renewsOn) : null;
  if (typeof unitPrice !== 'number') return null;
  return {
    quantity,
    unitPrice,
    amount: quantity * unitPrice,
    cycle: planId === null ? cycle : (planned?.cycle ?? cycle),
  };
}

/** When the next term of a plan ends, and until when it can be cancelled. */
export function nextTerm(
  { term, cancelHours }: Pick<Plan, 'term' | 'cancelHours'>,
  renewedOn: CivilDate,
  endsOn: CivilDate | null,
): { readonly renewsOn: CivilDate | null; readonly cancelUntilAt: Date | null } {
  const { renewsOn } = firstTerm({ term, trialDays: null }, renewedOn, endsOn);
  const at = startOfDay(renewedOn);
  return { renewsOn, cancelUntilAt: windowEnd(at, cancelHours, { isTrial: false, renewsOn }) };
}

/**
 * Possible ends of the next term: the same as for a purchase on the day of the renewal (wire §5).
 *
 * @param others - the customer's live subscriptions at the same vendor
 */
export function renewalEnds(
  subscription: Subscription,
  plan: Plan | null,
  others: readonly Subscription[],
): readonly { readonly endsOn: CivilDate; readonly name: string | null }[] {
  const { id, renewsOn, quantity } = subscription;
  if (renewsOn === null || plan === null) return [];
  const bought = { plan: { ...plan, unitPrice: plan.unitPrice ?? 0, trialDays: null }, quantity };
  const siblings = others.filter((other) => other.id !== id);
  return endDateOptions({ ...bought, at: startOfDay(renewsOn) }, siblings)
    .filter(({ refusal }) => refusal === null)
    .map(({ endsOn, subscriptionId }) => {
      const other = siblings.find((each) => each.id === subscriptionId);
      return { endsOn, name: other ? (other.friendlyName ?? other.productName) : null };
    });
}
