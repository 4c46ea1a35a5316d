import { useEffect, useState } from 'react';
import type { BuyForCustomer, BuyRefusal } from '../../contracts/customers';
import { type Access, refused } from '../../domain/access';
import type { Cart } from '../../domain/cart/cart';
import { canBuyFor, namedTargets } from '../../domain/cart/clients';
import { newsOf } from '../../domain/cart/editing-machine';
import type { Customer } from '../../domain/customers/customer';
import { cartAccess } from '../../domain/products/product-access';
import { dataOr, failureOfReading } from '../../domain/reading';
import type { CurrentUser } from '../../domain/users/user';
import { useCartEditor } from '../cart/useCartEditor';
import { useClientTenants } from '../cart/useClientTenants';
import { useTargetsChange } from '../cart/useTargetsChange';

/** The provider's own company has no seller. */
const PROVIDER = 2;
const NO_CART: Pick<Cart, 'lines' | 'currency'> = { lines: [], currency: null };

function accessTo(customer: Customer, cart: Cart | null): Access<BuyRefusal> {
  const access = canBuyFor(customer, [], cart ?? NO_CART);
  return access.allowed && cart?.state === 'expired' ? refused('cartExpired') : access;
}

/** Buying for a customer, which may differ with each press. */
export interface Buying {
  /** State for the customer; null if the viewer may not buy, or without a customer yet. */
  readonly buy: BuyForCustomer | null;
  /** Whether the viewer may buy at all. */
  readonly canBuy: boolean;
  /** Whether buying for a customer is allowed, and why not. */
  readonly accessOf: (customer: Customer) => Access<BuyRefusal>;
  /** ISO 4217, of the cart; null for any. */
  readonly currency: string | null;
  /** Assigns the cart to the customer of an id, once the hook has loaded it. */
  readonly start: (customerId: string) => void;
}

/**
 * Assigns the viewer's cart to one customer, with its tenant if only one is active, as the
 * selection of clients does (commerce §5).
 */
export function useBuying(
  viewer: CurrentUser | null,
  customer: Customer | null,
  onBought?: () => void,
): Buying {
  const canBuy = viewer !== null && cartAccess(viewer).allowed && customer?.level !== PROVIDER;
  const editor = useCartEditor();
  const { change, question } = useTargetsChange(editor);
  const isEnabled = canBuy && customer !== null;
  const tenants = useClientTenants(customer ? [customer.id] : [], isEnabled);
  const [wantedId, want] = useState<string | null>(null);
  const isWanted = wantedId !== null && wantedId === customer?.id;
  const { editing } = editor;
  // The data still shown is of the previous customer.
  const all = dataOr(tenants, null);
  const known = customer && all?.has(customer.id) ? all : null;
  const failure = failureOfReading(tenants) ?? failureOfReading(editor.reading) ?? null;
  const isKnown = known !== null && editing.cart !== null;

  // A press before the cart has loaded is kept.
  useEffect(() => {
    if (!isWanted || !customer || (!isKnown && failure === null)) return;
    want(null);
    if (!isKnown) return;
    const { id: customerId, name, currency } = customer;
    const client = { customerId, name, currency };
    change(
      namedTargets([client], (id) => known.get(id) ?? []),
      onBought,
    );
  }, [isWanted, isKnown, known, failure, customer, change, onBought]);

  const { cart, failed } = editing;
  const accessOf = (customer: Customer) => accessTo(customer, cart);
  const currency = cart?.currency ?? null;
  const buy = canBuy &&
    customer && {
      access: accessOf(customer),
      currency,
      isCartChanged: newsOf(editing) !== null,
      isPending: editor.isPending || isWanted,
      question,
      failure: failed?.failure ?? (isKnown ? null : failure),
      onBuy() {
        if (!isKnown) failure?.retry?.();
        want(customer.id);
      },
    };
  return { buy: buy || null, canBuy, accessOf, currency, start: want };
}

/** Buying from a customer's page; null if the viewer may not buy. */
export function useBuyForCustomer(
  viewer: CurrentUser | null,
  customer: Customer | null,
  onBought?: () => void,
): BuyForCustomer | null {
  return useBuying(viewer, customer, onBought).buy;
}
