import { useSearchParams } from 'react-router';
import { CompareStatementsScreen } from '../../components/billing/CompareStatementsScreen';
import { addressOfComparison, comparePlaceIn } from '../../domain/billing/statement-compare';
import { STATEMENTS_LIST } from '../../domain/billing/statements-list';
import { useCompareStatementsScreen } from '../../hooks/billing/useCompareStatementsScreen';
import { statementComparePageMessages } from '../../messages/generated/en/statement-compare';
import { useMessages } from '../../messages/messages';
import { useWayBack } from '../ListsLeft';
import { useListAddress } from '../list-address';
import { orderPath } from '../orders/paths';
import { PageTitle } from '../PageTitle';
import { subscriptionPath } from '../subscriptions/paths';
import { billingPaths, comparePath } from './paths';

/** `/apps/statements/compare?a&b`: two statements beside each other; which ones is in the address. */
export function CompareStatementsPage() {
  const t = useMessages(statementComparePageMessages);
  const [params, setParams] = useSearchParams();
  const screen = useCompareStatementsScreen({
    ...useListAddress(STATEMENTS_LIST),
    place: comparePlaceIn(params),
    onPlaceChange: (place) => setParams(addressOfComparison(place), { preventScrollReset: true }),
    statementsHref: useWayBack(billingPaths.statements),
    reconcileHref: billingPaths.reconcile,
    chooseHref: comparePath,
    subscriptionHref: subscriptionPath,
    orderHref: orderPath,
  });
  return (
    <PageTitle title={t('compareTitle')}>
      <CompareStatementsScreen {...screen} />
    </PageTitle>
  );
}
