import { type SpecSection, shows } from '../spec-state';

/** Specification §4, first half: getting in. */
export const WAYS_IN: readonly SpecSection[] = [
  {
    number: '4',
    title: 'Login',
    states: [
      shows('auth', 'Submit.', 'screens-auth-login--pending', 'pages-auth-login--signing'),
      shows(
        'auth',
        "If a second factor is required (400 'Two Factor Auth is required'), go to /auth/2fa carrying the e-mail and password.",
        'portal-sign-in-with-a-second-factor--password',
        'pages-auth-two-factor--ready',
      ),
      shows(
        'auth',
        'After a successful login, if firstname, lastname or username is missing, go to /auth/user-data.',
        'portal-first-login--sign-in',
        'pages-auth-profile--ready',
      ),
      shows(
        'shell',
        'Otherwise load the user, roles and customer type, then go to /dashboard.',
        'portal-first-journey--sign-in',
        'pages-auth-login--profile-fails',
      ),
      shows(
        'auth',
        'Skip on the profile page logs in without saving the details and goes to /dashboard.',
        'portal-first-login--skip',
        'screens-auth-profile--skipping',
      ),
    ],
  },
  {
    number: '4',
    title: 'External login',
    states: [
      shows(
        'auth',
        'With state and code in the query and no prior error, they are exchanged. On success the csrf token is taken and the profile loaded.',
        'pages-auth-external-login--redirecting',
        'pages-auth-external-login--loading',
        'pages-auth-external-login--ready',
      ),
      shows(
        'auth',
        'If the profile lacks firstname, lastname or username, go to /auth/user-data carrying the e-mail.',
        'pages-auth-external-login--profile-to-fill-in',
      ),
      shows(
        'auth',
        'A 403 on profile load goes to /auth/2fa with the e-mail.',
        'pages-auth-external-login--second-factor',
      ),
      shows(
        'auth',
        'Any other profile error is shown on screen.',
        'pages-auth-external-login--profile-failed',
      ),
      shows(
        'auth',
        'If the code exchange fails, the error or the fallback message is shown and the user returns to /auth after 2 seconds.',
        'pages-auth-external-login--exchange-refused',
        'pages-auth-external-login--cancelled',
        'portal-external-sign-in--cancel',
      ),
    ],
  },
  {
    number: '4',
    title: 'Application start',
    states: [
      shows(
        'shell',
        'The session is checked with a token validation call. 200 loads the user;',
        'pages-shell--ready',
        'pages-shell--loading',
      ),
      shows('auth', '401 is ignored;', 'pages-shell-start--session-over'),
      shows(
        'auth',
        'any other failure signs the user out and redirects to /auth.',
        'pages-shell-start--check-failed',
      ),
    ],
  },
  {
    number: '4',
    title: 'Forgot password',
    states: [
      shows(
        'auth',
        "After a send, Submit is disabled and a 60-second countdown runs ('Please wait N seconds before resend'); afterwards the button reads Resend.",
        'screens-auth-forgot-password--sent',
        'screens-auth-forgot-password--resend',
        'pages-auth-forgot-password--sent-and-resent',
      ),
      shows(
        'auth',
        'The countdown starts after the request completes, whether it succeeded or not.',
        'pages-auth-forgot-password--failed',
        'screens-auth-forgot-password--failed',
        'screens-auth-forgot-password--pending',
      ),
    ],
  },
  {
    number: '4',
    title: 'Reset password, e-mail confirmation, logout message',
    states: [
      shows(
        'auth',
        'Success shows a confirmation with a login link and hides the fields.',
        'screens-auth-reset-password--done',
        'pages-auth-reset-password--done',
        'portal-forgot-and-reset--sign-in-with-it',
      ),
      shows(
        'auth',
        "Success shows 'Email activated! You're all set to log in.'",
        'screens-auth-login--email-activated',
        'pages-auth-login--email-confirmed',
      ),
      shows(
        'auth',
        "Failure shows the server message or 'Email is already confirmed, Try to login'.",
        'screens-auth-login--email-not-activated',
        'pages-auth-login--email-not-confirmed',
      ),
      shows(
        'auth',
        "A logout message of 'Impersonation mode has been successfully closed.' disables the login form controls.",
        'screens-auth-login--impersonation-closed',
        'pages-auth-login--impersonation-closed',
        'pages-impersonation-session--ended',
      ),
    ],
  },
];

