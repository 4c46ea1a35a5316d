import { type BulkEntry, type BulkRun, inThisTry } from '../bulk-run';
import type { Failure } from '../failure';
import type { UserRow } from './user-row';

/** A user to be deleted. */
export type DeletedUser = Pick<UserRow, 'email' | 'firstname' | 'lastname'>;

/** State of one user in a deletion. `kept`: not sent. */
export type DeletionStep =
  | { readonly status: 'waiting' | 'deleting' | 'deleted' | 'kept' }
  | {
      readonly status: 'failed';
      /** Why it failed. */
      readonly failure: Failure;
    };

/** One user of a deletion. */
export type DeletionEntry = DeletionStep & {
  /** The user. */
  readonly user: DeletedUser;
};

/** The deletion of one or more users, one call each (specification §7.2, contract §4.21). */
export interface UserDeletion {
  /** `asking`: nothing was sent yet; `finished`: no pending calls. */
  readonly phase: 'asking' | 'deleting' | 'finished';
  /** The users, in the order of selection. */
  readonly entries: readonly DeletionEntry[];
  /** E-mails of the users in the current attempt. @default all */
  readonly tried?: readonly string[] | undefined;
}

/** Number of users in each state. */
export type DeletionCounts = Readonly<Record<DeletionStep['status'] | 'all', number>>;

function stepOf(entry: BulkEntry<null>): DeletionStep {
  switch (entry.status) {
    case 'failed':
      return { status: 'failed', failure: entry.failure };
    case 'sending':
      return { status: 'deleting' };
    case 'done':
      return { status: 'deleted' };
    case 'kept':
      return { status: 'kept' };
    default:
      return { status: 'waiting' };
  }
}

const PHASES = {
  previewing: 'asking',
  reviewed: 'asking',
  running: 'deleting',
  ended: 'finished',
} as const;

/** A deletion, from its bulk run. */
export function deletionOf(run: BulkRun<null>, users: readonly DeletedUser[]): UserDeletion {
  const byEmail = new Map(users.map((user) => [user.email, user]));
  return {
    phase: PHASES[run.phase],
    tried: inThisTry(run).map(({ id }) => id),
    entries: run.entries.flatMap((entry) => {
      const user = byEmail.get(entry.id);
      return user ? { user, ...stepOf(entry) } : [];
    }),
  };
}

/** Counts users by state. */
export function countSteps({ entries }: Pick<UserDeletion, 'entries'>): DeletionCounts {
  const counts = { all: 0, waiting: 0, deleting: 0, deleted: 0, kept: 0, failed: 0 };
  for (const { status } of entries) {
    counts[status] += 1;
    counts.all += 1;
  }
  return counts;
}

/** The e-mails of the users in a state. */
export function emailsOf(
  { entries }: Pick<UserDeletion, 'entries'>,
  ...statuses: readonly DeletionStep['status'][]
): readonly string[] {
  return entries.filter(({ status }) => statuses.includes(status)).map(({ user }) => user.email);
}
