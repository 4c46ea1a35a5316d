import type { CartLineChoice } from '../../domain/cart/cart';
import { CART_TARGETS_MAX, FRIENDLY_NAME_MAX, PO_NUMBER_MAX } from '../../domain/cart/cart';
import { isDomainPrefix } from '../../domain/customers/customer-tenants';
import type { QuantityLimits } from '../../domain/text/quantity';
import { quantityProblem } from '../../domain/text/quantity';
import { parseCivilDate } from '../../domain/time/civil-date';
import type { StockedCart, StockedTarget } from './cart';
import { cartCurrency } from './cart';

/** Maximum number of lines of a cart (wire §3.2). */
export const CART_LINES_MAX = 100;

/** A validation error of a cart (wire §3.2). */
export interface CartProblem {
  readonly field: keyof CartLineChoice | 'lines' | 'targets' | 'poNumber';
  /** Error code. */
  readonly code:
    | 'not_integer'
    | 'quantity_range'
    | 'too_large'
    | 'plan_retired'
    | 'currency_mixed'
    | 'not_a_date'
    | 'coterm_unavailable'
    | 'too_long'
    | 'domain_invalid'
    | 'too_many'
    | 'duplicate_target';
}

/** The facts of a line's plan. */
export interface BuyablePlan {
  /** ISO 4217. */
  readonly currency: string;
  /** Allowed quantities. */
  readonly limits: QuantityLimits;
  /** Whether its product is sold. */
  readonly isSold: boolean;
  /** Whether its first term can end on a day. */
  readonly canEndOn: (endsOn: string) => boolean;
}

/** Validation errors of a line; `plan` is null for an unknown one. */
export function lineProblems(
  line: CartLineChoice,
  plan: BuyablePlan | null,
  cart: Pick<StockedCart, 'targets' | 'lines'>,
): readonly CartProblem[] {
  const { quantity, endsOn, friendlyName, domainPrefix } = line;
  const found: (CartProblem | false)[] = [];
  if (!plan?.isSold) found.push({ field: 'planId', code: 'plan_retired' });
  else {
    const problem = quantityProblem(quantity, plan.limits);
    const currency = cartCurrency(cart) ?? plan.currency;
    found.push(
      problem !== null && {
        field: 'quantity',
        code: problem === 'required' ? 'not_integer' : problem,
      },
      currency !== plan.currency && { field: 'planId', code: 'currency_mixed' },
    );
  }
  if (endsOn !== null) {
    const isDay = parseCivilDate(endsOn) !== null;
    if (!isDay) found.push({ field: 'endsOn', code: 'not_a_date' });
    else if (plan && !plan.canEndOn(endsOn)) {
      found.push({ field: 'endsOn', code: 'coterm_unavailable' });
    }
  }
  found.push(
    (friendlyName?.length ?? 0) > FRIENDLY_NAME_MAX && { field: 'friendlyName', code: 'too_long' },
    domainPrefix !== null &&
      !isDomainPrefix(domainPrefix) && { field: 'domainPrefix', code: 'domain_invalid' },
  );
  return found.filter((problem) => problem !== false);
}

/** Why a line cannot be added to a cart; null if it can. */
export function addProblem({ lines }: Pick<StockedCart, 'lines'>): CartProblem | null {
  return lines.length < CART_LINES_MAX ? null : { field: 'lines', code: 'too_many' };
}

/** Why customers cannot be set; null if they can. */
export function targetsProblem(
  targets: readonly StockedTarget[],
  { lines }: Pick<StockedCart, 'lines'>,
): CartProblem | null {
  if (targets.length > CART_TARGETS_MAX) return { field: 'targets', code: 'too_many' };
  const pairs = targets.map(({ customerId, tenantId }) => JSON.stringify([customerId, tenantId]));
  if (new Set(pairs).size < pairs.length) return { field: 'targets', code: 'duplicate_target' };
  const currencies = new Set([...targets, ...lines].map(({ currency }) => currency));
  // Without targets only the lines count, and they already share a currency.
  const isMixed = targets.length > 0 && currencies.size > 1;
  return isMixed ? { field: 'targets', code: 'currency_mixed' } : null;
}

/** Why the buyer's order number is invalid; null if it is valid. */
export function poNumberProblem(poNumber: string | null): CartProblem | null {
  return (poNumber?.length ?? 0) > PO_NUMBER_MAX ? { field: 'poNumber', code: 'too_long' } : null;
}
