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

/** A company as a target of a cart. */
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
 * The initial targets of a cart: a customer buys for their own company, in its tenant if exactly
 * one is active (wire §3.2); others have to choose.
 */
export function firstTargets({ tables, level, companyId }: Viewer): readonly StockedTarget[] {
  const company = tables.companies.get(companyId);
  if (level > 0 || !company) return [];
  const [tenant = null, ...more] = [...tables.tenants.values()].filter(
    ({ customerId, state }) => customerId === companyId && state === 'active',
  );
  return [targetOf(tables, company, more.length === 0 ? tenant : null)];
}

/** Stores a user's cart. */
export function keepCart({ tables, user }: Viewer, cart: StockedCart): void {
  tables.carts.set(user.id, cart);
}

/** A user's cart, created on first access (wire §3.2). */
export function cartOf(viewer: Viewer, now: number): StockedCart {
  const { tables, user } = viewer;
  const existing = tables.carts.get(user.id);
  if (existing) return existing;
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

/** The targets of a cart as sent. */
export function toTargets(
  { targets }: Pick<StockedCart, 'targets'>,
  { companies }: CommerceTables,
): readonly CartTarget[] {
  return targets.map(({ currency: _, ...target }) => ({
    ...target,
    customerName: companies.get(target.customerId)?.name ?? target.customerName,
  }));
}

/** A cart as sent: with its current state, and names looked up. */
export function toCart(cart: StockedCart, { tables }: Viewer, now: number): Cart {
  return {
    ...cart,
    state: cartStateAt(cart, now),
    currency: cartCurrency(cart),
    targets: toTargets(cart, tables),
    lines: cart.lines.map(({ currency: _, ...line }) => line),
  };
}

/** A 409 with the current cart (wire §1). */
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
 * Checks whether a cart can be written to, before the content is validated (wire §1).
 *
 * @param revision - the revision that the write is based on; the newest one by default
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
 * Writes to a user's cart and stores it.
 *
 * @throws Problem 409 with the cart, 404 for an unknown line
 */
export function writeCart(viewer: Viewer, write: CartWrite, now: number): StockedCart {
  const cart = carriedOut(viewer, write, now);
  keepCart(viewer, cart);
  return cart;
}
