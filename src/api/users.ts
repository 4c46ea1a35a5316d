import type { TwoFactorSetup } from '../domain/auth/session';
import type { Page, PageQuery } from '../domain/paging';
import type { User } from '../domain/users/user';
import type { UserRow } from '../domain/users/user-row';
import { userSearchOf } from '../domain/users/user-search';
import type { CallOptions } from './call';
import type { ApiClient } from './client';
import { type ExportQuery, exportParams, readCsvFile } from './csv-file';
import { get, patch, post, remove } from './endpoints';
import { listParams } from './list-params';
import { readTwoFactorSetup } from './wire/login';
import { readWriteAnswer, type WriteAnswer } from './wire/message';
import { readPage } from './wire/page';
import { emailOf, readUser, readUserRow } from './wire/users';

/** Names a user; the id of a user is the e-mail (contract §1). */
export interface UserInput {
  /** E-mail of the user, which is also their id. */
  readonly email: string;
}

export const GET_CURRENT_USER = /* @__PURE__ */ get('getCurrentUser', '/app/users/me');

/** The signed-in user, or the impersonated one (specification §7.2). */
export function getCurrentUser(client: ApiClient, options?: CallOptions): Promise<User> {
  return client.send({ endpoint: GET_CURRENT_USER, read: readUser }, options);
}

export const GET_USER = /* @__PURE__ */ get('getUser', '/app/users/{email}');

/** One user by e-mail (specification §7.2). */
export function getUser(
  client: ApiClient,
  { email }: UserInput,
  options?: CallOptions,
): Promise<User> {
  return client.send({ endpoint: GET_USER, params: { email }, read: readUser }, options);
}

export const LIST_USERS = /* @__PURE__ */ get('listUsers', '/app/users');

/**
 * A page of all users (specification §7.2). A search text of up to 3 characters is not sent, so the
 * answer is then the whole list. Order and filters are sent when there are any: a server that does
 * not know them ignores them (wire §2).
 */
export function listUsers(
  client: ApiClient,
  asked: PageQuery,
  options?: CallOptions,
): Promise<Page<UserRow>> {
  const query = listParams({
    ...asked,
    searchString: userSearchOf(asked.searchString ?? '') ?? '',
  });
  const read = (json: unknown) => readPage(json, readUserRow, emailOf);
  return client.send({ endpoint: LIST_USERS, query, read }, options);
}

export const EXPORT_USERS = /* @__PURE__ */ get('exportUsers', '/app/users/export');

/** All users of a query as a file (wire §2); the page does not matter. */
export function exportUsers(
  client: ApiClient,
  asked: ExportQuery,
  options?: CallOptions,
): Promise<string> {
  const searchString = userSearchOf(asked.searchString ?? '') ?? '';
  const query = exportParams({ ...asked, searchString });
  return client.send({ endpoint: EXPORT_USERS, query, read: readCsvFile }, options);
}

export const INVITE_USER = /* @__PURE__ */ post('inviteUser', '/app/users');

/** Who is invited, and to which company. */
export interface InvitationInput extends UserInput {
  /** Id of the company that they will belong to (workday §1). @default one's own */
  readonly customerId?: string | undefined;
}

/** Invites a user by e-mail (specification §7.2), to one's own company or to one below it. */
export function inviteUser(
  client: ApiClient,
  { email, customerId }: InvitationInput,
  options?: CallOptions,
): Promise<WriteAnswer> {
  // Servers that know no companies of people get what the specification says.
  const body = customerId === undefined ? { email } : { email, customerId };
  return client.send({ endpoint: INVITE_USER, body, read: readWriteAnswer }, options);
}

export const RESEND_INVITATION = /* @__PURE__ */ post(
  'resendInvitation',
  '/app/users/{email}/invitation',
);

/** Sends a pending invitation again, with a new link (contract §4.29). */
export function resendInvitation(
  client: ApiClient,
  { email }: UserInput,
  options?: CallOptions,
): Promise<WriteAnswer> {
  const call = { endpoint: RESEND_INVITATION, params: { email } };
  return client.send({ ...call, read: readWriteAnswer }, options);
}

