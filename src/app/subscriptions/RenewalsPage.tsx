import { useNavigate, useSearchParams } from 'react-router';
import { RenewalsScreen } from '../../components/subscriptions/RenewalsScreen';
import {
  addressWithRenewals,
  RENEWALS_LIST,
  renewalsPlaceIn,
} from '../../domain/subscriptions/renewals';
import { useRenewalsScreen } from '../../hooks/subscriptions/useRenewalsScreen';
import { subscriptionsListMessages } from '../../messages/generated/en/subscriptions';
import { useMessages } from '../../messages/messages';
import type { PageProps } from '../area';
import { useListAddress } from '../list-address';
import { PageTitle } from '../PageTitle';
import { useUnsavedChanges } from '../unsaved/unsaved-context';
import { useLeaveQuestion, useRenewalsAlert } from './bulk-words';
import { SCOPE, subscriptionsPath } from './paths';

/** `/apps/subscriptions/renewals`: what renews or ends; the months and the list are in the address. */
export function RenewalsPage({ user }: PageProps) {
  const t = useMessages(subscriptionsListMessages);
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const hasCustomers = user.customerType !== 0;
  const scope = params.get(SCOPE) === 'own' || !hasCustomers ? 'own' : 'all';
  const screen = useRenewalsScreen({
    ...useListAddress(RENEWALS_LIST),
    scope,
    place: renewalsPlaceIn(params),
    onPlaceChange: (place) =>
      setParams((now) => addressWithRenewals(now, place), {
        replace: true,
        preventScrollReset: true,
      }),
    onRenewalsEnd: useRenewalsAlert(),
    onViewChange: (view) => void navigate(subscriptionsPath(scope, view)),
  });
  useUnsavedChanges(screen.bulkRenewals?.dialog?.run.phase === 'running', useLeaveQuestion());
  return (
    <PageTitle title={t('viewRenewals')}>
      <RenewalsScreen {...screen} />
    </PageTitle>
  );
}
