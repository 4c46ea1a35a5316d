import * as v from 'valibot';
import { email } from './email';

/** Values of the forgot-password form. */
export interface ForgotPasswordValues {
  /** The e-mail address, trimmed. */
  readonly email: string;
}

/**
 * Rules of the forgot-password form (specification §5). Issues are message codes of the auth room.
 */
export const forgotPasswordRules = v.object({ email });
