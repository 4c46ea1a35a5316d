import { useNavigate, useSearchParams } from 'react-router';
import { NewCustomerScreen } from '../../components/customers/NewCustomerScreen';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { useNewCustomerScreen } from '../../hooks/customers/useNewCustomerScreen';
import { customersNewMessages } from '../../messages/generated/en/customers';
import { useMessages } from '../../messages/messages';
import { PageTitle } from '../PageTitle';
import { customerPath, customersPaths, newCustomerPath } from './paths';

/** `/apps/customers/new?step=`: makes a customer in four steps. */
export function NewCustomerPage() {
  const t = useMessages(customersNewMessages);
  const navigate = useNavigate();
  const alerts = useAlerts();
  const [params] = useSearchParams();
  const screen = useNewCustomerScreen({
    step: params.get('step'),
    onStepChange: (step) => void navigate(newCustomerPath(step)),
    stepHref: newCustomerPath,
    customersHref: customersPaths.customers,
    // Back leads to an empty form: what was made is not made again.
    onCreated({ id, name }) {
      void alerts.show({ type: 'success', title: t('created', { name }), text: '' });
      void navigate(customerPath(id), { replace: true });
    },
    onDiscarded: () => void navigate(customersPaths.customers),
  });
  return (
    <PageTitle title={t('newTitle')}>
      <NewCustomerScreen {...screen} />
    </PageTitle>
  );
}
