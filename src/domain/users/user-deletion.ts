import type { Failure } from '../failure';
import type { UserRow } from './user-row';

/** Nothing is sent before this many seconds have passed after the confirmation. */
export const DELETE_UNDO_SECONDS = 5;

/**
 * A wait that ends this much too late, in milliseconds, met a sleeping machine: what was confirmed
 * hours ago is not carried out.
 */
export const DELETE_LATEST_MS = 30_000;

/** Deletions that may run at a time. */
export const DELETE_CALLS_AT_A_TIME = 3;

/** A user to be deleted. */
export type DeletedUser = Pick<UserRow, 'email' | 'firstname' | 'lastname'>;

/** The state of the deletion of one user. `kept`: it was never sent. */
export type DeletionStep =
  | { readonly status: 'waiting' | 'deleting' | 'deleted' | 'kept' }
  | {
      readonly status: 'failed';
      /** Why. */
      readonly failure: Failure;
    };

/** One user of a deletion. */
export type DeletionEntry = DeletionStep & {
  /** Who is deleted. */
  readonly user: DeletedUser;
};

/** The deletion of one or more users, one call each (specification §7.2). */
export interface UserDeletion {
  /** `waiting` is the time for an undo; `finished` has no call under way. */
  readonly phase: 'waiting' | 'deleting' | 'finished';
  /** The users of this deletion, in the order they were chosen. */
  readonly entries: readonly DeletionEntry[];
}

/** The number of users in each state of a deletion. */
export type DeletionCounts = Readonly<Record<DeletionStep['status'] | 'all', number>>;

/** A deletion of which nothing has been sent yet. */
export function planDeletion(users: readonly DeletedUser[]): UserDeletion {
  return { phase: 'waiting', entries: users.map((user) => ({ user, status: 'waiting' })) };
}

/** The deletion after a step of one user. */
export function withStep(deletion: UserDeletion, email: string, step: DeletionStep): UserDeletion {
  const entries = deletion.entries.map((entry) =>
    entry.user.email === email ? { user: entry.user, ...step } : entry,
  );
  return { ...deletion, entries };
}

/** The deletion with no call under way: what was not sent is kept. */
export function finished(deletion: UserDeletion): UserDeletion {
  const entries = deletion.entries.map((entry) =>
    entry.status === 'waiting' || entry.status === 'deleting'
      ? ({ user: entry.user, status: 'kept' } as const)
      : entry,
  );
  return { phase: 'finished', entries };
}

/** The deletion with all that failed to be sent once more. */
export function retried(deletion: UserDeletion): UserDeletion {
  const entries = deletion.entries.map((entry) =>
    entry.status === 'failed' ? ({ user: entry.user, status: 'waiting' } as const) : entry,
  );
  return { phase: 'deleting', entries };
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

/** A deletion as a screen shows it. */
export interface DeletionControl {
  /** How it stands. */
  deletion: UserDeletion;
  /** Whole seconds left for an undo. */
  secondsLeft: number;
  /** Called while it waits: nothing is sent. */
  onUndo: () => void;
  /** Called while it runs: no further request is sent. */
  onStop: () => void;
  /** Sends what failed once more. */
  onRetry: () => void;
  /** Puts it away once it has ended. */
  onClose: () => void;
}
