import { type Access, ALLOWED, refused } from '../access';
import type { Customer, Tenant } from '../customers/customer';
import { CART_TARGETS_MAX, type Cart } from './cart';
import type { NamedTarget } from './cart-move';

/** Why buying for a customer is not possible (wire §3.2, §3.3). */
export type ClientRefusal = 'closed' | 'suspended' | 'noAgreement' | 'otherCurrency' | 'tooMany';

/** A chosen customer. */
export interface ChosenClient {
  /** Id of the customer. */
  readonly customerId: string;
  /** Name of the customer. */
  readonly name: string;
  /** ISO 4217 code; null if unknown. */
  readonly currency: string | null;
  /** Id of the tenant; null for none, undefined for the only active one. */
  readonly tenantId?: string | null | undefined;
}

/** The customers of a cart as chosen clients. */
export function clientsOf({ targets, currency }: Pick<Cart, 'targets' | 'currency'>) {
  return targets.map(
    ({ customerId, customerName, tenantId }): ChosenClient => ({
      customerId,
      name: customerName,
      currency,
      tenantId,
    }),
  );
}

/**
 * Whether a customer can be chosen: they must be able to order, in the currency of the cart or of
 * the customers already chosen.
 */
export function canBuyFor(
  customer: Pick<Customer, 'id' | 'state' | 'agreementAcceptedAt' | 'currency'>,
  chosen: readonly ChosenClient[],
  { lines, currency }: Pick<Cart, 'lines' | 'currency'>,
): Access<ClientRefusal> {
  const { state } = customer;
  if (state === 'closed') return refused('closed');
  if (state === 'suspended') return refused('suspended');
  if (customer.agreementAcceptedAt === null) return refused('noAgreement');
  const taken = clientsCurrency(chosen, { lines, currency });
  if (taken !== null && taken !== customer.currency) return refused('otherCurrency');
  const isChosen = chosen.some(({ customerId }) => customerId === customer.id);
  return !isChosen && chosen.length >= CART_TARGETS_MAX ? refused('tooMany') : ALLOWED;
}

/** The reasons why customers cannot be chosen, by customer id. */
export function clientRefusals(
  customers: readonly Parameters<typeof canBuyFor>[0][],
  chosen: readonly ChosenClient[],
  cart: Pick<Cart, 'lines' | 'currency'>,
): ReadonlyMap<string, ClientRefusal> {
  return new Map(
    customers.flatMap((customer) => {
      const { allowed, reason } = canBuyFor(customer, chosen, cart);
      return allowed ? [] : [[customer.id, reason] as const];
    }),
  );
}

/** The currency that a further customer must have; null for any. */
export function clientsCurrency(
  chosen: readonly ChosenClient[],
  { lines, currency }: Pick<Cart, 'lines' | 'currency'>,
): string | null {
  return lines.length > 0 ? currency : (chosen[0]?.currency ?? null);
}

/** The tenant to use: the chosen one, else the only active one. */
export function tenantOf({ tenantId }: ChosenClient, tenants: readonly Tenant[]): string | null {
  if (tenantId !== undefined) return tenantId;
  const [only = null, ...more] = tenants.filter(({ state }) => state === 'active');
  return more.length === 0 ? (only?.id ?? null) : null;
}

/** The chosen clients with their tenants, by the names shown to users. */
export function namedTargets(
  chosen: readonly ChosenClient[],
  tenantsOf: (customerId: string) => readonly Tenant[],
): readonly NamedTarget[] {
  return chosen.map((client) => {
    const { customerId, name: customerName } = client;
    const own = tenantsOf(customerId);
    const tenantId = tenantOf(client, own);
    const domain = own.find(({ id }) => id === tenantId)?.domain ?? null;
    return { customerId, customerName, tenantId, domain };
  });
}
