import type { BeyondTheSpec } from './spec-state';

/** Screens, pages and journeys that no sentence of the specification asks for, and why they are there. */
export const BEYOND_THE_SPEC: readonly BeyondTheSpec[] = [
  {
    reason: 'What a server refuses of a form stands at its field, and what was typed is kept.',
    stories: [
      'screens-impersonation-start-dialog--reason-refused',
      'screens-products-pricelist--price-refused',
      'screens-roles-create-role--name-refused',
      'screens-users-assign-role--role-refused',
      'screens-users-profile-second-factor--code-refused',
    ],
  },
  {
    reason:
      'A server that did not answer has not looked at what was typed, and nothing is said of it.',
    stories: ['screens-auth-login--server-down'],
  },
  {
    reason: 'Names and texts as long as somebody may type them must not break a screen.',
    stories: [
      'screens-alerts-dialog--long-texts',
      'screens-auth-external-login--long-text',
      'screens-auth-forgot-password--long-brand-and-no-links',
      'screens-auth-login--long-brand-and-no-links',
      'screens-auth-reset-password--long-email',
      'screens-auth-two-factor--long-email',
      'screens-dashboard--long-name',
      'screens-impersonation-banner--long-names',
      'screens-impersonation-start-dialog--long-name',
      'screens-modules-list--long-names',
      'screens-notifications-tenant-credentials--long-values',
      'screens-roles-compare-roles--long-names',
      'screens-roles-create-role--long-names',
      'screens-roles-delete-role--long-names',
      'screens-roles-edit-role--long-names',
      'screens-roles-role-card--long-names',
      'screens-roles-view-as-banner--long-name',
      'screens-shell-app-shell--long-everything',
      'screens-users-account--long-name',
      'screens-users-delete--long-names',
      'screens-users-list--long-names',
      'screens-users-profile--long-names',
    ],
  },
  {
    reason: 'The whole way in stands in one place on the page of a partner, and ends on a page.',
    stories: [
      'screens-auth-sign-in--behind',
      'screens-auth-sign-in--code',
      'screens-auth-sign-in--form',
      'screens-auth-sign-in--signed-in',
    ],
  },
  {
    reason: 'Notifications from sign-in to an empty drawer, by keyboard only.',
    stories: ['portal-notifications--by-keyboard'],
  },
  {
    reason: 'A frame on the page of a partner says why it shows no screen (docs/frame.md).',
    stories: ['screens-errors-pages--in-a-frame', 'screens-errors-pages--without-cookies'],
  },
  {
    reason: 'As much as a large provider has must stay quick and readable.',
    stories: [
      'screens-notifications-drawer--ten-thousand',
      'screens-users-devices--many',
      'screens-roles-permission-editor--ten-thousand',
      'screens-users-list--hundred-rows',
    ],
  },
  {
    reason: 'Another reading direction, and a language that is 40 % longer.',
    stories: [],
  },
  {
    reason: 'A part that fails says so and offers a second try; the rest of the page stays.',
    stories: [
      'screens-notifications-drawer--failed',
      'screens-notifications-tenant-credentials--copy-refused',
      'pages-notifications-drawer--failed',
      'pages-roles-detail--loading',
      'pages-roles-detail--failed-then-fine',
      'pages-roles-list--failed-then-fine',
      'pages-roles-list--no-permission',
      'pages-users-list--failed-then-fine',
      'pages-users-list--no-permission',
      'screens-roles-list--forbidden',
      'screens-users-list--forbidden',
      'pages-users-profile--loading',
      'pages-users-profile--failed',
      'screens-users-account--holdings-loading',
      'screens-users-account--holdings-failed',
      'screens-users-devices--loading',
      'screens-users-devices--failed',
      'screens-users-passkeys--loading',
      'screens-users-passkeys--failed',
      'screens-users-recovery-codes--failed',
      'pages-users-profile-sign-in--devices-failed',
    ],
  },
  {
    reason: 'For a partner who embeds a piece: less of it, or all of it on a page of their own.',
    stories: [
      'screens-auth-login--form-alone',
      'screens-auth-login--own-notice',
      'screens-errors-pages--wrong-settings',
      'screens-shell-app-shell--only-what-is-needed',
      'screens-shell-around-your-own-page--embedded',
      'pages-notifications-embedded--on-a-page-of-your-own',
      'pages-notifications-embedded--nobody-signed-in',
    ],
  },
  {
    reason:
      'Comparing and duplicating roles: asked for by administrators, not by the specification.',
    stories: [
      'screens-roles-compare-roles--start',
      'screens-roles-compare-roles--compared',
      'screens-roles-compare-roles--same',
      'screens-roles-compare-roles--no-other-role',
      'screens-roles-create-role--duplicate',
      'pages-roles-dialogs--duplicated',
      'pages-roles-dialogs--compared',
    ],
  },
  {
    reason: 'What the server holds and a list does not, or no longer.',
    stories: [
      'screens-roles-edit-role--unlisted',
      'screens-roles-permission-editor--not-in-the-catalogue',
      'pages-roles-detail--gone',
    ],
  },
  {
    reason: 'Who works here all day goes, finds and does everything by a few letters.',
    stories: [
      'screens-palette-command-palette--ready',
      'screens-palette-command-palette--found',
      'screens-palette-command-palette--searching',
      'screens-palette-command-palette--recent-on-their-way',
      'screens-palette-command-palette--nothing-found',
      'screens-palette-command-palette--page-inside',
      'screens-palette-command-palette--five-thousand',
      'screens-palette-shortcuts--ready',
      'screens-palette-shortcuts--off',
      'pages-palette--ready',
      'pages-palette--not-allowed',
      'pages-palette--searched',
      'pages-palette--one-group-fails',
    ],
  },
  {
    reason: 'What is new is told from what was seen before.',
    stories: ['screens-notifications-drawer--unread'],
  },
  {
    reason: 'Before something is lost, or somebody loses access, it is said or can be undone.',
    stories: [
      'screens-roles-revoke--oneself',
      'screens-users-delete--leaves-behind',
      'screens-notifications-drawer--undo',
      'pages-notifications-drawer--dismissed',
      'pages-users-profile--nothing-unsaved',
    ],
  },
  {
    reason:
      'An account is switched off or on, and a second factor reset, after a question (workday §2).',
    stories: [
      'screens-users-account--switch-off',
      'screens-users-account--switch-on',
      'screens-users-account--reset',
      'screens-users-account--pending',
      'screens-users-account--failed',
      'screens-users-account--last-administrator',
    ],
  },
  {
    reason: 'What is off while one acts as somebody else, and says so.',
    stories: [
      'screens-impersonation-restricted--note',
      'screens-impersonation-restricted--note-alone',
      'screens-users-profile--impersonating',
    ],
  },
  {
    reason: 'Nobody learns from the sign-in pages who has an account.',
    stories: ['pages-auth-forgot-password--unknown-email'],
  },
  {
    reason: 'A persona in front of a scenario that signs in nobody, or somebody else.',
    stories: ['pages-shell-personas--nobody', 'pages-shell-personas--somebody-else'],
  },
  {
    reason: 'The whole portal under two brands: white-label has to be seen.',
    stories: [
      'portal-brands--hearth-sign-in',
      'portal-brands--hearth-home',
      'portal-brands--hearth-roles',
      'portal-brands--hearth-role',
      'portal-brands--hearth-users',
      'portal-brands--hearth-profile',
      'portal-brands--hearth-notifications',
      'portal-brands--hearth-dialog',
      'portal-brands--vector-sign-in',
      'portal-brands--vector-home',
      'portal-brands--vector-roles',
      'portal-brands--vector-role',
      'portal-brands--vector-users',
      'portal-brands--vector-profile',
      'portal-brands--vector-notifications',
      'portal-brands--vector-dialog',
    ],
  },
  {
    reason:
      'The specification has English only; five languages more and Arabic are there to choose.',
    stories: [
      'portal-languages--sign-in',
      'portal-languages--choose',
      'portal-languages--open',
      'portal-languages--remembered',
    ],
  },
  {
    reason:
      'A page that knows only the name of a role; the portal always comes with the role itself.',
    stories: [
      'screens-roles-detail--gone',
      'screens-roles-detail--loading-role',
      'screens-roles-detail--role-failed',
    ],
  },
];
