import * as v from 'valibot';
import { email } from './email';

/** Values of the login form. The password is sent byte for byte, never trimmed. */
export interface LoginValues {
  /** The e-mail address, trimmed. */
  readonly email: string;
  /** The password, byte for byte. */
  readonly password: string;
}

/** Rules of the login form (specification §5). Issues are message codes of the auth room. */
export const loginRules = v.object({
  email,
  password: v.pipe(
    v.string(),
    v.check((text) => text !== '', 'passwordRequired'),
  ),
});
