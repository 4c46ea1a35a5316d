import { resetPassword } from '../../api/calls/auth';
import type { ResetLink } from '../../domain/auth/password-reset';
import { useWrite, type Write } from '../writes/useWrite';

/** What {@link useResetPassword} sends: the password byte for byte. */
export interface ResetPasswordInput extends ResetLink {
  /** The new password, byte for byte. */
  readonly newPassword: string;
}

/** Sets a new password with the token of a mailed link (specification §7.1). */
export function useResetPassword(): Write<ResetPasswordInput, void> {
  return useWrite(async (client, input) => {
    // The server's message is not passed on: the page has its own.
    await resetPassword(client, input);
  });
}
