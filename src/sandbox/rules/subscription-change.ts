import type { ChargeLine } from '../../domain/billing/charge';
import { seatsCharge } from '../../domain/billing/charge';
import type { Period } from '../../domain/billing/period';
import type { Plan } from '../../domain/products/product';
import type {
  ChangeInstead,
  ChangeRefusalCode,
  SubscriptionChange,
} from '../../domain/subscriptions/change';
import { rateOf } from '../../domain/subscriptions/commitment';
import type { PricedPlan, SubscriptionTerms } from '../../domain/subscriptions/lifecycle';
import { isWindowOpen, seatCount } from '../../domain/subscriptions/seats';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { isLive } from '../../domain/subscriptions/subscription';
import { isRenewalLocked, periodOf, windowEnd } from '../../domain/subscriptions/term';
import type { QuantityLimits } from '../../domain/text/quantity';
import { quantityProblem } from '../../domain/text/quantity';
import { civilDateOf } from '../../domain/time/civil-date';
import { lowestQuantity, removeSeats, seatsCredit } from './seats';

/** Inputs of a change, besides the subscription. */
export interface ChangeGround {
  /** Current time, in milliseconds since 1970. */
  readonly now: number;
  /** The customer's tax rate, in basis points. */
  readonly taxBps: number;
  /** Whether the customer may buy. */
  readonly isCustomerActive: boolean;
  /** Allowed quantities of the product. */
  readonly limits: QuantityLimits;
  /** The current plan. */
  readonly plan: Pick<Plan, 'cancelHours' | 'upgradesTo'>;
  /** A plan to change to, at the customer's price; null if unknown. */
  readonly findPlan: (planId: string) => PricedPlan | null;
}

/** The result of a change. */
export type ChangeOutcome<Terms> =
  | {
      readonly status: 'refused';
      /** Reason code. */
      readonly code: ChangeRefusalCode;
      /** The alternative. @default none */
      readonly instead?: ChangeInstead | undefined;
      /** Lowest allowed number of seats. @default not about seats */
      readonly lowestQuantity?: number | undefined;
    }
  | {
      readonly status: 'invalid';
      /** The invalid field. */
      readonly field: 'quantity' | 'planId';
      /** Error code (wire §5). */
      readonly code: 'quantity_range' | 'not_integer' | 'too_large' | 'unknown_value';
    }
  | {
      readonly status: 'ready';
      /** The subscription afterwards. */
      readonly terms: Terms;
      /** Charges and credits. */
      readonly lines: readonly ChargeLine[];
    };

type Changeable = SubscriptionTerms & Pick<Subscription, 'changing'>;

const refusal = (
  code: ChangeRefusalCode,
  more: { instead?: ChangeInstead | undefined; lowestQuantity?: number } = {},
) => ({ status: 'refused' as const, code, ...more });

/** Refusals that apply to any change. */
function refusalOf(terms: Changeable, change: SubscriptionChange, now: number) {
  const isAsked = change.kind === 'suspend' ? 'suspended' : 'active';
  const isSwitch = change.kind === 'suspend' || change.kind === 'resume';
  if (!isLive(terms) || (isSwitch && terms.state === isAsked)) return refusal('not_live');
  if (terms.changing) return refusal('changing');
  return isRenewalLocked(terms.renewsOn, now) ? refusal('renewal_locked') : null;
}

function addSeats<Terms extends Changeable>(
  terms: Terms,
  quantity: number,
  period: Period,
  { now, taxBps, plan }: ChangeGround,
): ChangeOutcome<Terms> {
  const added = quantity - terms.quantity;
  const batch = {
    quantity: added,
    fromAt: new Date(now),
    cancelUntilAt: windowEnd(now, plan.cancelHours, terms),
  };
  const rate = rateOf(terms, taxBps);
  return {
    status: 'ready',
    terms: { ...terms, quantity, batches: [...terms.batches, batch] },
    lines: [seatsCharge('seatsAdded', added, rate, period, civilDateOf(now))],
  };
}

function takeSeats<Terms extends Changeable>(
  kind: 'seatsRemoved' | 'cancelled',
  terms: Terms,
  removed: number,
  period: Period,
  { now, taxBps }: ChangeGround,
) {
  const todayOn = civilDateOf(now);
  const rate = rateOf(terms, taxBps);
  return removeSeats(kind, removed, { batches: terms.batches, rate, period, todayOn, now });
}

