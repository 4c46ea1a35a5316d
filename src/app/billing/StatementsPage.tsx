import { useMemo } from 'react';
import { StatementsScreen } from '../../components/billing/StatementsScreen';
import { statementsListFor } from '../../domain/billing/statements-list';
import { useViewer } from '../../hooks/auth/useViewer';
import { useStatementsScreen } from '../../hooks/billing/useStatementsScreen';
import { billingListMessages } from '../../messages/generated/en/billing';
import { useMessages } from '../../messages/messages';
import { customerPath } from '../customers/paths';
import { useListAddress } from '../list-address';
import { PageTitle } from '../PageTitle';
import { billingPaths, statementPath } from './paths';

/** `/apps/statements`: what was billed; the list is in the address. */
export function StatementsPage() {
  const t = useMessages(billingListMessages);
  const viewer = useViewer();
  const rules = useMemo(() => statementsListFor(viewer), [viewer]);
  const screen = useStatementsScreen({
    ...useListAddress(rules),
    statementHref: statementPath,
    customerHref: customerPath,
    compareHref: billingPaths.compareStatements,
    reconcileHref: billingPaths.reconcile,
  });
  return (
    <PageTitle title={t('listTitle')}>
      <StatementsScreen {...screen} />
    </PageTitle>
  );
}
