import * as v from 'valibot';
import { newPassword } from './new-password';

/** Values of the reset-password form, never trimmed. */
export interface ResetPasswordValues {
  /** The new password, byte for byte. */
  readonly newPassword: string;
  /** The new password repeated. */
  readonly confirmation: string;
}

/**
 * Rules of the reset-password form (specification §5). An empty confirmation counts as different.
 */
export const resetPasswordRules = v.pipe(
  v.object({ newPassword, confirmation: v.string() }),
  v.forward(
    v.check((values) => values.newPassword === values.confirmation, 'resetMismatch'),
    ['confirmation'],
  ),
);
