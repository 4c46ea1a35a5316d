import { useState } from 'react';
import { exportCustomers } from '../../api/calls/customers';
import type { CustomersActions, CustomersScreenProps } from '../../contracts/customers';
import { refused } from '../../domain/access';
import type { Customer } from '../../domain/customers/customer';
import {
  CUSTOMER_CREATE,
  CUSTOMERS_EXPORT,
  CUSTOMERS_READ,
  canActOnCustomer,
} from '../../domain/customers/customer-rules';
import type { CustomerEvent } from '../../domain/customers/customer-screen';
import { viewerAccess } from '../../domain/users/permission-access';
import type { CurrentUser } from '../../domain/users/user';
import { useSignedInAccess } from '../auth/useSignedInAccess';
import { useViewer } from '../auth/useViewer';
import { useCsvExport } from '../reads/useCsvExport';
import { type HeldQuery, useList } from '../reads/useList';
import { customersSource } from './customer-queries';
import { useBuying } from './useBuyForCustomer';
import { useCustomerMove } from './useCustomerMove';
import { useLiveSubscriptions } from './useLiveSubscriptions';

/** Actions on a customer in the list: buy for it, suspend it, resume it. */
function useCustomersActions(
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

/** Options of {@link useCustomersScreen}: the state of the list, if controlled. */
export interface CustomersScreenOptions extends HeldQuery {
  /** Called with what was done, for a message to the user. @default nothing */
  readonly onDone?: ((event: CustomerEvent) => void) | undefined;
  /**
   * Called when the cart is assigned to a customer, to continue to the marketplace. @default
   * nothing
   */
  readonly onBuying?: (() => void) | undefined;
}

/**
 * Everything that `CustomersScreen` shows (commerce §5): search, order, filters and page. No
 * request is sent before sign-in, or if the viewer may not see customers.
 *
 * @example
 * const Customers = () => <CustomersScreen {...useCustomersScreen()} />;
 */
export function useCustomersScreen(options: CustomersScreenOptions = {}): CustomersScreenProps {
  const viewer = useViewer();
  const access = useSignedInAccess(viewerAccess(viewer, CUSTOMERS_READ));
  const list = useList<Customer>({
    name: 'customers',
    ...options,
    ...customersSource,
    getRowKey: ({ id }) => id,
    isEnabled: viewer !== null && access.allowed,
  });
  const exporting = useCsvExport({
    name: 'customers',
    need: CUSTOMERS_EXPORT,
    read: (client, call) => exportCustomers(client, list.typedQuery, call),
  });
  const createAccess = viewerAccess(viewer, CUSTOMER_CREATE);
  const actions = useCustomersActions(viewer, options);
  const hasSellers = viewer?.customerType === 2;
  return {
    list,
    access,
    hasSellers,
    createAccess,
    exporting,
    actions,
  };
}
