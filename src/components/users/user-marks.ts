import type { DeletionStep, UserDeletion } from '../../domain/users/user-deletion';
import type { UserRow } from '../../domain/users/user-row';

/** The state of the deletion of a user in the list; one who was kept is a user like any other. */
export type UserMark = Exclude<DeletionStep['status'], 'kept'>;

/** A user of the list, with the state of their deletion. */
export type MarkedUser = UserRow & { readonly mark?: UserMark | undefined };

/**
 * The users with the state of their deletion; those it does not affect stay the same objects. Once
 * it has ended only failures are marked: a deleted row that is still there is about to go.
 */
export function markUsers(
  users: readonly UserRow[],
  deletion: UserDeletion | null,
  isSettled: boolean,
): readonly MarkedUser[] {
  if (!deletion) return users;
  const hasEnded = deletion.phase === 'finished';
  const marks = new Map<string, UserMark>();
  for (const { user, status } of deletion.entries) {
    const isShown = !hasEnded || status === 'failed' || (status === 'deleted' && !isSettled);
    if (status !== 'kept' && isShown) marks.set(user.email, status);
  }
  return users.map((user) => {
    const mark = marks.get(user.email);
    return mark ? { ...user, mark } : user;
  });
}

/** Whether a user is being deleted, so that nothing else can be done with them. */
export function isLeaving({ mark }: MarkedUser): boolean {
  return mark === 'waiting' || mark === 'deleting' || mark === 'deleted';
}
