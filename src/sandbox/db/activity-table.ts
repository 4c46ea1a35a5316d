import type { ActivityEntry, ActivitySubject } from '../../domain/activity/activity';

/** The user who acted, by e-mail; null for the server itself. */
export interface ActivityActor {
  readonly by: string | null;
  /** The impersonating administrator; null for nobody. */
  readonly impersonatedBy: string | null;
}

/** An entry of the activity log. Names are looked up when it is sent. */
export interface ActivityRow
  extends ActivityActor,
    Pick<ActivityEntry, 'id' | 'action' | 'added' | 'removed' | 'reason'> {
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly subject: ActivitySubject;
  /** Id of the company it belongs to; null for none. */
  readonly customerId: string | null;
  /** The companies of both users at that time: the accounts may be deleted or different by now. */
  readonly companies: Readonly<Record<keyof ActivityActor, string | null>>;
}

/** The given part of a new entry; the rest is added. */
export type NewActivity = ActivityActor &
  Pick<ActivityRow, 'at' | 'action' | 'subject' | 'customerId'> &
  Partial<Pick<ActivityRow, 'added' | 'removed' | 'reason'>>;

const IDS_END = 9_999_999;

/** The activity log, in order. */
export class ActivityTable {
  readonly #rows: ActivityRow[] = [];
  readonly #companyOf: (email: string) => string | null;

  /** @param companyOf - the company of an account; null for none */
  constructor(companyOf: (email: string) => string | null) {
    this.#companyOf = companyOf;
  }

  add(activity: NewActivity): void {
    // Entries of the same moment are sorted by id, newest first.
    const id = `a-${IDS_END - this.#rows.length}`;
    const nothing = { added: [], removed: [], reason: null };
    const companyOf = (email: string | null) => email && this.#companyOf(email);
    const { by, impersonatedBy } = activity;
    const companies = { by: companyOf(by), impersonatedBy: companyOf(impersonatedBy) };
    this.#rows.push({ ...nothing, ...activity, id, companies });
  }

  all(): readonly ActivityRow[] {
    return this.#rows;
  }
}
