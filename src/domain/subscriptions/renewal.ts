import { endDateOptions } from '../cart/end-dates';
import type { Plan } from '../products/product';
import { type CivilDate, startOfDay } from '../time/civil-date';
import type { PlanChoices } from './plan-choices';
import { isLive, type ScheduledChange, type Subscription } from './subscription';

/**
 * What the first cycle after the renewal comes to, with what is scheduled; null where there is no
 * renewal, or no price to count with.
 */
export function renewalAmount(
  subscription: Pick<
    Subscription,
    'state' | 'renewsOn' | 'autoRenew' | 'renewalUnitPrice' | 'quantity' | 'scheduled'
  >,
): number | null {
  const { renewsOn, autoRenew, renewalUnitPrice, quantity, scheduled } = subscription;
  if (!isLive(subscription) || renewsOn === null || !autoRenew) return null;
  // A term that ends early begins with less than a whole cycle.
  if (typeof renewalUnitPrice !== 'number' || scheduled?.endsOn) return null;
  return (scheduled?.quantity ?? quantity) * renewalUnitPrice;
}

/** What is to happen at the renewal, as it is being decided. */
export interface RenewalDraft {
  /** Whether another term begins. */
  readonly autoRenew: boolean;
  /** The seats from then on; null while what is typed is no number of them. */
  readonly quantity: number | null;
  /** The plan from then on; null for the same. */
  readonly planId: string | null;
  /** The end of the term that begins then; null for its regular one. */
  readonly endsOn: CivilDate | null;
}

/** What is decided already. */
export function renewalDraft(subscription: Subscription): RenewalDraft {
  const { autoRenew, quantity, scheduled } = subscription;
  return {
    autoRenew,
    quantity: scheduled?.quantity ?? quantity,
    planId: scheduled?.planId ?? null,
    endsOn: scheduled?.endsOn ?? null,
  };
}

/** What is sent of a draft: what stays as it is, is nothing to schedule; without a renewal nothing is. */
export function scheduledOf(
  { autoRenew, quantity, planId, endsOn }: RenewalDraft,
  subscription: Pick<Subscription, 'quantity'>,
): ScheduledChange | null {
  const seats = quantity === subscription.quantity ? null : quantity;
  if (!autoRenew || (seats === null && planId === null && endsOn === null)) return null;
  return { quantity: seats, planId, endsOn };
}

/** Whether a draft can be saved, and differs from what is decided already. */
export function isRenewalChange(draft: RenewalDraft, subscription: Subscription): boolean {
  if (draft.autoRenew && draft.quantity === null) return false;
  const before = renewalDraft(subscription);
  return (
    draft.autoRenew !== before.autoRenew ||
    JSON.stringify(scheduledOf(draft, subscription)) !==
      JSON.stringify(scheduledOf(before, subscription))
  );
}

const priceOn = ({ unitPrice, nextPrice }: Plan, on: CivilDate) =>
  nextPrice && nextPrice.fromOn <= on ? nextPrice.unitPrice : unitPrice;

/** What a cycle of the next term comes to, and how. */
export interface RenewalCycle {
  /** The seats. */
  readonly quantity: number;
  /** The price of one. */
  readonly unitPrice: number;
  /** Both together, in minor units. */
  readonly amount: number;
  /** How often it is paid. */
  readonly cycle: Plan['cycle'];
}

/** What a cycle of the next term comes to by a draft; null where the price is not known. */
export function renewalCycle(
  draft: RenewalDraft,
  subscription: Subscription,
  choices: PlanChoices | null,
): RenewalCycle | null {
  const { renewsOn, renewalUnitPrice, scheduled, cycle } = subscription;
  const { planId, quantity } = draft;
  if (!draft.autoRenew || renewsOn === null || quantity === null) return null;
  const wanted =
    planId === null
      ? choices?.current
      : choices?.plans.find(({ plan }) => plan.id === planId)?.plan;
  // The server says what the decided plan costs then; of another one the price list does.
  const isDecided = planId === (scheduled?.planId ?? null) && renewalUnitPrice !== null;
  const unitPrice = isDecided ? renewalUnitPrice : wanted ? priceOn(wanted, renewsOn) : null;
  if (typeof unitPrice !== 'number') return null;
  return {
    quantity,
    unitPrice,
    amount: quantity * unitPrice,
    cycle: planId === null ? cycle : (wanted?.cycle ?? cycle),
  };
}

/**
 * The days on which the next term can end: those on which it could, were it bought on the day of the
 * renewal (wire §5).
 *
 * @param others - live subscriptions of the customer at the same vendor
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
