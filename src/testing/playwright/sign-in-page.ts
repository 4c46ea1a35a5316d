import { authMessages, authTwoFactorMessages } from '../../messages/generated/en/auth';
import type { Find } from './find';
import type { Searchable } from './page-like';
import type { Say } from './say';

/** The sign-in. */
export interface SignInPage<Found> {
  /** The field for the e-mail. */
  readonly email: Found;
  /** The field for the password. */
  readonly password: Found;
  /** The button that sends both. */
  readonly submit: Found;
  /** What went wrong. */
  readonly alert: Found;
  /** Leads to a new password. */
  readonly forgotPassword: Found;
  /** The field for the code of an authenticator app. */
  readonly code: Found;
  /** Types both and sends them. */
  signIn(email: string, password: string): Promise<void>;
  /** Types a code and sends it. */
  enterCode(code: string): Promise<void>;
}

export function signInPage<Found>(
  page: Searchable,
  find: Find<Found>,
  say: Say,
): SignInPage<Found> {
  const field = (label: string | RegExp) => page.getByLabel(label, { exact: true });
  const email = field(say(authMessages, 'email'));
  const password = field(say(authMessages, 'password'));
  const submit = find('button', say(authMessages, 'signIn'));
  const code = field(say(authTwoFactorMessages, 'code'));
  return {
    email: email as Found & typeof email,
    password: password as Found & typeof password,
    submit,
    alert: find('alert'),
    forgotPassword: find('link', say(authMessages, 'forgotPassword')),
    code: code as Found & typeof code,
    async signIn(address, secret) {
      await email.fill(address);
      await password.fill(secret);
      await submit.click();
    },
    async enterCode(digits) {
      await code.fill(digits);
      await find('button', say(authTwoFactorMessages, 'verify')).click();
    },
  };
}
