import { type SpecSection, shows } from '../spec-state';

/** Specification §7: what one sees of a call. */
export const CALLS: readonly SpecSection[] = [
  {
    number: '7.1',
    title: 'Sign-in and session',
    states: [
      shows(
        'auth',
        'Responses report error details in a message field.',
        'pages-auth-login--wrong-password',
        'pages-auth-two-factor--wrong-code',
      ),
      shows(
        'auth',
        'body email, password, tfaCode; returns expires, csrfToken',
        'pages-auth-login--signing',
        'pages-auth-two-factor--loading',
      ),
      shows(
        'auth',
        'query provider = google or microsoft; the response data is a URL the browser is redirected to',
        'screens-auth-login--leaving-for-google',
        'pages-auth-login--provider-fails',
      ),
      shows(
        'auth',
        'body newPassword, token, email',
        'pages-auth-reset-password--loading',
        'screens-auth-reset-password--pending',
      ),
      shows('auth', 'query email, host', 'pages-auth-forgot-password--loading'),
    ],
  },
  {
    number: '7.2',
    title: 'Users',
    states: [
      shows(
        'users',
        'query pageNumber, pageSize, optional searchString; answer data[] with email, firstname, lastname, userAvatar, isSystem.',
        'screens-users-list--promised-fields-only',
        'pages-users-list--ready',
      ),
      shows(
        'users',
        'POST /app/users: body email (invite).',
        'screens-users-invite--sending',
        'screens-users-invite--for-a-company',
        'screens-users-invite--to-a-customer',
        'pages-users-invite--done',
      ),
      shows(
        'users',
        'body firstname, lastname, password, changepassword, displayName, phoneNumber, oldPassword; header X-Csrf-Token.',
        'pages-users-profile--saved',
        'screens-users-profile--saving',
        'pages-auth-profile--loading',
        'screens-auth-profile--submitting',
      ),
      shows(
        'users',
        'body oldPassword, newPassword; header X-Csrf-Token.',
        'pages-users-profile--password-changed',
      ),
      shows(
        'users',
        'DELETE /app/users/{id}: issued once per id for bulk delete.',
        'screens-users-list--selected',
        'screens-users-delete--one',
        'screens-users-delete--some',
        'screens-users-delete--many',
        'screens-users-delete--deleting-one',
        'screens-users-delete--deleting',
        'screens-users-delete--some-failed',
        'screens-users-delete--stopped',
        'pages-users-list--deleted-one',
        'pages-users-list--some-failed-then-done',
      ),
      shows(
        'users',
        'GET /app/users/setup2fa/{id}; POST /app/users/setup2fa with query email, code; POST /app/users/disable2fa/{id}.',
        'screens-users-profile-second-factor--set-up',
        'screens-users-profile-second-factor--loading',
        'screens-users-profile-second-factor--failed',
        'screens-users-profile-second-factor--checking',
        'screens-users-profile-second-factor--wrong-code',
        'screens-users-profile-second-factor--turn-off',
        'screens-users-profile-second-factor--turn-off-failed',
        'pages-users-profile--second-factor',
      ),
    ],
  },
  {
    number: '7.3',
    title: 'Roles',
    states: [
      shows(
        'roles',
        'GET /app/roles: permission catalogue.',
        'screens-roles-create-role--loading-permissions',
        'screens-roles-permission-editor--failed',
        'pages-roles-dialogs--create-without-permissions-list',
      ),
      shows(
        'roles',
        'GET /app/roles/roles: role map with name, owner, permissions.',
        'pages-roles-list--ready',
        'pages-roles-list--loading',
        'pages-roles-list--empty',
      ),
      shows(
        'roles',
        'body an array of permission names; answer has message.',
        'pages-roles-dialogs--created',
        'pages-roles-dialogs--edited',
      ),
      shows(
        'roles',
        'Used to add users, and with roleName Guest to revoke. Answer has message.',
        'pages-roles-detail--add-users',
        'pages-roles-detail--revoke',
      ),
      shows(
        'roles',
        'The role list page loads page 1 with size 10 per role.',
        'screens-roles-role-card--loading-people',
        'pages-roles-list--people-failed',
      ),
    ],
  },
  {
    number: '7.4',
    title: 'Notifications, tasks, impersonation',
    states: [
      shows(
        'notifications',
        'Calls exist to fetch the notification list, dismiss one by id, mark all read, fetch a task by id (the task is in data.data)',
        'pages-notifications-drawer--marked-all-read',
        'pages-notifications-drawer--credentials',
      ),
      shows(
        'notifications',
        'A real-time connection is opened after login and listens for the ReceiveNotification event.',
        'pages-notifications-drawer--live',
      ),
    ],
  },
];
