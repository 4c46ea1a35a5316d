import { useState } from 'react';
import { listActivity } from '../../api/calls/activity';
import type { ActivityFeedProps } from '../../contracts/activity';
import { ALLOWED } from '../../domain/access';
import type { ActivityEntry, ActivityRecord } from '../../domain/activity/activity';
import { ACTIVITY_FEED_SIZES, ACTIVITY_RECORD_NEEDS } from '../../domain/activity/activity-list';
import { countOf } from '../../domain/entries';
import type { Page } from '../../domain/paging';
import { dataOr, mapReading } from '../../domain/reading';
import { viewerAccess } from '../../domain/users/permission-access';
import { isSameUser } from '../../domain/users/user-actions';
import { useSignedInAccess } from '../auth/useSignedInAccess';
import { useViewer } from '../auth/useViewer';
import type { RealtimeSettings } from '../connectivity/useRealtimeConnection';
import { activityKeys } from '../reads/keys';
import { useRead } from '../reads/useRead';
import { useNow } from '../timing/useNow';
import { useActivityReload } from './useActivityReload';

/** Options of {@link useActivityFeed}. */
export interface ActivityFeedOptions extends RealtimeSettings {
  /** The record. */
  readonly record: ActivityRecord;
}

const MINUTE_MS = 60_000;
const NONE: Page<ActivityEntry> = { data: [], totalRecords: 0, totalPages: 0 };

/**
 * Everything that `ActivityFeed` shows (contract §4.27): the activity of one record, newest first,
 * kept up to date. No request is sent before sign-in, or if the viewer may not see the record.
 *
 * @example
 * const Feed = () => <ActivityFeed {...useActivityFeed({ record: { type: 'order', id: 'o-1' } })} />;
 */
export function useActivityFeed(options: ActivityFeedOptions): ActivityFeedProps {
  const { record, url, buildHub } = options;
  const viewer = useViewer();
  // Everybody may see the activity of themselves and of their company.
  const isOwn =
    viewer !== null &&
    ((record.type === 'user' && isSameUser(viewer, { email: record.id })) ||
      (record.type === 'customer' && viewer.customerId === record.id));
  const access = useSignedInAccess(
    isOwn ? ALLOWED : viewerAccess(viewer, ACTIVITY_RECORD_NEEDS[record.type]),
  );
  const isEnabled = viewer !== null && access.allowed;
  const [step, setStep] = useState(0);
  const pageSize = ACTIVITY_FEED_SIZES[step] ?? ACTIVITY_FEED_SIZES[0];
  const key = activityKeys.record(record, pageSize);
  const reading = useRead<Page<ActivityEntry>>({
    key,
    isEnabled,
    isEmpty: ({ data }) => countOf(data) === 0,
    keepsPrevious: true,
    read: (client, call) => listActivity(client, { record, pageNumber: 1, pageSize }, call),
  });
  useActivityReload(isEnabled ? key : null, { url, buildHub });
  const now = useNow(MINUTE_MS);
  const { data, totalRecords } = dataOr(reading, NONE);
  const shown = countOf(data);
  const isLonger = totalRecords === null ? shown >= pageSize : totalRecords > shown;
  return {
    record,
    access,
    entries: mapReading(reading, (page) => page.data),
    hasMore: isLonger && step < ACTIVITY_FEED_SIZES.length - 1,
    onMore: () => setStep(step + 1),
    now,
  };
}
