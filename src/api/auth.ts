import { redirectTarget } from '../domain/auth/redirect-target';
import type { ExternalLoginResult, ExternalProvider, LoginResult } from '../domain/auth/session';
import type { ApiCall, CallOptions } from './call';
import type { ApiClient } from './client';
import { get, post } from './endpoints';
import type { ApiError } from './errors';
import { readExternalLogin, readLogin } from './wire/login';
import { readWriteAnswer, type WriteAnswer } from './wire/message';
import { messageText } from './wire/problem';
import { field, unexpected, unwrap } from './wire/readers';

/**
 * Sends a call whose answer has a CSRF token, and keeps the token unless the session has ended
 * meanwhile.
 */
export async function sendForToken<T extends LoginResult>(
  client: ApiClient,
  call: ApiCall<T>,
  options: CallOptions | undefined,
): Promise<T> {
  const { sessionEpoch } = client;
  const result = await client.send(call, options);
  if (client.sessionEpoch === sessionEpoch) client.setCsrfToken(result.csrfToken);
  return result;
}

/** What {@link login} sends. The password goes byte for byte. */
export interface LoginInput {
  /** Their e-mail, which is also their id. */
  readonly email: string;
  /** The password, byte for byte as it was typed. */
  readonly password: string;
  /**
   * Six digits of the second factor, or a recovery code (contract §4.28); the password is '' after an
   * external login (contract §2).
   */
  readonly tfaCode?: string;
  /** Whether no code is asked for in this browser for 30 days (contract §4.28). */
  readonly trustDevice?: true | undefined;
}

export const LOGIN = /* @__PURE__ */ post('login', '/app/login', { needsSession: false });

/**
 * Signs in (specification §7.1). The client keeps the CSRF token.
 * @throws ApiError; a 400 whose message `isTwoFactorRequired` knows leads to the second factor.
 */
export function login(
  client: ApiClient,
  body: LoginInput,
  options?: CallOptions,
): Promise<LoginResult> {
  // A new session begins: nothing of an earlier one may be sent in its name.
  client.setCsrfToken(null);
  return sendForToken(client, { endpoint: LOGIN, body, read: readLogin }, options);
}

/** Who helps somebody without a code, as the server says it with the 400 that asks for one; '' for nothing (workday §9.9). */
export function codeHelpOf({ body }: Pick<ApiError, 'body'>): string {
  return messageText(field(body, 'help'));
}

export const LOGOUT = /* @__PURE__ */ get('logout', '/app/login/logout', {
  hasEffects: true,
  needsSession: false,
});

/**
 * Signs out. While impersonating it ends the impersonation only (contract §3). The CSRF token is
 * forgotten at once, whatever the server answers.
 */
export async function logout(client: ApiClient, options?: CallOptions): Promise<void> {
  client.setCsrfToken(null);
  await client.send({ endpoint: LOGOUT, read: readWriteAnswer }, options);
}

export const VALIDATE_TOKEN = /* @__PURE__ */ post('validateToken', '/app/login/validate-token', {
  needsSession: false,
});

/**
 * Asks whether the session cookie still holds, and takes the CSRF token (specification §4,
 * "Application start"). `onUnauthorized` is not called for a 401.
 */
export function validateToken(client: ApiClient, options?: CallOptions): Promise<LoginResult> {
  return sendForToken(client, { endpoint: VALIDATE_TOKEN, read: readLogin }, options);
}

export const RESET_PASSWORD = /* @__PURE__ */ post('resetPassword', '/app/login/reset-password', {
  needsSession: false,
});

/** Sets a new password with the token of the mailed link (specification §7.1). */
export function resetPassword(
  client: ApiClient,
  input: { readonly email: string; readonly token: string; readonly newPassword: string },
  options?: CallOptions,
): Promise<WriteAnswer> {
  const { newPassword, token, email } = input;
  const body = { newPassword, token, email };
  return client.send({ endpoint: RESET_PASSWORD, body, read: readWriteAnswer }, options);
}

export const REQUEST_PASSWORD_RESET = /* @__PURE__ */ get(
  'requestPasswordReset',
  '/app/login/generate-password-reset-token',
  { hasEffects: true, needsSession: false },
);

/** Has a reset link mailed (specification §7.1). `host` is the portal's own. */
export function requestPasswordReset(
  client: ApiClient,
  { email, host }: { readonly email: string; readonly host: string },
  options?: CallOptions,
): Promise<WriteAnswer> {
  const query = { email, host };
  return client.send({ endpoint: REQUEST_PASSWORD_RESET, query, read: readWriteAnswer }, options);
}

export const CONFIRM_EMAIL = /* @__PURE__ */ get('confirmEmail', '/app/login/confirm-email', {
  hasEffects: true,
  needsSession: false,
});

/** Confirms an e-mail with the token of the mailed link (specification §7.1). */
export function confirmEmail(
  client: ApiClient,
  input: { readonly email: string; readonly confirmationToken: string },
  options?: CallOptions,
): Promise<WriteAnswer> {
  const query = { confirmationToken: input.confirmationToken, email: input.email };
  return client.send({ endpoint: CONFIRM_EMAIL, query, read: readWriteAnswer }, options);
}

export const GET_EXTERNAL_LOGIN_URL = /* @__PURE__ */ get(
  'getExternalLoginUrl',
  '/app/login/external-login',
  { needsSession: false },
);

/**
 * Where the browser goes to sign in with an external provider: a bare JSON string, `{data}` or plain
 * text (contract §1).
 * @throws ApiError of the kind `unexpected` when the address must not be followed.
 */
export function getExternalLoginUrl(
  client: ApiClient,
  { provider }: { readonly provider: ExternalProvider },
  options?: CallOptions,
): Promise<string> {
  const read = (json: unknown, text: string) =>
    redirectTarget(unwrap(json ?? text.trim())) ?? unexpected('redirect target');
  return client.send({ endpoint: GET_EXTERNAL_LOGIN_URL, query: { provider }, read }, options);
}

/** What {@link completeExternalLogin} sends: `token` is the `state` of the query (contract §2). */
export interface ExternalLoginInput {
  /** The provider that they signed in with. */
  readonly provider: ExternalProvider;
  /** The `state` that the provider sent back. */
  readonly token: string;
  /** The code that the provider sent back, good for one exchange. */
  readonly code: string;
  /** Origin of the portal, which the provider sent the browser back to. */
  readonly host: string;
}

export const COMPLETE_EXTERNAL_LOGIN = /* @__PURE__ */ post(
  'completeExternalLogin',
  '/app/login/external-login-res',
  { needsSession: false },
);

/** Exchanges the code of an external provider (contract §2). The client keeps the CSRF token. */
export function completeExternalLogin(
  client: ApiClient,
  { provider, token, code, host }: ExternalLoginInput,
  options?: CallOptions,
): Promise<ExternalLoginResult> {
  client.setCsrfToken(null);
  return sendForToken(
    client,
    {
      endpoint: COMPLETE_EXTERNAL_LOGIN,
      query: { provider },
      body: { token, code, host },
      read: readExternalLogin,
    },
    options,
  );
}
