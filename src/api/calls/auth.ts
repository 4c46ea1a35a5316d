import { redirectTarget } from '../../domain/auth/redirect-target';
import type { ExternalLoginResult, ExternalProvider, LoginResult } from '../../domain/auth/session';
import type { CallOptions } from '../call';
import type { ApiClient } from '../client';
import type { ApiError } from '../errors';
import { anyText, as, type Field, instant, loose, record, url, type WireOf } from '../wire/fields';
import { messageText } from '../wire/problem';
import { field, text, unexpected, unwrap } from '../wire/readers';
import { type CallFacts, type CallWith, get, post, written } from './call';

/** Stores the CSRF token of a response, unless the session has ended meanwhile. */
async function keepToken<T extends LoginResult>(client: ApiClient, answer: Promise<T>): Promise<T> {
  const { sessionEpoch } = client;
  const result = await answer;
  if (client.sessionEpoch === sessionEpoch) client.setCsrfToken(result.csrfToken);
  return result;
}

/** A call that starts a session; the client forgets the previous session first. */
export function opensSession<Name extends string, Input, T extends LoginResult>(
  call: CallWith<Name, Input, T>,
): CallWith<Name, Input, T> {
  const open = (client: ApiClient, input: Input, options?: CallOptions) => {
    client.setCsrfToken(null);
    return keepToken(client, call(client, input, options));
  };
  return Object.assign(open, call);
}

/** Required: without a token no write would be possible. */
export const csrfToken: Field<string, string> = (value) => text(value) || unexpected('csrfToken');

const LOGIN = () => ({
  csrfToken,
  expires: instant,
});

/** The sign-in response on the wire (contract §2). */
export type WireLogin = WireOf<typeof LOGIN>;

export const readLogin: Field<LoginResult> = record(LOGIN, 'csrfToken');

const EXTERNAL_LOGIN = () => ({ ...LOGIN(), expires: loose(instant), email: loose(anyText) });

/** The response after an external sign-in. */
export type WireExternalLogin = WireOf<typeof EXTERNAL_LOGIN>;

export const readExternalLogin: Field<ExternalLoginResult> = record(EXTERNAL_LOGIN, 'csrfToken');

const NO_SESSION = { needsSession: false } as const;

/** Input of {@link login}. The password is sent byte for byte. */
export interface LoginInput {
  /** E-mail address, which is also the user's id. */
  readonly email: string;
  /** The password, byte for byte. */
  readonly password: string;
  /**
   * Six-digit code of the second factor, or a recovery code (contract §4.28). After an external
   * login the password is '' (contract §2).
   */
  readonly tfaCode?: string;
  /** Whether this browser needs no code for 30 days (contract §4.28). */
  readonly trustDevice?: true | undefined;
}

/**
 * Signs in (specification §7.1). The client stores the CSRF token.
 *
 * @throws ApiError; a 400 whose message matches `isTwoFactorRequired` leads to the second factor.
 */
export const login = opensSession(
  post('login', '/app/login', readLogin, (body: LoginInput) => ({ body }), NO_SESSION),
);

/** Contact for help without a code, from the 400 that asks for one; '' if none (workday §9.9). */
export function codeHelpOf({ body }: Pick<ApiError, 'body'>): string {
  return messageText(field(body, 'help'));
}

export const LOGOUT = get('logout', '/app/login/logout', written, undefined, {
  hasEffects: true,
  needsSession: false,
});

/**
 * Signs out; while impersonating, ends only the impersonation (contract §3). The CSRF token is
 * cleared immediately, whatever the server answers.
 */
export async function logout(client: ApiClient, options?: CallOptions): Promise<void> {
  client.setCsrfToken(null);
  await LOGOUT(client, options);
}

export const VALIDATE_TOKEN = post(
  'validateToken',
  '/app/login/validate-token',
  readLogin,
  undefined,
  NO_SESSION,
);

/**
 * Checks the session cookie and stores the CSRF token (specification §4, "Application start"). A
 * 401 does not call `onUnauthorized`.
 */
export function validateToken(client: ApiClient, options?: CallOptions): Promise<LoginResult> {
  return keepToken(client, VALIDATE_TOKEN(client, options));
}

/** A new password, with the token of the mailed link. */
interface ResetInput {
  readonly email: string;
  readonly token: string;
  readonly newPassword: string;
}

/** Sets a new password with the token of the mailed link (specification §7.1). */
export const resetPassword = post(
  'resetPassword',
  '/app/login/reset-password',
  written,
  ({ newPassword, token, email }: ResetInput) => ({ body: { newPassword, token, email } }),
  NO_SESSION,
);