function changeSeats<Terms extends Changeable>(
  terms: Terms,
  quantity: number,
  period: Period | null,
  ground: ChangeGround,
): ChangeOutcome<Terms> {
  if (!period) return refusal('not_an_upgrade');
  const problem = quantityProblem(quantity, ground.limits);
  if (problem === 'not_integer' || problem === 'too_large') {
    return { status: 'invalid', field: 'quantity', code: problem };
  }
  if (problem || quantity === terms.quantity) {
    return { status: 'invalid', field: 'quantity', code: 'quantity_range' };
  }
  if (quantity > terms.quantity) {
    return ground.isCustomerActive
      ? addSeats(terms, quantity, period, ground)
      : refusal('customer_suspended');
  }
  const lowest = Math.max(lowestQuantity(terms.batches, ground.now), ground.limits.min);
  if (quantity < lowest) {
    const instead = terms.autoRenew ? ('scheduleAtRenewal' as const) : undefined;
    return refusal('window_closed', { instead, lowestQuantity: lowest });
  }
  const removed = terms.quantity - quantity;
  const { batches, lines } = takeSeats('seatsRemoved', terms, removed, period, ground);
  return { status: 'ready', terms: { ...terms, quantity, batches }, lines };
}

/** Credits and charges all seats again, batch by batch, with the same windows (commerce §2.3.7). */
function changePlan<Terms extends Changeable>(
  terms: Terms,
  planId: string,
  period: Period | null,
  { now, taxBps, plan, findPlan, isCustomerActive }: ChangeGround,
): ChangeOutcome<Terms> {
  const next = findPlan(planId);
  if (!next) return { status: 'invalid', field: 'planId', code: 'unknown_value' };
  if (!period || typeof next.unitPrice !== 'number' || !plan.upgradesTo.includes(planId)) {
    const instead = period && terms.autoRenew ? ('scheduleAtRenewal' as const) : undefined;
    return refusal('not_an_upgrade', { instead });
  }
  if (!isCustomerActive) return refusal('customer_suspended');
  const todayOn = civilDateOf(now);
  const { unitCost, unitPrice } = next;
  // A trial is free on any plan.
  const price = terms.isTrial ? 0 : unitPrice;
  const changed: Terms = {
    ...terms,
    planId,
    unitPrice: price,
    ...(unitCost !== undefined && { unitCost: terms.isTrial ? 0 : unitCost }),
  };
  const [before, after] = [rateOf(terms, taxBps), rateOf(changed, taxBps)];
  const lines = terms.batches.flatMap(({ quantity }) => [
    seatsCredit('planChanged', quantity, quantity, before, period, todayOn),
    seatsCharge('planChanged', quantity, after, period, todayOn),
  ]);
  return { status: 'ready', terms: changed, lines };
}

function cancel<Terms extends Changeable>(
  terms: Terms,
  period: Period | null,
  ground: ChangeGround,
): ChangeOutcome<Terms> {
  const cancelled: Terms = { ...terms, state: 'cancelled', autoRenew: false };
  // Without a term it can end at any time, without credit (commerce §2.3.11).
  if (!period) return { status: 'ready', terms: cancelled, lines: [] };
  const [first] = terms.batches;
  if (!first || !isWindowOpen(first, ground.now)) {
    const instead = terms.autoRenew ? ('turnOffAutoRenew' as const) : undefined;
    return refusal('window_closed', { instead });
  }
  const { lines } = takeSeats('cancelled', terms, seatCount(terms.batches), period, ground);
  return { status: 'ready', terms: cancelled, lines };
}

function changed<Terms extends Changeable>(
  terms: Terms,
  change: SubscriptionChange,
  ground: ChangeGround,
): ChangeOutcome<Terms> {
  const period = periodOf(terms, civilDateOf(ground.now));
  switch (change.kind) {
    case 'seats':
      return changeSeats(terms, change.quantity, period, ground);
    case 'plan':
      return changePlan(terms, change.planId, period, ground);
    case 'cancel':
      return cancel(terms, period, ground);
    case 'suspend':
      return { status: 'ready', terms: { ...terms, state: 'suspended' }, lines: [] };
    case 'resume':
      return ground.isCustomerActive
        ? { status: 'ready', terms: { ...terms, state: 'active' }, lines: [] }
        : refusal('customer_suspended');
  }
}

/**
 * The result of an immediate change (commerce §2.3, wire §5), used by both previews and orders. It
 * removes a scheduled change. The periods up to today must be charged.
 */
export function changeSubscription<Terms extends Changeable>(
  terms: Terms,
  change: SubscriptionChange,
  ground: ChangeGround,
): ChangeOutcome<Terms> {
  const refused = refusalOf(terms, change, ground.now);
  if (refused) return refused;
  const outcome = changed(terms, change, ground);
  return outcome.status === 'ready'
    ? { ...outcome, terms: { ...outcome.terms, scheduled: null } }
    : outcome;
}
