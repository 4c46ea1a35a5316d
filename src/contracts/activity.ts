import type { Access } from '../domain/access';
import type { ActivityEntry, ActivityRecord, ActivitySubject } from '../domain/activity/activity';
import type { Reading } from '../domain/reading';
import type { NeedRefusal } from '../domain/users/permission-access';
import type { ListState } from './list';

/** Where the subject of an entry is; undefined for one without a page. */
export type ActivityHref = (subject: ActivitySubject) => string | undefined;

/** What the page of all activity shows (contract §4.27). */
export interface ActivityScreenProps extends ListState<ActivityEntry> {
  /** Whether the viewer may see it, and why not. */
  readonly access: Access<NeedRefusal>;
  /** Whether it is of several customers. */
  readonly hasCustomers: boolean;
  /** The present time in milliseconds since 1970. */
  readonly now: number;
  /** Where a subject is. Keep the function stable. @default subjects have no page */
  readonly subjectHref?: ActivityHref | undefined;
}

/** The activity of one record, the newest first (contract §4.27). */
export interface ActivityFeedProps {
  /** The record. */
  readonly record: ActivityRecord;
  /** Whether the viewer may see it, and why not. */
  readonly access: Access<NeedRefusal>;
  /** Its newest entries; `empty` when nothing happened yet. */
  readonly entries: Reading<readonly ActivityEntry[]>;
  /** Whether there are older ones that can be shown. */
  readonly hasMore: boolean;
  /** Shows older ones too. */
  readonly onMore: () => void;
  /** The present time in milliseconds since 1970. */
  readonly now: number;
  /** Where a subject is. @default subjects have no page */
  readonly subjectHref?: ActivityHref | undefined;
}
