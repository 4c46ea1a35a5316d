import type { Access, NeedRefusal } from '../domain/access';
import type { ActivityEntry, ActivityRecord } from '../domain/activity/activity';
import type { Reading } from '../domain/reading';
import type { ListState } from './list';

/** What the page of all activity shows (contract §4.27). */
export interface ActivityScreenProps {
  /** The list. */
  readonly list: ListState<ActivityEntry>;
  /** Whether the viewer may see it, and why not. */
  readonly access: Access<NeedRefusal>;
  /** Whether the list covers several customers. */
  readonly hasCustomers: boolean;
  /** The present time in milliseconds since 1970. */
  readonly now: number;
}

/** The activity of one record, the newest first (contract §4.27). */
export interface ActivityFeedProps {
  /** The record. */
  readonly record: ActivityRecord;
  /** Whether the viewer may see it, and why not. */
  readonly access: Access<NeedRefusal>;
  /** The newest entries; `empty` if there are none. */
  readonly entries: Reading<readonly ActivityEntry[]>;
  /** Whether older entries can be loaded. */
  readonly hasMore: boolean;
  /** Loads older entries. */
  readonly onMore: () => void;
  /** The present time in milliseconds since 1970. */
  readonly now: number;
}
