import { useCallback } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { CustomerScreen } from '../../components/customers/CustomerScreen';
import type { Customer } from '../../domain/customers/customer';
import { MATTER_PLACES } from '../../domain/customers/customer-matters';
import { CUSTOMER_TAB_LISTS, customerTabIn } from '../../domain/customers/customer-screen';
import type { TenantEvent } from '../../domain/customers/customer-tenants';
import { dataOr } from '../../domain/reading';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { customerKeys } from '../../hooks/customers/customer-keys';
import { useCustomerScreen } from '../../hooks/customers/useCustomerScreen';
import { useListed } from '../../hooks/reads/useListed';
import {
  customersDetailMessages,
  customersEditMessages,
  customersTenantsMessages,
} from '../../messages/generated/en/customers';
import { useMessages } from '../../messages/messages';
import { RecordActivity } from '../activity/RecordActivity';
import { statementPath } from '../billing/paths';
import { useActionAccess } from '../impersonation/useActionAccess';
import { useWayBack } from '../ListsLeft';
import { useListAddress } from '../list-address';
import { useBellButton } from '../notifications/bell-context';
import { orderPath } from '../orders/paths';
import { PageTitle, recordTitle } from '../PageTitle';
import { priceListPath, productPath, productsPaths } from '../products/paths';
import { subscriptionPath } from '../subscriptions/paths';
import { useOpenInviteFor } from '../users/invite-context';
import { userEditPath } from '../users/paths';
import { customersPaths, customerTabPath } from './paths';
import { useMoveAlert } from './useMoveAlert';

/** What the balance adds up. */
const OPEN_STATEMENTS = { state: ['issued', 'overdue'] };

/** `/apps/customers/:id?tab=`: a customer and what belongs to it. */
export function CustomerPage() {
  const { id = '' } = useParams();
  return <CustomerContent key={id} id={id} />;
}

function CustomerContent({ id }: { id: string }) {
  const t = useMessages(customersDetailMessages);
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const tab = customerTabIn(params.get('tab'));
  const bellButton = useBellButton();
  const screen = useCustomerScreen({
    id,
    ...useListAddress(CUSTOMER_TAB_LISTS[tab]),
    tab,
    // Another list begins anew: the search of the one before is not its own.
    onTabChange: (next) =>
      setParams(next === 'overview' ? {} : { tab: next }, {
        replace: true,
        preventScrollReset: true,
      }),
    customersHref: useWayBack(customersPaths.customers),
    balanceHref: customerTabPath(id, { tab: 'statements', filters: OPEN_STATEMENTS }),
    matterHref: (kind) => customerTabPath(id, MATTER_PLACES[kind]),
    orderHref: orderPath,
    priceListHref: priceListPath,
    productHref: useProductHref(id),
    subscriptionHref: subscriptionPath,
    statementHref: statementPath,
    userHref: userHrefOf,
    onDone: useMoveAlert(),
    onEdited: useEditAlert(),
    onTenantDone: useTenantAlert(),
    onCredentials: bellButton ? () => bellButton.current?.click() : undefined,
    onOwnPrices: (list) => void navigate(priceListPath(list.id)),
    onInvite: useOpenInviteFor(),
    inviteRefusal: useActionAccess('inviteUsers').reason,
    onBuying: () => void navigate(productsPaths.products),
  });
  const listed = useListed<Customer>(customerKeys.all, id);
  const customer = dataOr(screen.customer, screen.customer.status === 'loading' ? listed : null);
  return (
    <PageTitle title={recordTitle(customer?.name, screen.access, screen.customer, t('customer'))}>
      <CustomerScreen
        {...screen}
        knownTitle={listed?.name}
        activity={<RecordActivity type="customer" id={id} />}
      />
    </PageTitle>
  );
}

const userHrefOf = ({ email }: { readonly email: string }) => userEditPath(email);

/** Where a product is at the prices of the customer. */
function useProductHref(customerId: string): (id: string) => string {
  return useCallback((id) => productPath(id, customerId), [customerId]);
}

/** Says what has become of a tenant. */
function useTenantAlert(): (event: TenantEvent) => void {
  const t = useMessages(customersTenantsMessages);
  const alerts = useAlerts();
  return ({ action, tenant: { domain } }) => {
    // The page itself says what was made, and leads to its credentials.
    if (action === 'made') return;
    alerts.show({ type: 'success', title: t(action, { domain }), text: '' });
  };
}

/** Says that a customer is changed. */
function useEditAlert(): (customer: Customer) => void {
  const t = useMessages(customersEditMessages);
  const alerts = useAlerts();
  return ({ name }) =>
    void alerts.show({ type: 'success', title: t('editDone', { name }), text: '' });
}
