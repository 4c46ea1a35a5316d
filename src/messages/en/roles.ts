import { defineMessages } from '../define-messages';

/** The sentences of the roles area (specification §2.6 to §2.8). */
export const rolesMessages = /* @__PURE__ */ defineMessages('roles', {
  title: 'Roles',
  intro: 'What people may do, and who holds which role.',
  systemRole: 'System Role',
  createdBy: 'Role created by',
  permissionsOf: 'Permissions of {role}',
  andMore: 'and {count} more...',
  noPermissions: 'No permissions',
  noUsers: 'No Users Assigned',
  usersOf: 'Users with the role {role}',
  loading: 'Loading roles',
  loadingUsers: 'Loading users',
  failedTitle: 'Something went wrong',
  failedText: 'The roles could not be loaded. Try again, or come back later.',
  usersFailed: 'The users of this role could not be loaded.',
  tryAgain: 'Try again',
  tryAgainUsers: 'Try again to load the users of {role}',
  emptyTitle: 'No roles yet',
  emptyText: 'Roles say what people may do. Once one is made, it shows here.',
  refreshFailed: 'The list could not be refreshed. What you see may be out of date.',
});
