import { useNavigate, useParams, useSearchParams } from 'react-router';
import { CustomerScreen } from '../../components/customers/CustomerScreen';
import type { Customer } from '../../domain/customers/customer';
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
import { useActionAccess } from '../impersonation/useActionAccess';
import { useListAddress } from '../list-address';
import { useBellButton } from '../notifications/bell-context';
import { PageTitle, recordTitle } from '../PageTitle';
import { priceListPath, productsPaths } from '../products/paths';
import { useOpenInviteFor } from '../users/invite-context';
import { useMoveAlert } from './useMoveAlert';

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
