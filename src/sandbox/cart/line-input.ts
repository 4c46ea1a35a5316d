import { type CartLineChoice, FRIENDLY_NAME_MAX } from '../../domain/cart/cart';
import { isLive } from '../../domain/subscriptions/subscription';
import { findOffer, type Offer } from '../commerce/deal';
import { DOMAIN_INVALID } from '../commerce/domains';
import { quantityMessage } from '../commerce/messages';
import type { FieldError } from '../commerce/refusals';
import { found, type Viewer } from '../commerce/viewer';
import { type Fields, optionalTextOf, textOf } from '../http/input';
import { endDatesFor } from '../products/end-dates';
import type { StockedCart, StockedLine } from '../rules/cart';
import { type CartProblem, lineProblems } from '../rules/cart-problems';

const TEXTS = ['friendlyName', 'addOnTo', 'endsOn', 'domainPrefix'] as const;

/**
 * Reads a line's choices from a body; omitted ones are left out.
 *
 * @throws Problem 400 for an invalid text
 */
export function choicesIn(fields: Fields): Partial<CartLineChoice> {
  const { quantity } = fields;
  const texts = TEXTS.filter((name) => Object.hasOwn(fields, name));
  return {
    ...(Object.hasOwn(fields, 'planId') && { planId: textOf(fields, 'planId') }),
    // Anything but a number is not a quantity either.
    ...(quantity !== undefined && {
      quantity: typeof quantity === 'number' ? quantity : Number.NaN,
    }),
    ...Object.fromEntries(texts.map((name) => [name, optionalTextOf(fields, name)])),
  };
}

function sentenceOf({ field, code }: CartProblem, offer: Offer | null, currency: string): string {
  switch (code) {
    case 'not_integer':
      return 'The quantity must be a whole number.';
    case 'quantity_range':
    case 'too_large':
      return offer ? quantityMessage(offer.product.limits) : '';
    case 'currency_mixed':
      return `This cart is in ${currency}, the plan in ${offer?.plan.currency}.`;
    case 'not_a_date':
      return 'The end must be a day.';
    case 'coterm_unavailable':
      return 'The first term cannot end on that day.';
    case 'too_long':
      return `At most ${FRIENDLY_NAME_MAX} characters.`;
    case 'domain_invalid':
      return DOMAIN_INVALID.message;
    case 'plan_retired':
      return offer?.product.pausedReason ?? 'This plan is not sold any more.';
    default:
      return `This ${field} is not possible.`;
  }
}

/**
 * Finds the base of an add-on: a line of the cart, or a subscription (wire §3.2).
 *
 * @throws Problem 404
 */
function addOnErrors(
  { tables, sees }: Viewer,
  cart: Pick<StockedCart, 'lines'>,
  addOnTo: string | null | undefined,
): readonly Omit<FieldError, 'lineId'>[] {
  if (!addOnTo || cart.lines.some(({ id }) => id === addOnTo)) return [];
  const subscription = tables.subscriptions.get(addOnTo);
  const isOver = !isLive(found(subscription, ({ customerId }) => sees(customerId)));
  const message = 'This subscription has ended.';
  return isOver ? [{ field: 'addOnTo', code: 'unknown_value', message }] : [];
}

/** The possible end dates of the line's first term for all customers of the cart. */
function canEndOn(viewer: Viewer, cart: StockedCart, offer: Offer, now: number) {
  const { tables } = viewer;
  const companies = cart.targets.map(({ customerId }) => tables.companies.get(customerId) ?? null);
  return (day: string) =>
    (companies.length > 0 ? companies : [null]).every((company) =>
      endDatesFor(tables, company, offer, 1, now).some(
        ({ endsOn, refusal }) => endsOn === day && refusal === null,
      ),
    );
}

/**
 * Validates a line; of an existing one only the changed fields, since others may have become
 * invalid meanwhile.
 *
 * @param line - the line with its changes
 * @param changes - the changes from the body
 * @throws Problem 404 for an unknown base of an add-on
 */
export function lineErrors(
  viewer: Viewer,
  cart: StockedCart,
  line: CartLineChoice & { readonly id: string },
  changes: Partial<CartLineChoice>,
  now: number,
): readonly FieldError[] {
  const lineId = line.id;
  const offer = findOffer(viewer.tables, line.planId);
  const others = { ...cart, lines: cart.lines.filter(({ id }) => id !== lineId) };
  const plan = offer && {
    currency: offer.plan.currency,
    limits: offer.product.limits,
    isSold: offer.product.state === 'active',
    canEndOn: canEndOn(viewer, cart, offer, now),
  };
  const currency = (others.targets[0] ?? others.lines[0])?.currency ?? '';
  const addOn = addOnErrors(viewer, others, changes.addOnTo);
  const problems = lineProblems(line, plan, others)
    .filter(({ field }) => changes.planId !== undefined || Object.hasOwn(changes, field))
    .map((problem) => ({ ...problem, message: sentenceOf(problem, offer, currency) }));
  return [...problems, ...addOn].map((problem) => ({ lineId, ...problem }));
}

/** A line as stored, with facts of its plan. */
export function stockedLine(
  choice: CartLineChoice & { readonly id: string },
  { plan, product }: Offer,
): StockedLine {
  return {
    ...choice,
    productId: product.id,
    productName: product.name,
    vendorId: product.vendor.id,
    vendorName: product.vendor.name,
    kind: product.kind,
    term: plan.term,
    cycle: plan.cycle,
    limits: product.limits,
    needsTenant: product.needsTenant,
    currency: plan.currency,
  };
}
