import type { WriteAnswer } from '../../api/calls/call';
import { changePassword, type UserInput } from '../../api/calls/users';
import { userKeys } from '../reads/keys';
import { useWrite, type Write } from '../writes/useWrite';

/** Whose password changes, from what to what. */
export type ChangePasswordInput = UserInput & {
  /** The present password, byte for byte. */
  readonly oldPassword: string;
  /** The new password, byte for byte. */
  readonly newPassword: string;
};

/** Changes one's password (specification §7.2). Neither of them is kept. */
export function useChangePassword(): Write<ChangePasswordInput, WriteAnswer> {
  // The server signs other devices out with it.
  return useWrite(changePassword, { stale: () => [userKeys.devices] });
}
