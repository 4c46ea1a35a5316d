import { type SpecSection, shows } from '../spec-state';

/** Specification §3. */
export const ENTITIES: readonly SpecSection[] = [
  {
    number: '3',
    title: 'Entities and their fields',
    states: [
      shows(
        'users',
        'email, firstname, lastname, username (display name), phone, twoFactorEnabled, userAvatar (base64 JPEG)',
        'screens-users-profile--own',
        'screens-users-profile--second-factor-on',
        'screens-users-list--details',
      ),
      shows(
        'notifications',
        'severity (info, success, warning, error, compared case-insensitively; Error colours the bell)',
        'screens-notifications-bell--with-error',
        'screens-notifications-bell--with-warning',
        'screens-notifications-drawer--ready',
      ),
      shows(
        'notifications',
        'title; description (multi-line); createdAt (UTC, no zone suffix)',
        'screens-notifications-drawer--long-everything',
        'screens-notifications-drawer--relative-times',
      ),
      shows(
        'notifications',
        'Domain, TenantId, InitialCredentials with UserName and Password.',
        'screens-notifications-tenant-credentials--shown',
        'screens-notifications-tenant-credentials--masked',
        'screens-notifications-tenant-credentials--loading',
      ),
      shows(
        'shell',
        'name, url, icon, optional required permissions, optional minimum customer level, sub-items each with a visibility flag.',
        'screens-shell-app-shell--navigation-wide',
        'pages-shell--reseller',
      ),
      shows(
        'auth',
        'firstname, lastname, username, phonenumber, password, changepassword, acceptTerms (initial values).',
        'screens-auth-profile--known-names',
      ),
      shows(
        'roles',
        "owner ('System' marks a system role)",
        'screens-roles-role-card--system-role',
      ),
      shows(
        'roles',
        'assignedUsers (read by the delete modal).',
        'screens-roles-delete-role--many-people',
        'screens-roles-delete-role--nobody-holds-it',
        'screens-roles-delete-role--loading-people',
        'screens-roles-delete-role--people-failed',
      ),
      shows(
        'roles',
        'an object keyed by category name, each holding a list of {name, description}. Permission names are dotted.',
        'screens-roles-permission-editor--expanded',
        'screens-roles-permission-editor--loading',
        'screens-roles-permission-editor--empty',
      ),
      shows(
        'roles',
        'lastLoginDate (the zero date means never logged in), isActive, isSystem.',
        'screens-roles-detail--ready',
        'screens-roles-detail--admin',
      ),
      shows(
        'roles',
        "'Guest' is the fallback role; 'Admin' is a special role.",
        'screens-roles-detail--guest',
        'screens-roles-detail--admin',
        'pages-roles-detail--guest',
        'pages-roles-detail--admin',
      ),
      shows(
        'alerts',
        'title, text, type (danger, success, info, warning), confirmBtnText, needConsent, showCancel, isModal.',
        'screens-alerts-toasts--all',
        'screens-alerts-dialog--warning',
        'screens-alerts-dialog--information',
        'screens-alerts-dialog--consent',
      ),
      shows(
        'auth',
        'the auth object, the saved e-mail and the theme value.',
        'pages-auth-login--saved-email',
        'portal-the-house--themes',
      ),
    ],
  },
];
