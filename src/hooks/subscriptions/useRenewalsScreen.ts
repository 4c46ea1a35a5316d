import { useState } from 'react';
import { listSubscriptions } from '../../api/calls/subscriptions';
import type { RenewalsScreenProps } from '../../contracts/subscriptions';
import { FIRST_QUERY } from '../../domain/list-query';
import type { RenewalRun } from '../../domain/subscriptions/bulk-renewals';
import { BULK_SEATS_MAX } from '../../domain/subscriptions/bulk-seats';
import {
  FIRST_RENEWALS,
  inDayOrder,
  neighbouringMonths,
  type RenewalsPlace,
  rolloversAsked,
} from '../../domain/subscriptions/renewals';
import type { Subscription } from '../../domain/subscriptions/subscription';
import {
  SUBSCRIPTIONS_READ,
  type SubscriptionsScope,
  type SubscriptionsView,
} from '../../domain/subscriptions/subscriptions-list';
import { civilDateOf } from '../../domain/time/civil-date';
import { viewerAccess } from '../../domain/users/permission-access';
import { useActor } from '../auth/useActor';
import { useSignedInAccess } from '../auth/useSignedInAccess';
import { useViewer } from '../auth/useViewer';
import { subscriptionKeys } from '../reads/keys';
import { useCsvExport } from '../reads/useCsvExport';
import { type HeldQuery, useList } from '../reads/useList';
import { useRead } from '../reads/useRead';
import { useNow } from '../timing/useNow';
import { exportJoined } from './read-renewals';
import {
  renewalCountsSource,
  renewalParts,
  renewalsSource,
  seenDays,
  seenMonths,
} from './renewal-queries';
import { useAttentionCount } from './useAttentionCount';
import { useBulkRenewals } from './useBulkRenewals';

/** Options of {@link useRenewalsScreen}: the state of its list, if controlled. */
export interface RenewalsScreenOptions extends HeldQuery {
  /** The scope; viewers without customers always see their own subscriptions. @default 'all' */
  readonly scope?: SubscriptionsScope | undefined;
  /** The selected months, if controlled. @default uncontrolled */
  readonly place?: RenewalsPlace | undefined;
  /** Called with the selected months; the list returns to the first page. @default nothing */
  readonly onPlaceChange?: ((place: RenewalsPlace) => void) | undefined;
  /** Called with the view of all subscriptions to open. @default nothing */
  readonly onViewChange?: ((view: SubscriptionsView) => void) | undefined;
  /**
   * Called with the result of a bulk run that no dialog shows: all decided, or the page was left
   * before the end. @default nothing
   */
  readonly onRenewalsEnd?: ((run: RenewalRun) => void) | undefined;
}

const MINUTE_MS = 60_000;
const never = () => false;
const nowhere = () => {};
const idOf = ({ id }: Subscription) => id;
const NO_PAGE = { data: [], totalRecords: 0, totalPages: 0 };

/**
 * Everything that `RenewalsScreen` shows (commerce §5): renewals and ends in twelve months, with
 * roll-overs separately. No request is sent before sign-in, or if the viewer may not see
 * subscriptions.
 *
 * @example
 * const Renewals = () => <RenewalsScreen {...useRenewalsScreen()} />;
 */
export function useRenewalsScreen(options: RenewalsScreenOptions = {}): RenewalsScreenProps {
  const { onViewChange = nowhere } = options;
  const viewer = useViewer();
  const access = useSignedInAccess(viewerAccess(viewer, SUBSCRIPTIONS_READ));
  const isEnabled = viewer !== null && access.allowed;
  const scope = viewer?.customerType === 0 ? 'own' : (options.scope ?? 'all');
  const now = useNow(MINUTE_MS);
  const todayOn = civilDateOf(now);
  const [ownPlace, setOwnPlace] = useState<RenewalsPlace>(FIRST_RENEWALS);
  const [ownQuery, setOwnQuery] = useState(FIRST_QUERY);
  const currentPlace = options.place ?? ownPlace;
  const shown = { place: currentPlace, todayOn, scope };
  const { months, month } = seenMonths(shown);
  const query = options.query ?? ownQuery;
  const days = seenDays(shown, query.filters);

  const bulkRenewals = useBulkRenewals({
    actor: useActor(),
    now,
    onClose(left) {
      list.onSelectionChange(new Set(left));
      rollovers.onSelectionChange(new Set(left));
    },
    onEnd: options.onRenewalsEnd,
  });
  const list = useList<Subscription>({
    name: 'renewals',
    query,
    mostMatches: BULK_SEATS_MAX,
    canSelect: (row) => bulkRenewals.canSelect(row).allowed,
    onQueryChange(next) {
      setOwnQuery(next);
      options.onQueryChange?.(next);
    },
    ...renewalsSource(shown),
    getRowKey: idOf,
    isEnabled,
  });
  const counts = useRead({
    ...renewalCountsSource(shown, query.filters),
    isEnabled,
    keepsPrevious: true,
    isEmpty: never,
  });
  const attentionCount = useAttentionCount(scope, isEnabled);
  const exporting = useCsvExport({
    name: 'renewals',
    need: SUBSCRIPTIONS_READ,
    read: (client, call) =>
      exportJoined(client, list.typedQuery, renewalParts(shown, query.filters), call),
  });
  const rolling = rolloversAsked(days, todayOn, scope);
  const rolled = rolling && { ...query.filters, ...rolling };
  const rollovers = useList<Subscription>({
    key: (query) => subscriptionKeys.list(inDayOrder(query, rolled ?? {})),
    getRowKey: idOf,
    canSelect: (row) => bulkRenewals.canSelect(row).allowed,
    read: async (client, query, call) =>
      rolled === null ? NO_PAGE : listSubscriptions(client, inDayOrder(query, rolled), call),
    isEnabled: isEnabled && currentPlace.hasRollovers && rolled !== null,
  });

  return {
    list,
    access,
    scope,
    place: { ...currentPlace, month },
    onPlaceChange(next) {
      setOwnPlace(next);
      setOwnQuery({ ...ownQuery, pageNumber: 1 });
      options.onPlaceChange?.(next);
    },
    year: { months, counts, ...neighbouringMonths(months, todayOn) },
    rollovers,
    attentionCount,
    exporting,
    bulkRenewals,
    now,
    onViewChange,
  };
}
