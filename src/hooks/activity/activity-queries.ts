import { listActivity } from '../../api/calls/activity';
import type { ApiClient } from '../../api/client';
import type { ActivityEntry } from '../../domain/activity/activity';
import { ACTIVITY_LIST } from '../../domain/activity/activity-list';
import type { ListQuery } from '../../domain/list-query';
import type { Page } from '../../domain/paging';
import { activityKeys } from '../reads/keys';
import { listQuery, type ReadQuery } from '../reads/read-query';

export const activitySource = { key: activityKeys.list, read: listActivity };

/**
 * A page of who did what, as `useActivityScreen` reads it.
 * @param query - the state of the list. @default its first page
 */
export function activityQuery(
  client: ApiClient,
  query?: Partial<ListQuery>,
): ReadQuery<Page<ActivityEntry>> {
  return listQuery(client, activitySource, { ...ACTIVITY_LIST.start, ...query });
}
