import { termMonths } from '../../domain/products/product';
import { commitmentOf } from '../../domain/subscriptions/commitment';
import { endDateOptions } from '../../domain/subscriptions/end-dates';
import { startTerms } from '../../domain/subscriptions/lifecycle';
import type { ScheduledChange } from '../../domain/subscriptions/subscription';
import { quantityProblem } from '../../domain/text/quantity';
import { parseCivilDate, startOfDay } from '../../domain/time/civil-date';
import { findOffer, type Offer, offerOf, sidesOf } from '../commerce/deal';
import { refuseTooLarge } from '../commerce/exact';
import { quantityMessage } from '../commerce/messages';
import type { FieldError } from '../commerce/refusals';
import type { SoldSubscription } from '../db/commerce-records';
import type { CommerceTables } from '../db/commerce-tables';
import { type Fields, malformed, optionalTextOf } from '../http/input';
import { documentTotals } from '../rules/totals';

/** The scheduled change in a body, not validated. */
export function readScheduled(value: unknown): ScheduledChange | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'object' || Array.isArray(value)) {
    throw malformed('scheduled must be an object.');
  }
  const fields = value as Fields;
  const { quantity: sent = null } = fields;
  // Anything but a number is not a quantity either.
  const quantity = sent === null || typeof sent === 'number' ? sent : Number.NaN;
  const planId = optionalTextOf(fields, 'planId');
  const endsOn = optionalTextOf(fields, 'endsOn');
  return quantity === null && planId === null && endsOn === null
    ? null
    : { quantity, planId, endsOn };
}

/** The plan of the next term; null if unknown. */
function nextOffer(
  tables: CommerceTables,
  record: SoldSubscription,
  planId: string | null,
): Offer | null {
  const current = offerOf(tables, record);
  const offer = planId === null ? current : findOffer(tables, planId);
  if (!offer || termMonths(offer.plan.term) === null) return null;
  const isNear =
    offer.product.id === current.product.id || current.plan.upgradesTo.includes(offer.plan.id);
  return isNear && offer.plan.currency === current.plan.currency ? offer : null;
}

function quantityError(quantity: number, { limits }: Offer['product']): readonly FieldError[] {
  const problem = quantityProblem(quantity, limits);
  if (problem === null) return [];
  const message =
    problem === 'not_integer' ? 'The quantity must be a whole number.' : quantityMessage(limits);
  return [{ field: 'quantity', code: problem, message }];
}

function endsOnError(
  tables: CommerceTables,
  record: SoldSubscription,
  offer: Offer,
  { endsOn, quantity }: ScheduledChange,
): readonly FieldError[] {
  const field = 'endsOn';
  const { id, customerId, vendorId, renewsOn } = record;
  if (endsOn === null || renewsOn === null) return [];
  if (parseCivilDate(endsOn) === null) {
    return [{ field, code: 'not_a_date', message: 'This is not a day.' }];
  }
  // The possible ends are those of a purchase on the day of the renewal.
  const plan = { ...sidesOf(tables, record).sold.priced(offer, renewsOn), trialDays: null };
  const bought = { plan, quantity: quantity ?? record.quantity, at: startOfDay(renewsOn) };
  const others = [...tables.subscriptions.values()].filter(
    (other) => other.customerId === customerId && other.vendorId === vendorId && other.id !== id,
  );
  const isOffered = endDateOptions(bought, others).some(
    (option) => option.endsOn === endsOn && option.refusal === null,
  );
  const message = 'The next term cannot end on that day.';
  return isOffered ? [] : [{ field, code: 'coterm_unavailable', message }];
}

/**
 * Refuses a next term with amounts that could not be represented exactly (commerce §2.1).
 *
 * @throws Problem 422
 */
export function refuseTermTooLarge(
  tables: CommerceTables,
  record: SoldSubscription,
  scheduled: ScheduledChange | null,
  now: number,
): void {
  const offer = scheduled && nextOffer(tables, record, scheduled.planId);
  const { renewsOn } = record;
  if (!offer || renewsOn === null) return;
  const { taxBps, priced } = sidesOf(tables, record).sold;
  const quantity = scheduled.quantity ?? record.quantity;
  const plan = { ...priced(offer, renewsOn), trialDays: null };
  const { terms, lines } = startTerms({
    ...{ plan, quantity, taxBps },
    at: startOfDay(renewsOn),
    endsOn: scheduled.endsOn,
  });
  const { net, tax } = documentTotals(lines);
  const amounts = [net, tax, commitmentOf(terms)];
  refuseTooLarge(tables, offer.plan.currency, amounts, now, { field: 'quantity' });
}

/** Validation errors of a scheduled change (wire §5). */
export function scheduledErrors(
  tables: CommerceTables,
  record: SoldSubscription,
  scheduled: ScheduledChange,
): readonly FieldError[] {
  const offer = nextOffer(tables, record, scheduled.planId);
  const { product } = offer ?? offerOf(tables, record);
  const { quantity } = scheduled;
  return [
    ...(quantity === null ? [] : quantityError(quantity, product)),
    ...(offer
      ? endsOnError(tables, record, offer, scheduled)
      : [{ field: 'planId', code: 'unknown_value', message: 'It cannot renew with this plan.' }]),
  ];
}
