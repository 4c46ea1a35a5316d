import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Customer } from '../../domain/customers/customer';
import type { CustomerEvent } from '../../domain/customers/customer-screen';
import type { TenantEvent } from '../../domain/customers/customer-tenants';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import {
  customersEditMessages,
  customersMoveMessages,
  customersNewMessages,
  customersTenantsMessages,
} from '../../messages/generated/en/customers';
import { useMessages } from '../../messages/messages';
import { customer, customers, newCustomer } from '../../screens/customers';
import { RecordActivity } from '../activity/RecordActivity';
import { useActionAccess } from '../impersonation/useActionAccess';
import { useBellButton } from '../notifications/bell-context';
import { ScreenPage } from '../PageTitle';
import { pageOf } from '../page-of';
import { priceListPath, productsPaths } from '../products/paths';
import { Redirect } from '../Redirect';
import { useOpenInviteFor } from '../users/invite-context';
import { customerPath, customersPaths, newCustomerPath } from './paths';

const DONE = { suspend: 'suspendDone', resume: 'resumeDone', close: 'closeDone' } as const;

/** Alerts for changes of a customer. */
function useMoveAlert(): (event: CustomerEvent) => void {
  const t = useMessages(customersMoveMessages);
  const alerts = useAlerts();
  return ({ action, customer: { name } }) =>
    void alerts.show({ type: 'success', title: t(DONE[action], { name }), text: '' });
}

/** `/apps/customers`: the list, for those who have customers. */
export const CustomersPage = pageOf(customers, () => {
  const navigate = useNavigate();
  return { onDone: useMoveAlert(), onBuying: () => void navigate(productsPaths.products) };
});

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

/** Alerts for changes of a tenant. */
function useTenantAlert(): (event: TenantEvent) => void {
  const t = useMessages(customersTenantsMessages);
  const alerts = useAlerts();
  return ({ action, tenant: { domain } }) => {
    // No alert for a new tenant: the page shows it with a link to its credentials.
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

/** `/apps/customers/new?step=`: makes a customer in four steps. */
export function NewCustomerPage() {
  const t = useMessages(customersNewMessages);
  const navigate = useNavigate();
  const alerts = useAlerts();
  const [params] = useSearchParams();
  const [made, setMade] = useState<string | null>(null);
  // How many steps of the form precede this one in the history. Kept on reload.
  const { state } = useLocation() as { state: { steps?: number } | null };
  const steps = state?.steps ?? 0;
  const screen = newCustomer.useScreen({
    step: params.get('step'),
    onStepChange: (step) => void navigate(newCustomerPath(step), { state: { steps: steps + 1 } }),
    // The customer replaces all steps of the form in the history: Back leads to the page before it.
    onCreated({ id, name }) {
      void alerts.show({ type: 'success', title: t('created', { name }), text: '' });
      setMade(id);
      if (steps > 0) void navigate(-steps);
    },
    onDiscarded: () => void navigate(customersPaths.customers),
  });
  if (made !== null) return steps === 0 ? <Redirect to={customerPath(made)} /> : null;
  return <ScreenPage row={newCustomer} screen={screen} />;
}
