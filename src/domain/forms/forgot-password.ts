import * as v from 'valibot';
import { email } from './email';

/** What the form for a reset link collects. */
export interface ForgotPasswordValues {
  /** The e-mail that the link goes to, without the blanks around it. */
  readonly email: string;
}

/** Rules of the form for a reset link (specification §5). Issues are message codes of the auth room. */
export const forgotPasswordRules = v.object({ email });