/** Specification §4, second half: at work. */
export const AT_WORK: readonly SpecSection[] = [
  {
    number: '4',
    title: 'Notifications',
    states: [
      shows(
        'notifications',
        'Loaded on start and reloaded whenever a live ReceiveNotification event arrives over a real-time connection opened after login.',
        'pages-notifications-drawer--live',
        'pages-notifications-drawer--ready',
        'screens-notifications-drawer--out-of-date',
      ),
      shows(
        'notifications',
        'Dismissing one removes it locally. Mark all clears the list.',
        'pages-notifications-drawer--marked-all-read',
      ),
      shows(
        'notifications',
        'The bell pulses for 10 seconds when the count changes, and shows a progress line if any notification has type Task.',
        'screens-notifications-bell--with-task',
        'screens-notifications-bell--pulsing',
      ),
    ],
  },
  {
    number: '4',
    title: 'Impersonation',
    states: [
      shows(
        'impersonation',
        "ends the session on expiry: storage is cleared, the user is signed out, and the message 'Impersonation ended. You've been signed out.' is set.",
        'pages-impersonation-session--expired',
        'pages-auth-login--impersonation-ended',
      ),
      shows(
        'impersonation',
        'An extend request is broadcast between tabs. The parent tab calls the extend endpoint and replies with success, which resets the timer to 30 minutes.',
        'pages-impersonation-session--extended',
        'pages-impersonation-session--refused',
        'screens-impersonation-expiring-dialog--refused',
        'screens-impersonation-expiring-dialog--refused-by-the-server',
      ),
      shows(
        'impersonation',
        'critical at 2 or less (red, Extend button, modal);',
        'screens-impersonation-banner--critical',
        'pages-impersonation-session--expiring',
      ),
      shows(
        'impersonation',
        'warning at 3 to 5 (yellow);',
        'screens-impersonation-banner--warning',
      ),
      shows('impersonation', 'normal above 5.', 'screens-impersonation-banner--normal'),
      shows(
        'impersonation',
        'The progress bar width is minutes/30 of 100%, clamped to 0-100.',
        'screens-impersonation-expiring-dialog--two-minutes',
        'screens-impersonation-expiring-dialog--extended',
        'ui-progressbar--odd-values',
      ),
      shows(
        'impersonation',
        'An extension adds 30 minutes and shows the success view.',
        'screens-impersonation-expiring-dialog--extended',
        'screens-impersonation-session--by-the-clock',
      ),
      shows(
        'impersonation',
        'The token expiry is checked on window focus and when the tab becomes visible.',
        'pages-shell-start--session-expires',
        'screens-auth-login--session-ended',
      ),
      shows(
        'connectivity',
        'Connectivity state is connected or not, combined with token proximity to expiry (within 2 seconds).',
        'pages-shell--servers-unreachable',
        'screens-connectivity-connectivity-banner--connected',
      ),
    ],
  },
  {
    number: '4',
    title: 'Role deletion',
    states: [
      shows(
        'roles',
        'Confirm, then in progress, then deleted (success view).',
        'screens-roles-delete-role--confirm',
        'screens-roles-delete-role--deleting',
        'screens-roles-delete-role--deleted',
      ),
      shows(
        'roles',
        'On failure an error is shown inline.',
        'screens-roles-delete-role--failed',
        'pages-roles-dialogs--delete-failed',
      ),
      shows(
        'roles',
        'Users of a deleted role become Guest.',
        'screens-roles-delete-role--confirm',
        'screens-roles-delete-role--own-role',
        'portal-roles--delete',
      ),
      shows('roles', 'Revoking a role turns the user into Guest.', 'portal-roles--revoke'),
    ],
  },
  {
    number: '4',
    title: 'Role buttons',
    states: [
      shows(
        'roles',
        'The Edit Update button is enabled only when the selected permission set differs from the current one and no save is in progress.',
        'screens-roles-edit-role--unchanged',
        'screens-roles-edit-role--changed',
        'screens-roles-edit-role--saving',
        'screens-roles-permission-editor--disabled',
      ),
      shows(
        'roles',
        'The Create button is enabled when the name is non-empty and at least one permission is selected, or while saving.',
        'screens-roles-create-role--empty',
        'screens-roles-create-role--creating',
      ),
    ],
  },
  {
    number: '4',
    title: 'Alerts',
    states: [
      shows(
        'alerts',
        "A confirm with needConsent changes the button text to 'Loading......' and runs a confirm-and-delete-user action.",
        'screens-alerts-dialog--running',
        'screens-alerts-dialog--consent',
        'screens-users-delete--deleting-one',
        'screens-alerts-dialog--failed',
      ),
      shows(
        'alerts',
        'A pending confirm alert runs its pending function. Otherwise the alert is removed.',
        'pages-users-profile--unsaved-changes',
        'screens-alerts-dialog--information',
      ),
    ],
  },
];
