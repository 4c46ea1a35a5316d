import { millisecondsInDay } from 'date-fns/constants';
import { CART_DAYS, type Cart, type CartTarget } from '../../domain/cart/cart';
import type { Tenant } from '../../domain/customers/customer';
import { conflict } from '../commerce/refusals';
import { found, type Viewer } from '../commerce/viewer';
import type { CompanyRecord } from '../db/commerce-records';
import type { CommerceTables } from '../db/commerce-tables';
import {
  type CartWrite,
  cartCurrency,
  cartStateAt,
  cartTransition,
  type StockedCart,
  type StockedTarget,
} from '../rules/cart';

/** A company as one of those that a cart is for. */
export function targetOf(
  { nextId }: CommerceTables,
  company: CompanyRecord,
  tenant: Tenant | null,
): StockedTarget {
  return {
    id: nextId('t'),
    customerId: company.id,
    tenantId: tenant?.id ?? null,
    customerName: company.name,
    domain: tenant?.domain ?? null,
    currency: company.currency,
  };
}

/**
 * Whom a new cart is for: a customer buys for their own company, in its tenant if exactly one is active
 * (wire §3.2); all others choose.
 */
export function firstTargets({ tables, level, companyId }: Viewer): readonly StockedTarget[] {
  const company = tables.companies.get(companyId);
  if (level > 0 || !company) return [];
  const [tenant = null, ...more] = [...tables.tenants.values()].filter(
    ({ customerId, state }) => customerId === companyId && state === 'active',
  );
  return [targetOf(tables, company, more.length === 0 ? tenant : null)];
}

/** Keeps the cart of a user as it is now. */
export function keepCart({ tables, user }: Viewer, cart: StockedCart): void {
  tables.carts.set(user.id, cart);
}

/** The cart of a user, which they have from the first look on (wire §3.2). */
export function cartOf(viewer: Viewer, now: number): StockedCart {
  const { tables, user } = viewer;
  const known = tables.carts.get(user.id);
  if (known) return known;
  const cart: StockedCart = {
    id: tables.nextId('ca'),
    revision: 1,
    state: 'open',
    expiresAt: new Date(now + CART_DAYS * millisecondsInDay),
    targets: firstTargets(viewer),
    lines: [],
    poNumber: null,
    updatedBy: user.email,
    updatedAt: new Date(now),
    lastPurchase: null,
  };
  keepCart(viewer, cart);
  return cart;
}

/** Those whom a cart is for, as they are sent. */
export function toTargets(
  { targets }: Pick<StockedCart, 'targets'>,
  { companies }: CommerceTables,
): readonly CartTarget[] {
  return targets.map(({ currency: _, ...target }) => ({
    ...target,
    customerName: companies.get(target.customerId)?.name ?? target.customerName,
  }));
}

/** A cart as it is sent: its state is that of now, and names are looked up. */
export function toCart(cart: StockedCart, { tables }: Viewer, now: number): Cart {
  return {
    ...cart,
    state: cartStateAt(cart, now),
    currency: cartCurrency(cart),
    targets: toTargets(cart, tables),
    lines: cart.lines.map(({ currency: _, ...line }) => line),
  };
}

/** A 409 with the cart as it is (wire §1). */
export function cartConflict(
  code: 'cart_changed' | 'cart_expired',
  cart: StockedCart,
  viewer: Viewer,
  now: number,
) {
  const message =
    code === 'cart_expired' ? 'This cart has expired.' : 'This cart was changed elsewhere.';
  return conflict(code, message, { cart: toCart(cart, viewer, now) });
}

function carriedOut(viewer: Viewer, write: CartWrite, now: number): StockedCart {
  const cart = cartOf(viewer, now);
  const outcome = cartTransition(cart, write, { by: viewer.user.email, now });
  if (outcome.status === 'accepted') return outcome.cart;
  if (outcome.code === 'not_found') return found<StockedCart>(null);
  throw cartConflict(outcome.code, cart, viewer, now);
}

/**
 * Looks whether a cart can be written to at all, before the content is looked at (wire §1).
 * @param revision - what the writer has seen; by default the newest one
 * @throws Problem 409 with the cart
 */
export function refuseStale(
  viewer: Viewer,
  now: number,
  revision: number = cartOf(viewer, now).revision,
): void {
  carriedOut(viewer, { type: 'CLEAR', revision }, now);
}

/**
 * Writes to the cart of a user and keeps it.
 * @throws Problem 409 with the cart, 404 for a line that is not in it
 */
export function writeCart(viewer: Viewer, write: CartWrite, now: number): StockedCart {
  const cart = carriedOut(viewer, write, now);
  keepCart(viewer, cart);
  return cart;
}
