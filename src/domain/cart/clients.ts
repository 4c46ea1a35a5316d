import { type Access, ALLOWED, refused } from '../access';
import type { Customer, Tenant } from '../customers/customer';
import { CART_TARGETS_MAX, type Cart } from './cart';
import type { NamedTarget } from './cart-move';

/** Why one cannot buy for a customer (wire §3.2, §3.3). */
export type ClientRefusal = 'closed' | 'suspended' | 'noAgreement' | 'otherCurrency' | 'tooMany';

/** Somebody to buy for. */
export interface ChosenClient {
  /** The customer. */
  readonly customerId: string;
  /** Its name. */
  readonly name: string;
  /** ISO 4217; null for not known. */
  readonly currency: string | null;
  /** The tenant; null for none, undefined while the only active one is meant. */
  readonly tenantId?: string | null | undefined;
}

/** Those whom a cart is for, as chosen clients. */
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
 * Whether one can buy for a customer, and why not: they have to be able to order, and in the currency
 * of what is in the cart or of those chosen already.
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

/** Why one cannot buy for some customers, by their id. */
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

/** The currency that another customer has to buy in; null for any. */
export function clientsCurrency(
  chosen: readonly ChosenClient[],
  { lines, currency }: Pick<Cart, 'lines' | 'currency'>,
): string | null {
  return lines.length > 0 ? currency : (chosen[0]?.currency ?? null);
}

/** The tenant that is meant: what was chosen, else the only active one. */
export function tenantOf({ tenantId }: ChosenClient, tenants: readonly Tenant[]): string | null {
  if (tenantId !== undefined) return tenantId;
  const [only = null, ...more] = tenants.filter(({ state }) => state === 'active');
  return more.length === 0 ? (only?.id ?? null) : null;
}

/** Whom a cart shall be for: each client with their tenant, by the names that they are known by. */
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
