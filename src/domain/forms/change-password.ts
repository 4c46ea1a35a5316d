import * as v from 'valibot';
import { newPassword } from './new-password';

/** What the form for another password collects. All are as typed, never trimmed. */
export interface ChangePasswordValues {
  /** The present password, byte for byte. */
  readonly oldPassword: string;
  /** The new password, byte for byte. */
  readonly newPassword: string;
  /** The new password once more. */
  readonly confirmation: string;
}

/**
 * Rules of the form for another password: the new one differs from the present one, the
 * confirmation is the same (specification §5). Issues are message codes of the auth room.
 */
export const changePasswordRules = v.lazy((typed) => {
  // Fields are compared with each other, so that the rules depend on what is typed.
  const values = typed as Partial<ChangePasswordValues>;
  return v.object({
    oldPassword: v.pipe(v.string(), v.nonEmpty('profileCurrentPasswordRequired')),
    newPassword: v.pipe(
      newPassword,
      v.check((text) => text !== values.oldPassword, 'newPasswordSame'),
    ),
    confirmation: v.pipe(
      v.string(),
      v.check((text) => text === (values.newPassword ?? ''), 'profileMismatch'),
    ),
  });
});
