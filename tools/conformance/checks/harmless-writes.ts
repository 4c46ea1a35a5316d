import type { RawCall } from '../connection';
import type { Suite } from '../suite';
import { commerceWrites } from './commerce-writes';

/**
 * Writes that must be refused without a session or without the CSRF token. Each names something that
 * is not there, so that a server that lets them through changes nothing all the same.
 */
export function harmlessWrites(suite: Suite): readonly RawCall[] {
  const email = suite.nobody;
  const id = suite.nothing;
  const role = suite.nothing;
  return [
    { endpoint: 'inviteUser', body: { email: '' } },
    { endpoint: 'updateUser', params: { email }, body: {} },
    { endpoint: 'changePassword', params: { email }, body: { oldPassword: '', newPassword: '' } },
    { endpoint: 'deleteUser', params: { email } },
    { endpoint: 'confirmTwoFactor', query: { email, code: '' } },
    { endpoint: 'disableTwoFactor', params: { email } },
    { endpoint: 'createRole', query: { roleName: '' }, body: [] },
    { endpoint: 'updateRolePermissions', params: { role }, body: [] },
    { endpoint: 'deleteRole', params: { role } },
    { endpoint: 'assignRole', query: { roleName: role }, body: [] },
    { endpoint: 'dismissNotification', params: { id } },
    {
      endpoint: 'setPreference',
      params: { key: `conformance.${suite.mark}` },
      body: { value: null },
    },
    { endpoint: 'resendInvitation', params: { email } },
    { endpoint: 'withdrawInvitation', params: { email } },
    { endpoint: 'resetSecondFactor', params: { email }, body: { reason: '' } },
    { endpoint: 'deactivateUser', params: { email }, body: { reason: '' } },
    { endpoint: 'activateUser', params: { email }, body: { reason: '' } },
    { endpoint: 'signOutDevice', params: { id } },
    { endpoint: 'forgetDevice', params: { id } },
    { endpoint: 'addPasskey', body: { credential: {} } },
    { endpoint: 'renamePasskey', params: { id }, body: { name: '' } },
    { endpoint: 'removePasskey', params: { id } },
    { endpoint: 'startImpersonation', body: { email } },
    { endpoint: 'extendImpersonation', params: { sessionId: id } },
    { endpoint: 'endImpersonation', params: { sessionId: id } },
    ...commerceWrites(suite),
  ];
}
