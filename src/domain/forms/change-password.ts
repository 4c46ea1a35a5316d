import * as v from 'valibot';
import { newPassword } from './new-password';

/** Values of the change-password form, never trimmed. */
export interface ChangePasswordValues {
  /** The current password, byte for byte. */
  readonly oldPassword: string;
  /** The new password, byte for byte. */
  readonly newPassword: string;
  /** The new password repeated. */
  readonly confirmation: string;
}

/**
 * Rules of the change-password form: the new password differs from the current one and equals its
 * confirmation (specification §5). Issues are message codes of the auth room.
 */
export const changePasswordRules = v.lazy((typed) => {
  // Fields are compared with each other, so the rules depend on the values.
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
