import type { WriteAnswer } from '../../api/calls/call';
import { changePassword, type UserInput } from '../../api/calls/users';
import { userKeys } from '../reads/keys';
import { useWrite, type Write } from '../writes/useWrite';

/** A change of a password. */
export type ChangePasswordInput = UserInput & {
  /** The present password, byte for byte. */
  readonly oldPassword: string;
  /** The new password, byte for byte. */
  readonly newPassword: string;
};

/** Changes the viewer's password (specification §7.2). Neither password is kept. */
export function useChangePassword(): Write<ChangePasswordInput, WriteAnswer> {
  // The server then signs out other devices.
  return useWrite(changePassword, { stale: () => [userKeys.devices] });
}
