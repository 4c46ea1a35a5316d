import { type SpecSection, shows } from '../spec-state';

/** Specification §1 and §2.1. */
export const SIGN_IN: readonly SpecSection[] = [
  {
    number: '1',
    title: 'What the product does and for whom',
    states: [
      shows(
        'auth',
        'The login page says the product simplifies cloud management, lets users explore top vendors in a marketplace and streamlines billing.',
        'screens-auth-login--empty',
      ),
      shows(
        'auth',
        'Users sign in by e-mail and password, with an optional two-factor code, or through a Google or Microsoft account.',
        'screens-auth-login--external',
        'portal-first-journey--sign-in',
        'portal-sign-in-with-a-second-factor--right-code',
        'portal-external-sign-in--sign-in',
      ),
      shows(
        'notifications',
        'Users receive live notifications.',
        'pages-notifications-drawer--live',
      ),
      shows(
        'impersonation',
        'Administrators can impersonate another user in a separate browser tab for a time-limited session.',
        'pages-impersonation-session--ready',
        'pages-impersonation-start--done',
        'screens-impersonation-session--from-start-to-end',
      ),
      shows(
        'roles',
        'Administrators manage roles with their permissions, and assign or revoke roles for users.',
        'portal-roles--create',
        'portal-roles--revoke',
        'pages-roles-detail--add-users',
      ),
      shows(
        'errors',
        'Content and behaviour of the dashboard, customers, subscriptions, orders, marketplace and cart pages are not shown; only their routes and menu entries are known.',
        'screens-dashboard--ready',
      ),
    ],
  },
  {
    number: '2.1',
    title: 'Authentication area (/auth)',
    states: [
      shows(
        'auth',
        'The marketing panel stands beside every form of the portal.',
        'screens-auth-login--empty',
        'screens-auth-login--own-panel',
        'screens-auth-login--long-panel',
        'screens-auth-login--no-panel',
      ),
      shows(
        'auth',
        'Its language picker shows only English as active, plus links for Terms, Plans and Contact Us.',
        'screens-auth-login--languages',
      ),
      shows(
        'auth',
        'Sign in with Google, with Microsoft, or with e-mail and password.',
        'screens-auth-login--filled',
        'screens-auth-login--external',
        'portal-external-sign-in--choose-provider',
        'pages-auth-login--ready',
      ),
      shows(
        'auth',
        'Has a Forgot Password link that carries the typed e-mail.',
        'screens-auth-login--saved-email',
        'screens-auth-forgot-password--prefilled',
      ),
      shows(
        'auth',
        'If the query has confirmationToken and email, e-mail confirmation runs on arrival.',
        'pages-auth-login--email-confirmed',
        'pages-auth-login--email-not-confirmed',
      ),
      shows(
        'auth',
        'Six single-digit boxes for a one-time code, with paste support and a back button.',
        'screens-auth-two-factor--ready',
        'pages-auth-two-factor--back',
        'ui-codefield--default',
      ),
      shows(
        'auth',
        'First-time profile completion: first name, last name, display name, phone number, password, password confirmation. Buttons Submit and Skip.',
        'screens-auth-profile--empty',
        'screens-auth-profile--filled',
        'screens-auth-profile--current-password-asked',
      ),
      shows(
        'auth',
        'Enter an e-mail to get a reset link.',
        'screens-auth-forgot-password--empty',
        'screens-auth-forgot-password--another-address',
        'pages-auth-forgot-password--ready',
        'portal-forgot-and-reset--ask-for-a-link',
      ),
      shows(
        'auth',
        'Set a new password.',
        'screens-auth-reset-password--form',
        'pages-auth-reset-password--ready',
        'portal-forgot-and-reset--set-a-new-password',
      ),
      shows(
        'auth',
        'Signs out, reloads and redirects to /auth/login.',
        'portal-first-journey--sign-out',
      ),
      shows(
        'auth',
        'Completes sign-in with an external provider; accepted values are google and microsoft.',
        'portal-external-sign-in--sign-in',
        'screens-auth-external-login--unknown-provider',
        'pages-auth-external-login--unknown-provider',
      ),
      shows(
        'auth',
        'Shows Loading..., then Redirecting..., or an error text.',
        'screens-auth-external-login--loading',
        'screens-auth-external-login--redirecting',
        'screens-auth-external-login--failed',
        'pages-auth-external-login--loading',
        'pages-auth-external-login--redirecting',
      ),
      shows(
        'shell',
        "a user counts as signed in when the session holds the user's e-mail.",
        'pages-shell--ready',
        'pages-shell-start--session-over',
      ),
      shows(
        'shell',
        'the index redirects to /dashboard, and auth/* redirects to /dashboard.',
        'pages-shell-routes--index',
        'pages-shell-routes--signed-in-at-the-sign-in',
      ),
      shows(
        'auth',
        'auth/* is the authentication area and every other path redirects to /auth.',
        'pages-shell-routes--signed-out-anywhere',
      ),
    ],
  },
];
