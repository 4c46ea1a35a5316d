import type { ActivityRecord } from '../../domain/activity/activity';
import type { PageQuery } from '../../domain/paging';

/** Keys of what the activity's room reads. A key includes everything that begins with it. */
export const activityKeys = {
  /** All activity. */
  all: ['activity'] as const,
  /** A page of the list. */
  list: (query: PageQuery) => ['activity', 'list', query] as const,
  /** The newest entries of a record. */
  record: (record: ActivityRecord, count: number) =>
    ['activity', record.type, record.id, count] as const,
};
