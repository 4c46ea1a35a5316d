import type { WriteAnswer } from '../../api/calls/call';
import { type UserChanges, type UserInput, updateUser } from '../../api/calls/users';
import { userKeys } from '../reads/keys';
import { useWrite, type Write } from '../writes/useWrite';

/** A change of a user's details. */
export type UpdateUserInput = UserInput & {
  /** The changed fields; the others stay. */
  readonly changes: UserChanges;
};

/**
 * Changes the details of a user (specification §7.2). Users and role members are refetched; after a
 * change of the viewer's own profile, call the function of `useRefreshUser`.
 */
export function useUpdateUser(): Write<UpdateUserInput, WriteAnswer> {
  return useWrite(updateUser, { stale: () => [userKeys.all, ['roles', 'members']] });
}
