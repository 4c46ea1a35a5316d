import { useSearchParams } from 'react-router';
import { SubscriptionsScreen } from '../../components/subscriptions/SubscriptionsScreen';
import { queryIn } from '../../domain/list-address';
import {
  SUBSCRIPTIONS_LISTS,
  SUBSCRIPTIONS_READ,
  type SubscriptionsScope,
  subscriptionsViewIn,
} from '../../domain/subscriptions/subscriptions-list';
import { viewerAccess } from '../../domain/users/permission-access';
import type { CurrentUser } from '../../domain/users/user';
import { subscriptionsQuery } from '../../hooks/subscriptions/subscription-queries';
import { useSubscriptionsScreen } from '../../hooks/subscriptions/useSubscriptionsScreen';
import { subscriptionsListMessages } from '../../messages/generated/en/subscriptions';
import { useMessages } from '../../messages/messages';
import type { PageAhead } from '../area';
import { useConfig } from '../ConfigContext';
import { useListAddress } from '../list-address';
import { PageTitle } from '../PageTitle';
import { useUnsavedChanges } from '../unsaved/unsaved-context';
import { useLeaveQuestion, useRenewalsAlert, useSeatsAlert } from './bulk-words';
import { GROUP, SCOPE, VIEW } from './paths';

/** The subscriptions of one's own company, or all; the view, its list and the grouping are in the address. */
export function SubscriptionsContent({ scope }: { user: CurrentUser; scope: SubscriptionsScope }) {
  const t = useMessages(subscriptionsListMessages);
  const { hubUrl } = useConfig();
  const [params, setParams] = useSearchParams();
  const view = subscriptionsViewIn(params.get(VIEW));
  /** Another list begins anew: the search of the one before is not its own. */
  const open = (name: string, value: string | null) =>
    setParams((now) => {
      const kept = [SCOPE, GROUP, VIEW].filter((one) => one !== name && now.has(one));
      const next = new URLSearchParams(kept.map((one) => [one, now.get(one) ?? '']));
      if (value !== null) next.set(name, value);
      return next;
    });
  const screen = useSubscriptionsScreen({
    ...useListAddress(SUBSCRIPTIONS_LISTS[view]),
    url: hubUrl,
    scope,
    view,
    onViewChange: (next) => open(VIEW, next === 'all' ? null : next),
    isGrouped: params.get(GROUP) === 'project',
    onGroupedChange: (isGrouped) => open(GROUP, isGrouped ? 'project' : null),
    onSeatsEnd: useSeatsAlert(),
    onRenewalsEnd: useRenewalsAlert(),
  });
  const runs = [screen.bulk?.seats?.dialog?.run, screen.bulk?.renewals?.dialog?.run];
  useUnsavedChanges(
    runs.some((run) => run?.phase === 'running'),
    useLeaveQuestion(),
  );
  return (
    <PageTitle title={t('listTitle')}>
      <SubscriptionsScreen {...screen} />
    </PageTitle>
  );
}

/** What the list reads first. */
export function subscriptionsAhead(
  { client, viewer, params }: PageAhead,
  scope: SubscriptionsScope,
) {
  if (!viewerAccess(viewer, SUBSCRIPTIONS_READ).allowed) return null;
  const view = subscriptionsViewIn(params.get(VIEW));
  const query = queryIn(params, SUBSCRIPTIONS_LISTS[view]);
  const isGrouped = params.get(GROUP) === 'project';
  return subscriptionsQuery(client, { query, scope, view, isGrouped });
}
