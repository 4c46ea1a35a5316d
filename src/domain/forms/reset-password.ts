import * as v from 'valibot';
import { newPassword } from './new-password';

/** What the form for a new password collects. Both are as typed, never trimmed. */
export interface ResetPasswordValues {
  /** The new password, byte for byte. */
  readonly newPassword: string;
  /** The new password once more. */
  readonly confirmation: string;
}

/** Rules of the form for a new password (specification §5). An empty confirmation differs, too. */
export const resetPasswordRules = v.pipe(
  v.object({ newPassword, confirmation: v.string() }),
  v.forward(
    v.check((values) => values.newPassword === values.confirmation, 'resetMismatch'),
    ['confirmation'],
  ),
);