export const WITHDRAW_INVITATION = /* @__PURE__ */ remove(
  'withdrawInvitation',
  '/app/users/{email}/invitation',
);

/** Takes a pending invitation back: its link is void, and the user gone (contract §4.29). */
export function withdrawInvitation(
  client: ApiClient,
  { email }: UserInput,
  options?: CallOptions,
): Promise<WriteAnswer> {
  const call = { endpoint: WITHDRAW_INVITATION, params: { email } };
  return client.send({ ...call, read: readWriteAnswer }, options);
}

/** What a user may change of a profile; what is left out stays (specification §7.2). */
export interface UserChanges {
  /** First name. */
  readonly firstname?: string;
  /** Last name. */
  readonly lastname?: string;
  /** What they are called in the portal. */
  readonly displayName?: string;
  /** Phone number, digits only. */
  readonly phoneNumber?: string;
  /** The new password. */
  readonly password?: string;
  /** Its confirmation (contract §2, "Profile completion"). */
  readonly changepassword?: string;
  /** The present password, which a new one needs. */
  readonly oldPassword?: string;
}

export const UPDATE_USER = /* @__PURE__ */ patch('updateUser', '/app/users/{email}');

/** Changes a profile, also to complete it at the first sign-in (contract §2). */
export function updateUser(
  client: ApiClient,
  { email, changes }: UserInput & { readonly changes: UserChanges },
  options?: CallOptions,
): Promise<WriteAnswer> {
  return client.send(
    { endpoint: UPDATE_USER, params: { email }, body: changes, read: readWriteAnswer },
    options,
  );
}

export const CHANGE_PASSWORD = /* @__PURE__ */ patch(
  'changePassword',
  '/app/users/{email}/change-password',
);

/** Changes a password (specification §7.2). */
export function changePassword(
  client: ApiClient,
  input: UserInput & { readonly oldPassword: string; readonly newPassword: string },
  options?: CallOptions,
): Promise<WriteAnswer> {
  const { email, oldPassword, newPassword } = input;
  const body = { oldPassword, newPassword };
  return client.send(
    { endpoint: CHANGE_PASSWORD, params: { email }, body, read: readWriteAnswer },
    options,
  );
}

export const DELETE_USER = /* @__PURE__ */ remove('deleteUser', '/app/users/{email}');

/** Deletes one user; several are deleted one by one (specification §7.2). */
export function deleteUser(
  client: ApiClient,
  { email }: UserInput,
  options?: CallOptions,
): Promise<WriteAnswer> {
  return client.send({ endpoint: DELETE_USER, params: { email }, read: readWriteAnswer }, options);
}

export const SETUP_TWO_FACTOR = /* @__PURE__ */ get(
  'setupTwoFactor',
  '/app/users/setup2fa/{email}',
  { hasEffects: true },
);

/** Begins to set up a second factor (contract §2). It is never repeated on its own. */
export function setupTwoFactor(
  client: ApiClient,
  { email }: UserInput,
  options?: CallOptions,
): Promise<TwoFactorSetup> {
  const params = { email };
  return client.send({ endpoint: SETUP_TWO_FACTOR, params, read: readTwoFactorSetup }, options);
}

export const CONFIRM_TWO_FACTOR = /* @__PURE__ */ post('confirmTwoFactor', '/app/users/setup2fa');

/** Switches the second factor on with the first code (contract §2). */
export function confirmTwoFactor(
  client: ApiClient,
  { email, code }: UserInput & { readonly code: string },
  options?: CallOptions,
): Promise<WriteAnswer> {
  const query = { email, code };
  return client.send({ endpoint: CONFIRM_TWO_FACTOR, query, read: readWriteAnswer }, options);
}

export const DISABLE_TWO_FACTOR = /* @__PURE__ */ post(
  'disableTwoFactor',
  '/app/users/disable2fa/{email}',
);

/** Switches the second factor off (specification §7.2). */
export function disableTwoFactor(
  client: ApiClient,
  { email }: UserInput,
  options?: CallOptions,
): Promise<WriteAnswer> {
  const params = { email };
  return client.send({ endpoint: DISABLE_TWO_FACTOR, params, read: readWriteAnswer }, options);
}
