import { exportCustomers } from '../../api/calls/customers';
import type { Access } from '../../domain/access';
import type { CsvExport } from '../../domain/csv-export';
import type { Customer } from '../../domain/customers/customer';
import {
  CUSTOMER_CREATE,
  CUSTOMERS_EXPORT,
  CUSTOMERS_READ,
} from '../../domain/customers/customer-rules';
import type { CustomerEvent } from '../../domain/customers/customer-screen';
import type { CustomersActions } from '../../domain/customers/customers-actions';
import { type NeedRefusal, viewerAccess } from '../../domain/users/permission-access';
import { useSignedInAccess } from '../auth/useSignedInAccess';
import { useViewer } from '../auth/useViewer';
import { useCsvExport } from '../reads/useCsvExport';
import { type HeldQuery, type ListModel, useList } from '../reads/useList';
import { customersSource } from './customer-queries';
import { useCustomersActions } from './useCustomersActions';

/** Options of {@link useCustomersScreen}: where the list is, when you hold it. */
export interface CustomersScreenOptions extends HeldQuery {
  /** Where a customer is. Keep the function stable. @default customers have no page */
  readonly customerHref?: ((id: string) => string) | undefined;
  /** Where a customer is made. @default nowhere */
  readonly newCustomerHref?: string | undefined;
  /** Told what was done, for a message to the user. @default nobody is told */
  readonly onDone?: ((event: CustomerEvent) => void) | undefined;
  /** Called when the cart is for a customer: goes on to the marketplace. @default nothing */
  readonly onBuying?: (() => void) | undefined;
}

/** What {@link useCustomersScreen} returns: the props of `CustomersScreen`. */
export interface CustomersScreenModel extends ListModel<Customer> {
  /** Whether the viewer may see customers; until somebody is signed in it is not refused. */
  readonly access: Access<NeedRefusal>;
  /** Whether other companies sell to some of them: only a provider sees those. */
  readonly hasSellers: boolean;
  /** Where a customer is. */
  readonly customerHref: ((id: string) => string) | undefined;
  /** Whether the viewer may make customers, and why not. */
  readonly createAccess: Access<NeedRefusal>;
  /** Where a customer is made. */
  readonly newCustomerHref: string | undefined;
  /** The same list as a file. */
  readonly exporting: CsvExport;
  /** What can be done with a customer. */
  readonly actions: CustomersActions;
}

/**
 * Everything that `CustomersScreen` shows (commerce §5): search, order, filters and page. No call is
 * made before a user is signed in, and none for one who may not see customers.
 *
 * @example
 * const Customers = () => <CustomersScreen {...useCustomersScreen()} />;
 */
export function useCustomersScreen(options: CustomersScreenOptions = {}): CustomersScreenModel {
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
  const { customerHref, newCustomerHref } = options;
  const actions = useCustomersActions(viewer, options);
  const hasSellers = viewer?.customerType === 2;
  return {
    ...list,
    access,
    hasSellers,
    customerHref,
    createAccess,
    newCustomerHref,
    exporting,
    actions,
  };
}
