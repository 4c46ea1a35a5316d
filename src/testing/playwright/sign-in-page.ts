import { authMessages, authTwoFactorMessages } from '../../messages/generated/en/auth';
import type { Find } from './find';
import type { Searchable } from './page-like';
import type { Say } from './say';

/** The sign-in form. */
export interface SignInPage<Found> {
  /** The e-mail field. */
  readonly email: Found;
  /** The password field. */
  readonly password: Found;
  /** The submit button. */
  readonly submit: Found;
  /** The error message. */
  readonly alert: Found;
  /** The link for a forgotten password. */
  readonly forgotPassword: Found;
  /** The field for the code of an authenticator app. */
  readonly code: Found;
  /** Fills in both fields and submits. */
  signIn(email: string, password: string): Promise<void>;
  /** Fills in a code and submits. */
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
