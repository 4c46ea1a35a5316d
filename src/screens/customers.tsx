import { type ComponentProps, Suspense } from 'react';
import { CustomerScreen } from '../components/customers/CustomerScreen';
import { CustomersScreen } from '../components/customers/CustomersScreen';
import { NewCustomerScreen } from '../components/customers/NewCustomerScreen';
import { lazyPart } from '../components/ui/lazy-part';
import { CUSTOMERS_READ } from '../domain/customers/customer-rules';
import { CUSTOMER_TAB_LISTS, customerTabIn } from '../domain/customers/customer-screen';
import { CUSTOMERS_LIST } from '../domain/customers/customers-list';
import { customersQuery } from '../hooks/customers/customer-queries';
import {
  type CustomerScreenOptions,
  useCustomerScreen,
} from '../hooks/customers/useCustomerScreen';
import { useCustomersScreen } from '../hooks/customers/useCustomersScreen';
import { useNewCustomerScreen } from '../hooks/customers/useNewCustomerScreen';
import { customerKeys } from '../hooks/reads/keys';
import { useInviteDialog } from '../hooks/users/useInviteDialog';
import { customersListMessages, customersNewMessages } from '../messages/generated/en/customers';
import { sharedFactsMessages } from '../messages/generated/en/shared';
import { useMessages } from '../messages/messages';
import { useRecordTitle } from './record-title';
import { row } from './row';
import { wired } from './wired';

export const customers = row({
  useScreen: useCustomersScreen,
  Component: CustomersScreen,
  list: CUSTOMERS_LIST,
  useTitle: () => useMessages(customersListMessages)('listTitle'),
  need: CUSTOMERS_READ,
  firstRead: ({ client, query }) => customersQuery(client, query),
});

/** The customers of a reseller. */
export const Customers = wired(customers);

export const customer = row({
  useScreen: useCustomerScreen,
  Component: CustomerScreen,
  list: ({ params }) => CUSTOMER_TAB_LISTS[customerTabIn(params.get('tab'))],
  place: ({ params, go }) => ({
    tab: customerTabIn(params.get('tab')),
    // A new key for another list, so that it does not keep the previous search.
    onTabChange: (tab) =>
      go(() => (tab === 'overview' ? '' : { tab }), { replace: true, preventScrollReset: true }),
  }),
  reading: ({ customer }) => customer,
  useTitle({ access, customer }, { id }) {
    const t = useMessages(sharedFactsMessages);
    return useRecordTitle({
      ...{ id, access, reading: customer, lists: customerKeys.all, kind: t('customer') },
      nameOf: ({ name }) => name,
    });
  },
});

const InviteModal = lazyPart(
  async () => (await import('../components/users/InviteModal')).InviteModal,
);

type Invitation = ReturnType<typeof useInviteDialog>['dialog'];

/** The options of `useCustomerScreen`, without those of the invitation. */
export interface CustomerProps extends CustomerScreenOptions {
  /** Called with the user invited to the customer. @default nothing */
  readonly onInvited?: ((invited: { readonly email: string }) => void) | undefined;
}

export const invitingCustomer = row({
  ...customer,
  useScreen({ onInvited, ...options }: CustomerProps) {
    const { openFor, dialog } = useInviteDialog((email) => onInvited?.({ email }));
    return { ...useCustomerScreen({ onInvite: openFor, ...options }), invitation: dialog };
  },
  Component({
    invitation,
    ...screen
  }: ComponentProps<typeof CustomerScreen> & { invitation: Invitation }) {
    return (
      <>
        <CustomerScreen {...screen} />
        <Suspense fallback={null}>{invitation.company && <InviteModal {...invitation} />}</Suspense>
      </>
    );
  },
});

/** One customer with its records, and invitations to it. */
export const Customer = wired(invitingCustomer);

export const newCustomer = row({
  useScreen: useNewCustomerScreen,
  Component: NewCustomerScreen,
  useTitle: () => useMessages(customersNewMessages)('newTitle'),
});

/** The form for a new customer, in steps. */
export const NewCustomer = wired(newCustomer);
