import { useSearchParams } from 'react-router';
import { CompareStatementsScreen } from '../../components/billing/CompareStatementsScreen';
import { addressOfComparison, comparePlaceIn } from '../../domain/billing/statement-compare';
import { STATEMENTS_LIST } from '../../domain/billing/statements-list';
import { useCompareStatementsScreen } from '../../hooks/billing/useCompareStatementsScreen';
import { statementComparePageMessages } from '../../messages/generated/en/statement-compare';
import { useMessages } from '../../messages/messages';
import { useListAddress } from '../list-address';
import { PageTitle } from '../PageTitle';

/** `/apps/statements/compare?a&b`: two statements beside each other; which ones is in the address. */
export function CompareStatementsPage() {
  const t = useMessages(statementComparePageMessages);
  const [params, setParams] = useSearchParams();
  const screen = useCompareStatementsScreen({
    ...useListAddress(STATEMENTS_LIST),
    place: comparePlaceIn(params),
    onPlaceChange: (place) => setParams(addressOfComparison(place), { preventScrollReset: true }),
  });
  return (
    <PageTitle title={t('compareTitle')}>
      <CompareStatementsScreen {...screen} />
    </PageTitle>
  );
}
