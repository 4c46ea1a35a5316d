import type { WriteAnswer } from '../../api/calls/call';
import { type UserChanges, type UserInput, updateUser } from '../../api/calls/users';
import { userKeys } from '../reads/keys';
import { useWrite, type Write } from '../writes/useWrite';

/** Whose details change, and how. */
export type UpdateUserInput = UserInput & {
  /** What changes; the rest stays. */
  readonly changes: UserChanges;
};

/**
 * Changes the details of a user (specification §7.2). Users and the people of roles are read again;
 * after the user's own profile, call what `useRefreshUser` returns.
 */
export function useUpdateUser(): Write<UpdateUserInput, WriteAnswer> {
  return useWrite(updateUser, { stale: () => [userKeys.all, ['roles', 'members']] });
}
