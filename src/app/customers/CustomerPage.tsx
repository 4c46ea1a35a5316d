import { useNavigate } from 'react-router';
import type { Customer } from '../../domain/customers/customer';
import type { TenantEvent } from '../../domain/customers/customer-tenants';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import {
  customersEditMessages,
  customersTenantsMessages,
} from '../../messages/generated/en/customers';
import { useMessages } from '../../messages/messages';
import { customer } from '../../screens/customers';
import { RecordActivity } from '../activity/RecordActivity';
import { useActionAccess } from '../impersonation/useActionAccess';
import { useBellButton } from '../notifications/bell-context';
import { pageOf } from '../page-of';
import { priceListPath, productsPaths } from '../products/paths';
import { useOpenInviteFor } from '../users/invite-context';
import { useMoveAlert } from './useMoveAlert';

/** `/apps/customers/:id?tab=`: a customer and what belongs to it. */
export const CustomerPage = pageOf(
  customer,
  () => {
    const navigate = useNavigate();
    const bellButton = useBellButton();
    return {
      onDone: useMoveAlert(),
      onEdited: useEditAlert(),
      onTenantDone: useTenantAlert(),
      onCredentials: bellButton ? () => bellButton.current?.click() : undefined,
      onOwnPrices: (list) => void navigate(priceListPath(list.id)),
      onInvite: useOpenInviteFor(),
      inviteRefusal: useActionAccess('inviteUsers').reason,
      onBuying: () => void navigate(productsPaths.products),
    };
  },
  (_, { named: { id = '' } }) => ({ activity: <RecordActivity type="customer" id={id} /> }),
);

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
