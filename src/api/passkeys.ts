import type { Passkey, PasskeyCredential, PasskeyOptions } from '../domain/auth/passkey';
import type { ExternalLoginResult } from '../domain/auth/session';
import { sendForToken } from './auth';
import type { CallOptions, IdInput } from './call';
import type { ApiClient } from './client';
import { get, patch, post, remove } from './endpoints';
import { readExternalLogin } from './wire/login';
import { readWriteAnswer, type WriteAnswer } from './wire/message';
import { readNewPasskey, readPasskeyOptions, readPasskeys } from './wire/passkeys';

export const GET_PASSKEY_LOGIN_OPTIONS = /* @__PURE__ */ post(
  'getPasskeyLoginOptions',
  '/app/login/passkey-options',
  { needsSession: false },
);

/** What the browser needs to ask for a passkey (contract §4.28). */
export function getPasskeyLoginOptions(
  client: ApiClient,
  options?: CallOptions,
): Promise<PasskeyOptions> {
  return client.send({ endpoint: GET_PASSKEY_LOGIN_OPTIONS, read: readPasskeyOptions }, options);
}

export const LOGIN_WITH_PASSKEY = /* @__PURE__ */ post('loginWithPasskey', '/app/login/passkey', {
  needsSession: false,
});

/** Signs in with a passkey (contract §4.28). The client keeps the CSRF token. */
export function loginWithPasskey(
  client: ApiClient,
  { credential }: { readonly credential: PasskeyCredential },
  options?: CallOptions,
): Promise<ExternalLoginResult> {
  client.setCsrfToken(null);
  const call = { endpoint: LOGIN_WITH_PASSKEY, body: { credential }, read: readExternalLogin };
  return sendForToken(client, call, options);
}

export const LIST_PASSKEYS = /* @__PURE__ */ get('listPasskeys', '/app/users/me/passkeys');

/** One's own passkeys (contract §4.28). */
export function listPasskeys(
  client: ApiClient,
  options?: CallOptions,
): Promise<readonly Passkey[]> {
  return client.send({ endpoint: LIST_PASSKEYS, read: readPasskeys }, options);
}

export const GET_PASSKEY_OPTIONS = /* @__PURE__ */ post(
  'getPasskeyOptions',
  '/app/users/me/passkeys/options',
);

/** What the browser needs to make a passkey (contract §4.28). */
export function getPasskeyOptions(
  client: ApiClient,
  options?: CallOptions,
): Promise<PasskeyOptions> {
  return client.send({ endpoint: GET_PASSKEY_OPTIONS, read: readPasskeyOptions }, options);
}

export const ADD_PASSKEY = /* @__PURE__ */ post('addPasskey', '/app/users/me/passkeys');

/** Keeps a passkey that the browser has made; without a name the server gives it one (contract §4.28). */
export function addPasskey(
  client: ApiClient,
  body: { readonly credential: PasskeyCredential; readonly name?: string },
  options?: CallOptions,
): Promise<Passkey> {
  return client.send({ endpoint: ADD_PASSKEY, body, read: readNewPasskey }, options);
}

export const RENAME_PASSKEY = /* @__PURE__ */ patch('renamePasskey', '/app/users/me/passkeys/{id}');

/** Gives a passkey another name (contract §4.28). */
export function renamePasskey(
  client: ApiClient,
  { id, name }: IdInput & { readonly name: string },
  options?: CallOptions,
): Promise<WriteAnswer> {
  const call = { endpoint: RENAME_PASSKEY, params: { id }, body: { name }, read: readWriteAnswer };
  return client.send(call, options);
}

export const REMOVE_PASSKEY = /* @__PURE__ */ remove(
  'removePasskey',
  '/app/users/me/passkeys/{id}',
);

/** Removes a passkey: nobody can sign in with it any more (contract §4.28). */
export function removePasskey(
  client: ApiClient,
  { id }: IdInput,
  options?: CallOptions,
): Promise<WriteAnswer> {
  return client.send({ endpoint: REMOVE_PASSKEY, params: { id }, read: readWriteAnswer }, options);
}