/** Requests a mail with a reset link (specification §7.1). `host` is the portal's own. */
export const requestPasswordReset = get(
  'requestPasswordReset',
  '/app/login/generate-password-reset-token',
  written,
  ({ email, host }: { readonly email: string; readonly host: string }) => ({
    query: { email, host },
  }),
  { hasEffects: true, needsSession: false },
);

/** Confirms an e-mail address with the token of the mailed link (specification §7.1). */
export const confirmEmail = get(
  'confirmEmail',
  '/app/login/confirm-email',
  written,
  (input: { readonly email: string; readonly confirmationToken: string }) => ({
    query: { confirmationToken: input.confirmationToken, email: input.email },
  }),
  { hasEffects: true, needsSession: false },
);

/** A bare JSON string, `{data}` or plain text (contract §1). */
export const readExternalLoginUrl: Field<string> = as(
  url,
  (json, text: string) =>
    redirectTarget(unwrap(json ?? text.trim())) ?? unexpected('redirect target'),
);

/**
 * The address for signing in with an external provider (specification §7.1).
 *
 * @throws ApiError of the kind `unexpected` if the address must not be followed.
 */
export const getExternalLoginUrl = get(
  'getExternalLoginUrl',
  '/app/login/external-login',
  readExternalLoginUrl,
  ({ provider }: { readonly provider: ExternalProvider }) => ({ query: { provider } }),
  NO_SESSION,
);

/** Input of {@link completeExternalLogin}: `token` is the `state` of the query (contract §2). */
export interface ExternalLoginInput {
  /** The provider. */
  readonly provider: ExternalProvider;
  /** The `state` from the provider's redirect. */
  readonly token: string;
  /** The one-time code from the provider's redirect. */
  readonly code: string;
  /** Origin of the portal, to which the provider redirected. */
  readonly host: string;
}

/**
 * Exchanges the code of an external provider for a session (contract §2). The client stores the
 * CSRF token.
 */
export const completeExternalLogin = opensSession(
  post(
    'completeExternalLogin',
    '/app/login/external-login-res',
    readExternalLogin,
    ({ provider, token, code, host }: ExternalLoginInput) => ({
      query: { provider },
      body: { token, code, host },
    }),
    NO_SESSION,
  ),
);

/** The {@link CallFacts} of each call. @internal */
export const facts = () => {
  const OPEN = { isOpen: true, isOfSession: true, refuses: { 400: [''] } } as const;
  const EMAIL = 'zoë+1@example.com';
  const IN_QUERY = 'zo%C3%AB%2B1%40example.com';
  return {
    login: {
      ...OPEN,
      refuses: { 400: [''], 401: [''], 403: ['account_off', ''] },
      example: [
        { email: EMAIL, password: ' pä😀 ', tfaCode: '123456' },
        'POST /app/login',
        { email: EMAIL, password: ' pä😀 ', tfaCode: '123456' },
      ],
    },
    logout: {
      isOpen: true,
      isOfSession: true,
      refuses: { 403: [''] },
      example: [undefined, 'GET /app/login/logout'],
    },
    validateToken: {
      isOfSession: true,
      example: [undefined, 'POST /app/login/validate-token'],
    },
    resetPassword: {
      ...OPEN,
      example: [
        { email: EMAIL, token: 'a+b/c=', newPassword: 'Secret1!' },
        'POST /app/login/reset-password',
        { newPassword: 'Secret1!', token: 'a+b/c=', email: EMAIL },
      ],
    },
    requestPasswordReset: {
      ...OPEN,
      example: [
        { email: EMAIL, host: 'portal.example' },
        `GET /app/login/generate-password-reset-token?email=${IN_QUERY}&host=portal.example`,
      ],
    },
    confirmEmail: {
      ...OPEN,
      example: [
        { email: EMAIL, confirmationToken: 'a+b/c=' },
        `GET /app/login/confirm-email?confirmationToken=a%2Bb%2Fc%3D&email=${IN_QUERY}`,
      ],
    },
    getExternalLoginUrl: {
      ...OPEN,
      example: [{ provider: 'google' }, 'GET /app/login/external-login?provider=google'],
    },
    completeExternalLogin: {
      ...OPEN,
      example: [
        { provider: 'microsoft', token: 's', code: 'c', host: 'portal.example' },
        'POST /app/login/external-login-res?provider=microsoft',
        { token: 's', code: 'c', host: 'portal.example' },
      ],
    },
  } as const satisfies Readonly<Record<string, CallFacts>>;
};
