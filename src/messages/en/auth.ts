import { defineMessages } from '../define-messages';

/** The sentences of the authentication area (specification §2.1, §5, §8). */
export const authMessages = /* @__PURE__ */ defineMessages('auth', {
  loginTitle: 'Sign in',
  loginIntro: 'Welcome back. Enter your e-mail and password to continue.',
  email: 'E-mail',
  password: 'Password',
  signIn: 'Sign in',
  continueWith: 'Continue with {provider}',
  orDivider: 'or',
  forgotPassword: 'Forgot Password',

  emailRequired: 'Email is required',
  emailTooShort: 'Minimum 3 symbols',
  emailTooLong: 'Maximum 50 symbols',
  emailFormat: 'Wrong email format',
  passwordRequired: 'Password is required',

  sessionEnded: 'Your session has ended. Sign in to go on.',
  startFailed:
    'Unable to connect to our servers. Please try again later, or contact support for help.',
  loginFailed: 'The login details are incorrect',

  panelTitle: 'Cloud management, made simple',
  panelMarketplace: 'Explore top vendors in one marketplace',
  panelBilling: 'Streamlined billing for you and your customers',
  panelAccess: 'Roles and permissions that say who may do what',
  panelLabel: 'About {brand}',

  language: 'Language',
  languagesToCome: 'Not available yet',
  terms: 'Terms',
  plans: 'Plans',
  contact: 'Contact Us',
  linksLabel: 'Legal and contact',
});
