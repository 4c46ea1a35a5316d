import { useMemo } from 'react';
import { StatementsScreen } from '../../components/billing/StatementsScreen';
import { STATEMENTS_READ, statementsListFor } from '../../domain/billing/statements-list';
import { queryIn } from '../../domain/list-address';
import { viewerAccess } from '../../domain/users/permission-access';
import { useViewer } from '../../hooks/auth/useViewer';
import { statementsQuery } from '../../hooks/billing/statement-queries';
import { useStatementsScreen } from '../../hooks/billing/useStatementsScreen';
import { billingListMessages } from '../../messages/generated/en/billing';
import { useMessages } from '../../messages/messages';
import type { PageAhead } from '../area';
import { useListAddress } from '../list-address';
import { PageTitle } from '../PageTitle';

/** `/apps/statements`: what was billed; the list is in the address. */
export function StatementsPage() {
  const t = useMessages(billingListMessages);
  const viewer = useViewer();
  const rules = useMemo(() => statementsListFor(viewer), [viewer]);
  const screen = useStatementsScreen({
    ...useListAddress(rules),
  });
  return (
    <PageTitle title={t('listTitle')}>
      <StatementsScreen {...screen} />
    </PageTitle>
  );
}

StatementsPage.firstRead = ({ client, viewer, params }: PageAhead) =>
  viewerAccess(viewer, STATEMENTS_READ).allowed
    ? statementsQuery(client, queryIn(params, statementsListFor(viewer)))
    : null;
