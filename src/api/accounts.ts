import type { Holdings } from '../domain/users/holdings';
import type { User } from '../domain/users/user';
import type { CallOptions } from './call';
import type { ApiClient } from './client';
import { type DeclaredEndpoint, get, post } from './endpoints';
import type { UserInput } from './users';
import { readHoldings } from './wire/holdings';
import { readUser } from './wire/users';

/** Whose account is changed, and why. */
export interface AccountInput extends UserInput {
  /** Why, for the activity: 1 to 500 characters; '' where it may be left out. */
  readonly reason: string;
}

function change(
  client: ApiClient,
  endpoint: DeclaredEndpoint,
  { email, reason }: AccountInput,
  options: CallOptions | undefined,
): Promise<User> {
  return client.send({ endpoint, params: { email }, body: { reason }, read: readUser }, options);
}

export const RESET_SECOND_FACTOR = /* @__PURE__ */ post(
  'resetSecondFactor',
  '/app/users/{email}/second-factor/reset',
);

/**
 * Takes away the second factor of somebody who has lost their phone, with recovery codes, trusted
 * devices, passkeys and all sessions (workday §2).
 */
export function resetSecondFactor(
  client: ApiClient,
  input: AccountInput,
  options?: CallOptions,
): Promise<User> {
  return change(client, RESET_SECOND_FACTOR, input, options);
}

export const DEACTIVATE_USER = /* @__PURE__ */ post(
  'deactivateUser',
  '/app/users/{email}/deactivate',
);

/** Switches an account off: its sessions end, and nobody signs in with it (workday §2). */
export function deactivateUser(
  client: ApiClient,
  input: AccountInput,
  options?: CallOptions,
): Promise<User> {
  return change(client, DEACTIVATE_USER, input, options);
}

export const ACTIVATE_USER = /* @__PURE__ */ post('activateUser', '/app/users/{email}/activate');

/** Switches an account on again; the reason may be '' (workday §9.7). */
export function activateUser(
  client: ApiClient,
  input: AccountInput,
  options?: CallOptions,
): Promise<User> {
  return change(client, ACTIVATE_USER, input, options);
}

export const GET_HOLDINGS = /* @__PURE__ */ get('getHoldings', '/app/users/{email}/holdings');

/** What somebody leaves behind (workday §2). */
export function getHoldings(
  client: ApiClient,
  { email }: UserInput,
  options?: CallOptions,
): Promise<Holdings> {
  return client.send({ endpoint: GET_HOLDINGS, params: { email }, read: readHoldings }, options);
}
