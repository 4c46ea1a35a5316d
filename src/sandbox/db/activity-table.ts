import type { ActivityEntry, ActivitySubject } from '../../domain/activity/activity';

/** Who did something, by e-mail; null for the server itself. */
export interface ActivityActor {
  readonly by: string | null;
  /** The administrator who acted as them; null for nobody. */
  readonly impersonatedBy: string | null;
}

/** Something that was done. Names of people are looked up when it is sent. */
export interface ActivityRow
  extends ActivityActor,
    Pick<ActivityEntry, 'id' | 'action' | 'added' | 'removed' | 'reason'> {
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly subject: ActivitySubject;
  /** The company it belongs to; null for nobody's. */
  readonly customerId: string | null;
}

/** What is said of something that was done; the rest follows. */
export type NewActivity = ActivityActor &
  Pick<ActivityRow, 'at' | 'action' | 'subject' | 'customerId'> &
  Partial<Pick<ActivityRow, 'added' | 'removed' | 'reason'>>;

const IDS_END = 9_999_999;

/** Everything that was done, in the order in which it was written down. */
export class ActivityTable {
  readonly #rows: ActivityRow[] = [];

  add(activity: NewActivity): void {
    // Of one moment the newest comes first, and ids decide.
    const id = `a-${IDS_END - this.#rows.length}`;
    const nothing = { added: [], removed: [], reason: null };
    this.#rows.push({ ...nothing, ...activity, id });
  }

  all(): readonly ActivityRow[] {
    return this.#rows;
  }
}
