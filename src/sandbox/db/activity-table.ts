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
  /** The companies of both at that time: their accounts may be gone, or another one's, by now. */
  readonly companies: Readonly<Record<keyof ActivityActor, string | null>>;
}

/** What is said of something that was done; the rest follows. */
export type NewActivity = ActivityActor &
  Pick<ActivityRow, 'at' | 'action' | 'subject' | 'customerId'> &
  Partial<Pick<ActivityRow, 'added' | 'removed' | 'reason'>>;

const IDS_END = 9_999_999;

/** Everything that was done, in the order in which it was written down. */
export class ActivityTable {
  readonly #rows: ActivityRow[] = [];
  readonly #companyOf: (email: string) => string | null;

  /** @param companyOf - the company of an account; null for none */
  constructor(companyOf: (email: string) => string | null) {
    this.#companyOf = companyOf;
  }

  add(activity: NewActivity): void {
    // Of one moment the newest comes first, and ids decide.
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
