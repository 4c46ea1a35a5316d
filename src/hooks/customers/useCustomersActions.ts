import { useState } from 'react';
import type { CustomersActions } from '../../contracts/customers';
import { refused } from '../../domain/access';
import type { Customer } from '../../domain/customers/customer';
import { canActOnCustomer } from '../../domain/customers/customer-rules';
import type { CustomerEvent } from '../../domain/customers/customer-screen';
import type { CurrentUser } from '../../domain/users/user';
import { useBuying } from './useBuyForCustomer';
import { useCustomerMove } from './useCustomerMove';
import { useLiveSubscriptions } from './useLiveSubscriptions';

/** Actions on a customer in the list: buy for it, suspend it, resume it. */
export function useCustomersActions(
  viewer: CurrentUser | null,
  on: {
    readonly onDone?: ((event: CustomerEvent) => void) | undefined;
    readonly onBuying?: (() => void) | undefined;
  },
): CustomersActions {
  const [moved, setMoved] = useState<Customer | null>(null);
  const [buyer, setBuyer] = useState<Customer | null>(null);
  const live = useLiveSubscriptions(moved?.id ?? '', viewer, moved !== null);
  const { dialog, open } = useCustomerMove(moved, live.count, on.onDone);
  const { buy, canBuy, accessOf, currency, start } = useBuying(viewer, buyer, on.onBuying);
  const actor = viewer && { ...viewer, allowedWhileImpersonating: null };
  return {
    moveAccess: (customer, action) =>
      actor ? canActOnCustomer(actor, action, customer) : refused('noPermission'),
    onMove(customer, action) {
      setMoved(customer);
      open(action, customer);
    },
    dialog,
    buying: canBuy
      ? {
          access: accessOf,
          currency,
          onBuy(customer) {
            setBuyer(customer);
            start(customer.id);
          },
          current: buyer && buy && { customer: buyer, buy },
        }
      : null,
  };
}
