import * as accounts from '../../src/api/accounts';
import { listActivity } from '../../src/api/activity';
import type { EndpointName } from '../../src/api/all-endpoints';
import * as auth from '../../src/api/auth';
import type { CallOptions } from '../../src/api/call';
import type { ApiClient } from '../../src/api/client';
import { getCustomerType } from '../../src/api/customers';
import * as devices from '../../src/api/devices';
import * as impersonation from '../../src/api/impersonation';
import * as notifications from '../../src/api/notifications';
import * as passkeys from '../../src/api/passkeys';
import * as preferences from '../../src/api/preferences';
import * as recoveryCodes from '../../src/api/recovery-codes';
import * as roles from '../../src/api/roles';
import { getTask } from '../../src/api/tasks';
import * as users from '../../src/api/users';
import { COMMERCE_CALLS } from './commerce-calls';

type Run = (client: ApiClient, options?: CallOptions) => Promise<unknown>;

/** The hub is an address and no call. */
export type CallName = Exclude<EndpointName, 'notificationsHub'>;

export interface Call {
  readonly run: Run;
  /** The request as specification §7 or contract §3 writes it. */
  readonly request: string;
  /** Its JSON body. */
  readonly body?: unknown;
  /** A good answer. */
  readonly answer?: unknown;
}

const email = 'zoë+1@example.com';
const encoded = 'zo%C3%AB%2B1%40example.com';
const page = { pageNumber: 2, pageSize: 50 };
const filter = JSON.stringify({
  searchString: 'anna',
  pageSize: 50,
  pageNumber: 2,
  columns: [
    'email',
    'userAvatar',
    'firstname',
    'lastname',
    'lastLoginDate',
    'isActive',
    'isSystem',
  ],
});
const login = { expires: '2026-01-15T13:00:00', csrfToken: 'token-1' };

