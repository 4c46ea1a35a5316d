import { useState } from 'react';
import type { ActivityScreenProps } from '../../contracts/activity';
import type { ActivityEntry } from '../../domain/activity/activity';
import { ACTIVITY_READ } from '../../domain/activity/activity-list';
import { FIRST_QUERY } from '../../domain/list-query';
import { viewerAccess } from '../../domain/users/permission-access';
import { useSignedInAccess } from '../auth/useSignedInAccess';
import { useViewer } from '../auth/useViewer';
import type { RealtimeSettings } from '../connectivity/useRealtimeConnection';
import { activityKeys } from '../reads/keys';
import { type HeldQuery, useList } from '../reads/useList';
import { useNow } from '../timing/useNow';
import { activitySource } from './activity-queries';
import { useActivityReload } from './useActivityReload';

/** Options of {@link useActivityScreen}: where the list is, when you hold it. */
export interface ActivityScreenOptions extends HeldQuery, RealtimeSettings {}

const MINUTE_MS = 60_000;

/**
 * Everything that `ActivityScreen` shows (contract §4.27): who did what to whom, the newest first, as
 * far as the viewer may know of it, and read again as it goes on. No call is made before a user is
 * signed in, and none for one who may not see it.
 *
 * @example
 * const Activity = () => <ActivityScreen {...useActivityScreen()} />;
 */
export function useActivityScreen(options: ActivityScreenOptions = {}): ActivityScreenProps {
  const { url, buildHub } = options;
  const viewer = useViewer();
  const access = useSignedInAccess(viewerAccess(viewer, ACTIVITY_READ));
  const isEnabled = viewer !== null && access.allowed;
  const [ownQuery, setOwnQuery] = useState(FIRST_QUERY);
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
