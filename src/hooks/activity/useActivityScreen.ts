import { useState } from 'react';
import type { ActivityScreenProps } from '../../contracts/activity';
import type { ActivityEntry } from '../../domain/activity/activity';
import { ACTIVITY_LIST, ACTIVITY_READ } from '../../domain/activity/activity-list';
import { startOf } from '../../domain/list-query';
import { viewerAccess } from '../../domain/users/permission-access';
import { useSignedInAccess } from '../auth/useSignedInAccess';
import { useViewer } from '../auth/useViewer';
import type { RealtimeSettings } from '../connectivity/useRealtimeConnection';
import { activityKeys } from '../reads/keys';
import { type HeldQuery, useList } from '../reads/useList';
import { useNow } from '../timing/useNow';
import { activitySource } from './activity-queries';
import { useActivityReload } from './useActivityReload';

/** Options of {@link useActivityScreen}: the state of the list, if controlled. */
export interface ActivityScreenOptions extends HeldQuery, RealtimeSettings {}

const MINUTE_MS = 60_000;

/**
 * Everything that `ActivityScreen` shows (contract §4.27): the activity that the viewer may see,
 * newest first, kept up to date. No request is sent before sign-in, or if the viewer may not see
 * it.
 *
 * @example
 * const Activity = () => <ActivityScreen {...useActivityScreen()} />;
 */
export function useActivityScreen(options: ActivityScreenOptions = {}): ActivityScreenProps {
  const { url, buildHub } = options;
  const viewer = useViewer();
  const access = useSignedInAccess(viewerAccess(viewer, ACTIVITY_READ));
  const isEnabled = viewer !== null && access.allowed;
  const [ownQuery, setOwnQuery] = useState(() => startOf(ACTIVITY_LIST));
  const query = options.query ?? ownQuery;
  const list = useList<ActivityEntry>({
    name: 'activity',
    query,
    onQueryChange(next) {
      setOwnQuery(next);
      options.onQueryChange?.(next);
    },
    ...activitySource,
    getRowKey: ({ id }) => id,
    isEnabled,
  });
  useActivityReload(isEnabled ? activityKeys.list(query) : null, { url, buildHub });
  const now = useNow(MINUTE_MS);
  return {
    list,
    access,
    hasCustomers: viewer !== null && viewer.customerType !== 0,
    now,
  };
}