/** Every call of the endpoint table: a missing one is a type error. */
export const CALLS: Record<CallName, Call> = {
  resendInvitation: {
    run: (c, o) => users.resendInvitation(c, { email }, o),
    request: `POST /app/users/${encoded}/invitation`,
  },
  withdrawInvitation: {
    run: (c, o) => users.withdrawInvitation(c, { email }, o),
    request: `DELETE /app/users/${encoded}/invitation`,
  },
  resetSecondFactor: {
    run: (c, o) => accounts.resetSecondFactor(c, { email, reason: 'lost phone' }, o),
    request: `POST /app/users/${encoded}/second-factor/reset`,
    body: { reason: 'lost phone' },
    answer: { email },
  },
  deactivateUser: {
    run: (c, o) => accounts.deactivateUser(c, { email, reason: 'left' }, o),
    request: `POST /app/users/${encoded}/deactivate`,
    body: { reason: 'left' },
    answer: { email },
  },
  activateUser: {
    run: (c, o) => accounts.activateUser(c, { email, reason: '' }, o),
    request: `POST /app/users/${encoded}/activate`,
    body: { reason: '' },
    answer: { email },
  },
  getHoldings: {
    run: (c, o) => accounts.getHoldings(c, { email }, o),
    request: `GET /app/users/${encoded}/holdings`,
    answer: { roles: ['Guest'], waitingOrders: 0 },
  },
  exportUsers: {
    run: (c, o) => users.exportUsers(c, { searchString: 'halv', sort: '-name' }, o),
    request: 'GET /app/users/export?searchString=halv&sort=-name',
    answer: 'email,firstname\r\n',
  },
  listActivity: {
    run: (c, o) => listActivity(c, { ...page, record: { type: 'user', id: email } }, o),
    request: `GET /app/activity?pageNumber=2&pageSize=50&recordType=user&recordId=${encoded}`,
    answer: { data: [] },
  },
  login: {
    run: (c, o) => auth.login(c, { email, password: ' pä😀 ', tfaCode: '123456' }, o),
    request: 'POST /app/login',
    body: { email, password: ' pä😀 ', tfaCode: '123456' },
    answer: login,
  },
  getPasskeyLoginOptions: {
    run: passkeys.getPasskeyLoginOptions,
    request: 'POST /app/login/passkey-options',
    answer: { challenge: 'Y2hhbGxlbmdl', rpId: 'portal.test' },
  },
  loginWithPasskey: {
    run: (c, o) => passkeys.loginWithPasskey(c, { credential: { id: 'p-1' } }, o),
    request: 'POST /app/login/passkey',
    body: { credential: { id: 'p-1' } },
    answer: { ...login, email },
  },
  listPasskeys: {
    run: passkeys.listPasskeys,
    request: 'GET /app/users/me/passkeys',
    answer: [{ id: 'p-1', name: 'Laptop', createdAt: '2026-01-15T13:00:00' }],
  },
  getPasskeyOptions: {
    run: passkeys.getPasskeyOptions,
    request: 'POST /app/users/me/passkeys/options',
    answer: { publicKey: { challenge: 'Y2hhbGxlbmdl' } },
  },
  addPasskey: {
    run: (c, o) => passkeys.addPasskey(c, { credential: { id: 'p-1' } }, o),
    request: 'POST /app/users/me/passkeys',
    body: { credential: { id: 'p-1' } },
    answer: { id: 'p-1', name: 'Chrome on macOS' },
  },
  renamePasskey: {
    run: (c, o) => passkeys.renamePasskey(c, { id: 'p/1', name: 'Phone' }, o),
    request: 'PATCH /app/users/me/passkeys/p%2F1',
    body: { name: 'Phone' },
  },
  removePasskey: {
    run: (c, o) => passkeys.removePasskey(c, { id: 'p/1' }, o),
    request: 'DELETE /app/users/me/passkeys/p%2F1',
  },
  listDevices: {
    run: devices.listDevices,
    request: 'GET /app/users/me/devices',
    answer: [{ id: 'd-1', name: 'Firefox on Windows', lastSeen: '2026-01-15T13:00:00' }],
  },
  signOutDevice: {
    run: (c, o) => devices.signOutDevice(c, { id: 'd/1' }, o),
    request: 'DELETE /app/users/me/devices/d%2F1',
  },
  signOutOtherDevices: {
    run: devices.signOutOtherDevices,
    request: 'POST /app/users/me/devices/sign-out-others',
  },
  forgetDevice: {
    run: (c, o) => devices.forgetDevice(c, { id: 'd/1' }, o),
    request: 'DELETE /app/users/me/devices/d%2F1/trust',
  },
  getRecoveryCodes: {
    run: recoveryCodes.getRecoveryCodes,
    request: 'GET /app/users/me/recovery-codes',
    answer: { left: 8, total: 10 },
  },
  makeRecoveryCodes: {
    run: recoveryCodes.makeRecoveryCodes,
    request: 'POST /app/users/me/recovery-codes',
    answer: { codes: ['k7m2p-9xq4t'] },
  },
  logout: { run: auth.logout, request: 'GET /app/login/logout' },
  validateToken: {
    run: auth.validateToken,
    request: 'POST /app/login/validate-token',
    answer: login,
  },
  resetPassword: {
    run: (c, o) => auth.resetPassword(c, { email, token: 'a+b/c=', newPassword: 'Secret1!' }, o),
    request: 'POST /app/login/reset-password',
    body: { newPassword: 'Secret1!', token: 'a+b/c=', email },
  },
  requestPasswordReset: {
    run: (c, o) => auth.requestPasswordReset(c, { email, host: 'portal.example' }, o),
    request: `GET /app/login/generate-password-reset-token?email=${encoded}&host=portal.example`,
  },
  confirmEmail: {
    run: (c, o) => auth.confirmEmail(c, { email, confirmationToken: 'a+b/c=' }, o),
    request: `GET /app/login/confirm-email?confirmationToken=a%2Bb%2Fc%3D&email=${encoded}`,
  },
  getExternalLoginUrl: {
    run: (c, o) => auth.getExternalLoginUrl(c, { provider: 'google' }, o),
    request: 'GET /app/login/external-login?provider=google',
    answer: 'https://accounts.example/o?state=1',
  },
  completeExternalLogin: {
    run: (c, o) =>
      auth.completeExternalLogin(
        c,
        { provider: 'microsoft', token: 's', code: 'c', host: 'portal.example' },
        o,
      ),
    request: 'POST /app/login/external-login-res?provider=microsoft',
    body: { token: 's', code: 'c', host: 'portal.example' },
    answer: login,
  },
  getCurrentUser: { run: users.getCurrentUser, request: 'GET /app/users/me', answer: { email } },
  getUser: {
    run: (c, o) => users.getUser(c, { email }, o),
    request: `GET /app/users/${encoded}`,
    answer: { email },
  },
  listUsers: {
    run: (c, o) => users.listUsers(c, { ...page, searchString: 'anna' }, o),
    request: 'GET /app/users?pageNumber=2&pageSize=50&searchString=anna',
    answer: { data: [] },
  },
  inviteUser: {
    run: (c, o) => users.inviteUser(c, { email }, o),
    request: 'POST /app/users',
    body: { email },
  },
  updateUser: {
    run: (c, o) =>
      users.updateUser(c, { email, changes: { firstname: 'Zoë', oldPassword: 'x' } }, o),
    request: `PATCH /app/users/${encoded}`,
    body: { firstname: 'Zoë', oldPassword: 'x' },
  },
  changePassword: {
    run: (c, o) => users.changePassword(c, { email, oldPassword: 'a', newPassword: 'b' }, o),
    request: `PATCH /app/users/${encoded}/change-password`,
    body: { oldPassword: 'a', newPassword: 'b' },
  },
  deleteUser: {
    run: (c, o) => users.deleteUser(c, { email }, o),
    request: `DELETE /app/users/${encoded}`,
  },
  setupTwoFactor: {
    run: (c, o) => users.setupTwoFactor(c, { email }, o),
    request: `GET /app/users/setup2fa/${encoded}`,
    answer: { sharedKey: 'ABCD', authenticatorUri: 'otpauth://totp/Plinth:zoe?secret=ABCD' },
  },
  confirmTwoFactor: {
    run: (c, o) => users.confirmTwoFactor(c, { email, code: '012345' }, o),
    request: `POST /app/users/setup2fa?email=${encoded}&code=012345`,
  },
  disableTwoFactor: {
    run: (c, o) => users.disableTwoFactor(c, { email }, o),
    request: `POST /app/users/disable2fa/${encoded}`,
  },
  getCustomerType: {
    run: getCustomerType,
    request: 'GET /app/customers/customer-type',
    answer: { customerType: 1 },
  },
  getPermissionCatalogue: {
    run: roles.getPermissionCatalogue,
    request: 'GET /app/roles',
    answer: {},
  },
  listRoles: { run: roles.listRoles, request: 'GET /app/roles/roles', answer: {} },
  createRole: {
    run: (c, o) => roles.createRole(c, { role: 'a/b?#%2F', permissions: ['User.Invite'] }, o),
    request: 'POST /app/roles/create-role?roleName=a%2Fb%3F%23%252F',
    body: ['User.Invite'],
  },
  updateRolePermissions: {
    run: (c, o) => roles.updateRolePermissions(c, { role: 'a/b', permissions: [] }, o),
    request: 'PATCH /app/roles/a%2Fb/permissions',
    body: [],
  },
  deleteRole: {
    run: (c, o) => roles.deleteRole(c, { role: '__proto__' }, o),
    request: 'DELETE /app/roles/__proto__',
  },
  assignRole: {
    run: (c, o) => roles.assignRole(c, { role: 'Guest', emails: [email] }, o),
    request: 'POST /app/roles/assign-role?roleName=Guest',
    body: [email],
  },
  listRoleMembers: {
    run: (c, o) => roles.listRoleMembers(c, { role: 'Admin', ...page, searchString: 'anna' }, o),
    request: `GET /app/roles/users-per-role?role=Admin&filter=${encodeURIComponent(filter)}`,
    answer: { data: [] },
  },
  listNotifications: {
    run: notifications.listNotifications,
    request: 'GET /app/notifications',
    answer: [],
  },
  dismissNotification: {
    run: (c, o) => notifications.dismissNotification(c, { id: 'n/1' }, o),
    request: 'DELETE /app/notifications/n%2F1',
  },
  markAllNotificationsRead: {
    run: notifications.markAllNotificationsRead,
    request: 'POST /app/notifications/mark-all-read',
  },
  getTask: {
    run: (c, o) => getTask(c, { id: 't1' }, o),
    request: 'GET /app/tasks/t1',
    answer: { data: { id: 't1', status: 'Done', metadata: null } },
  },
  listPreferences: {
    run: preferences.listPreferences,
    request: 'GET /app/preferences',
    answer: [{ key: 'lists.users.density', value: 'compact' }],
  },
  setPreference: {
    run: (c, o) => preferences.setPreference(c, { key: 'a.b-c_1', value: ['x', { y: 1 }] }, o),
    request: 'PUT /app/preferences/a.b-c_1',
    body: { value: ['x', { y: 1 }] },
  },
  startImpersonation: {
    run: (c, o) => impersonation.startImpersonation(c, { email }, o),
    request: 'POST /app/impersonation',
    body: { email },
    answer: { sessionId: 's1', email, expires: '2026-01-15T12:30:00Z' },
  },
  extendImpersonation: {
    run: (c, o) => impersonation.extendImpersonation(c, { sessionId: 's1' }, o),
    request: 'POST /app/impersonation/s1/extend',
    answer: { expires: '2026-01-15T13:00:00Z' },
  },
  endImpersonation: {
    run: (c, o) => impersonation.endImpersonation(c, { sessionId: 's1' }, o),
    request: 'DELETE /app/impersonation/s1',
  },
  ...COMMERCE_CALLS,
};

export const CALL_NAMES = Object.keys(CALLS) as CallName[];

/** Calls that need no particular answer: those without one in the table. */
export const NEEDS_ANSWER = CALL_NAMES.filter((name) => CALLS[name].answer !== undefined);
