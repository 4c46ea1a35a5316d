import { useEffect, useState } from 'react';
import { type Access, refused } from '../../domain/access';
import type { Cart } from '../../domain/cart/cart';
import { cartAccess } from '../../domain/cart/cart-access';
import { isStillWanted, newsOf } from '../../domain/cart/cart-edits';
import { canBuyFor, targetChoices } from '../../domain/cart/clients';
import type { Customer } from '../../domain/customers/customer';
import type { BuyForCustomer, BuyRefusal } from '../../domain/customers/customer-screen';
import { dataOr, failureOfReading } from '../../domain/reading';
import type { CurrentUser } from '../../domain/users/user';
import { useCartEditor } from '../cart/useCartEditor';
import { useClientTenants } from '../cart/useClientTenants';

/** The provider's own company buys from nobody. */
const PROVIDER = 2;
const NO_CART: Pick<Cart, 'lines' | 'currency'> = { lines: [], currency: null };

function accessTo(customer: Customer, cart: Cart | null): Access<BuyRefusal> {
  const access = canBuyFor(customer, [], cart ?? NO_CART);
  return access.allowed && cart?.state === 'expired' ? refused('cartExpired') : access;
}

/**
 * Sets the viewer's cart to one customer, with its tenant where only one is active, as choosing it
 * among the clients does (commerce §5). Null for who may not buy.
 */
export function useBuyForCustomer(
  viewer: CurrentUser | null,
  customer: Customer | null,
  onBought?: () => void,
): BuyForCustomer | null {
  const canBuy = viewer !== null && cartAccess(viewer).allowed && customer?.level !== PROVIDER;
  const editor = useCartEditor();
  const isEnabled = canBuy && customer !== null;
  const tenants = useClientTenants(customer ? [customer.id] : [], isEnabled);
  const [isWanted, want] = useState(false);
  const { editing } = editor;
  const known = dataOr(tenants, null);
  const failure = failureOfReading(tenants) ?? failureOfReading(editor.reading) ?? null;
  const isKnown = known !== null && editing !== null;

  async function set(): Promise<void> {
    if (!known || !editing || !customer) return;
    const { id: customerId, name, currency } = customer;
    const targets = targetChoices([{ customerId, name, currency }], (id) => known.get(id) ?? []);
    const edit = { type: 'targets', targets } as const;
    const isDone =
      !isStillWanted(edit, editing.cart) ||
      (await (editing.status === 'conflict' ? editor.applyAgain() : editor.edit(edit)));
    if (isDone) onBought?.();
  }

  // A press counts, also one before the cart is here.
  useEffect(() => {
    if (!isWanted || (!isKnown && failure === null)) return;
    want(false);
    void set();
  });

  if (!canBuy || !customer) return null;
  const cart = editing?.cart ?? null;
  return {
    access: accessTo(customer, cart),
    currency: cart?.currency ?? null,
    isCartChanged: newsOf(editing) !== null,
    isPending: editor.isPending || isWanted,
    failure: editor.failed?.failure ?? (isKnown ? null : failure),
    onBuy() {
      if (!isKnown) failure?.retry?.();
      want(true);
    },
  };
}
