import { useState } from 'react';
import { exportSubscriptions } from '../../api/calls/subscriptions';
import type { SubscriptionsScreenProps } from '../../contracts/subscriptions';
import { FIRST_QUERY } from '../../domain/list-query';
import type { Page } from '../../domain/paging';
import { dataOr } from '../../domain/reading';
import type { RenewalRun } from '../../domain/subscriptions/bulk-renewals';
import type { SeatsRun } from '../../domain/subscriptions/bulk-seats';
import { BULK_SEATS_MAX } from '../../domain/subscriptions/bulk-seats';
import type { Subscription } from '../../domain/subscriptions/subscription';
import {
  attentionAsked,
  SUBSCRIPTIONS_READ,
  type SubscriptionsScope,
  type SubscriptionsView,
  subscriptionsAsked,
} from '../../domain/subscriptions/subscriptions-list';
import { viewerAccess } from '../../domain/users/permission-access';
import { useActor } from '../auth/useActor';
import { useSignedInAccess } from '../auth/useSignedInAccess';
import { useViewer } from '../auth/useViewer';
import { useLiveReload } from '../connectivity/useLiveReload';
import {
  type RealtimeSettings,
  useRealtimeConnection,
} from '../connectivity/useRealtimeConnection';
import { subscriptionKeys } from '../reads/keys';
import { useCsvExport } from '../reads/useCsvExport';
import { type HeldQuery, useList } from '../reads/useList';
import { useNow } from '../timing/useNow';
import { subscriptionsSource } from './subscription-queries';
import { useAttentionCount } from './useAttentionCount';
import { useBulkRenewals } from './useBulkRenewals';
import { useBulkSeats } from './useBulkSeats';

/** Options of {@link useSubscriptionsScreen}: the state of the list, if controlled. */
export interface SubscriptionsScreenOptions extends HeldQuery, RealtimeSettings {
  /** The scope; viewers without customers always see their own subscriptions. @default 'all' */
  readonly scope?: SubscriptionsScope | undefined;
  /** The current view, if controlled. @default uncontrolled */
  readonly view?: SubscriptionsView | undefined;
  /** Called with the view to show; its list returns to the first page. @default nothing */
  readonly onViewChange?: ((view: SubscriptionsView) => void) | undefined;
  /** Whether they are grouped by project, if controlled. @default uncontrolled */
  readonly isGrouped?: boolean | undefined;
  /** Called when that changes; the list returns to the first page. @default nothing */
  readonly onGroupedChange?: ((isGrouped: boolean) => void) | undefined;
  /**
   * Called with the result of a bulk change of seats that no dialog shows: all ordered, or the page
   * was left before the end. @default nothing
   */
  readonly onSeatsEnd?: ((run: SeatsRun) => void) | undefined;
  /** Called with the same for bulk renewals. @default nothing */
  readonly onRenewalsEnd?: ((run: RenewalRun) => void) | undefined;
}

const MINUTE_MS = 60_000;
const NO_ROWS: Page<Subscription> = { data: [], totalRecords: 0, totalPages: 0 };

/**
 * Everything that `SubscriptionsScreen` shows (commerce §5): the subscriptions of the viewer's
 * company, or all that they may see, in views, refetched while one of them is being changed. No
 * request is sent before sign-in, or if the viewer may not see subscriptions.
 *
 * @example
 * const Subscriptions = () => <SubscriptionsScreen {...useSubscriptionsScreen()} />;
 */
export function useSubscriptionsScreen(
  options: SubscriptionsScreenOptions = {},
): SubscriptionsScreenProps {
  const { url, buildHub } = options;
  const viewer = useViewer();
  const access = useSignedInAccess(viewerAccess(viewer, SUBSCRIPTIONS_READ));
  const isEnabled = viewer !== null && access.allowed;
  const [ownView, setOwnView] = useState<SubscriptionsView>('all');
  const [ownGrouped, setOwnGrouped] = useState(false);
  const view = options.view ?? ownView;
  const isGrouped = options.isGrouped ?? ownGrouped;
  const scope = viewer?.customerType === 0 ? 'own' : (options.scope ?? 'all');
  const place = { scope, view, isGrouped };
  const [ownQuery, setOwnQuery] = useState(FIRST_QUERY);

  const now = useNow(MINUTE_MS);
  const bulkSeats = useBulkSeats({
    actor: useActor(),
    now,
    onClose: (left) => list.onSelectionChange(new Set(left)),
    onEnd: options.onSeatsEnd,
  });
  const bulkRenewals = useBulkRenewals({
    actor: useActor(),
    now,
    onClose: (left) => list.onSelectionChange(new Set(left)),
    onEnd: options.onRenewalsEnd,
  });
  const query = options.query ?? ownQuery;
  const list = useList<Subscription>({
    name: 'subscriptions',
    mostMatches: BULK_SEATS_MAX,
    query,
    onQueryChange(next) {
      setOwnQuery(next);
      options.onQueryChange?.(next);
    },
    ...subscriptionsSource(place),
    getRowKey: ({ id }) => id,
    canSelect: (row) => bulkSeats.canSelect(row).allowed,
    isEnabled,
  });
  const attentionCount = useAttentionCount(scope, isEnabled);

  const exporting = useCsvExport({
    name: 'subscriptions',
    need: SUBSCRIPTIONS_READ,
    read: (client, call) =>
      exportSubscriptions(client, subscriptionsAsked(list.typedQuery, place), call),
  });
  const isChanging = dataOr(list.rows, NO_ROWS).data.some(({ changing }) => changing !== null);
  useLiveReload({
    keys: isChanging
      ? [
          subscriptionKeys.list(subscriptionsAsked(query, place)),
          subscriptionKeys.list(attentionAsked(scope)),
        ]
      : null,
    isOpen: isChanging,
    // The server sends the viewer no events of changes ordered by others.
    isTold: false,
    realtime: useRealtimeConnection({ url, buildHub }),
  });

  return {
    list,
    hasScopes: viewer !== null && viewer.customerType !== 0,
    ...place,
    access,
    exporting,
    onViewChange(next) {
      setOwnView(next);
      setOwnQuery(FIRST_QUERY);
      options.onViewChange?.(next);
    },
    onGroupedChange(next) {
      setOwnGrouped(next);
      setOwnQuery(FIRST_QUERY);
      options.onGroupedChange?.(next);
    },
    attentionCount,
    now,
    bulk: { seats: bulkSeats, renewals: bulkRenewals },
  };
}
