import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { customersNewMessages } from '../../messages/generated/en/customers';
import { useMessages } from '../../messages/messages';
import { newCustomer } from '../../screens/customers';
import { ScreenPage } from '../PageTitle';
import { Redirect } from '../Redirect';
import { customerPath, customersPaths, newCustomerPath } from './paths';

/** `/apps/customers/new?step=`: makes a customer in four steps. */
export function NewCustomerPage() {
  const t = useMessages(customersNewMessages);
  const navigate = useNavigate();
  const alerts = useAlerts();
  const [params] = useSearchParams();
  const [made, setMade] = useState<string | null>(null);
  // How many steps of the form are before this one in the history: a reload keeps it.
  const { state } = useLocation() as { state: { steps?: number } | null };
  const steps = state?.steps ?? 0;
  const screen = newCustomer.useScreen({
    step: params.get('step'),
    onStepChange: (step) => void navigate(newCustomerPath(step), { state: { steps: steps + 1 } }),
    // The customer takes the place of the whole form: Back leads to where it was begun.
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
