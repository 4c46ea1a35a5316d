import { useSearchParams } from 'react-router';
import { ReconcileScreen } from '../../components/billing/ReconcileScreen';
import { RECONCILIATION_LIST } from '../../domain/billing/reconciliation-list';
import { parseCivilMonth } from '../../domain/time/civil-date';
import { useReconcileScreen } from '../../hooks/billing/useReconcileScreen';
import { billingListMessages } from '../../messages/generated/en/billing';
import { useMessages } from '../../messages/messages';
import { useListAddress } from '../list-address';
import { PageTitle } from '../PageTitle';

/** `/apps/statements/reconcile?period`: the month and its list are in the address. */
export function ReconcilePage() {
  const t = useMessages(billingListMessages);
  const [params, setParams] = useSearchParams();
  const screen = useReconcileScreen({
    ...useListAddress(RECONCILIATION_LIST),
    period: parseCivilMonth(params.get('period')),
    onPeriodChange: (period) => setParams({ period }, { preventScrollReset: true }),
  });
  return (
    <PageTitle title={t('tabReconcile')}>
      <ReconcileScreen {...screen} />
    </PageTitle>
  );
}
