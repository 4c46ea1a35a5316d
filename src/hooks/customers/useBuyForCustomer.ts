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
  if (!canBuy || !customer) return null;

  const { editing } = editor;
  const cart = editing?.cart ?? null;
  const { id: customerId, name, currency } = customer;
  const known = dataOr(tenants, null);

  async function buy(): Promise<void> {
    if (!known || !editing) {
      for (const reading of [tenants, editor.reading]) failureOfReading(reading)?.retry?.();
      return;
    }
    const chosen = [{ customerId, name, currency }];
    const targets = targetChoices(chosen, (id) => known.get(id) ?? []);
    const edit = { type: 'targets', targets } as const;
    const isDone =
      !isStillWanted(edit, editing.cart) ||
      (await (editing.status === 'conflict' ? editor.applyAgain() : editor.edit(edit)));
    if (isDone) onBought?.();
  }

  const failure = failureOfReading(tenants) ?? failureOfReading(editor.reading);
  return {
    access: accessTo(customer, cart),
    currency: cart?.currency ?? null,
    isCartChanged: newsOf(editing) !== null,
    isPending: editor.isPending || (!failure && (!known || !editing)),
    failure: editor.failed?.failure ?? failure ?? null,
    onBuy: () => void buy(),
  };
}
