import { defineMessages } from '../define-messages';

/** The sentences of the header, the navigation's states and the footer (specification §2.4). */
export const shellFrameMessages = /* @__PURE__ */ defineMessages('shell', {
  expandNavigation: 'Expand navigation',
  hideNavigation: 'Hide navigation',
  showNavigation: 'Show navigation',
  navigationTitle: 'Navigation',

  cartEmpty: 'Cart, empty',
  cart: { one: 'Cart, {count} item', other: 'Cart, {count} items' },
  invite: 'Invite',
  inviteRefused: 'You do not have permission to invite new users',

  theme: 'Theme: {theme}',
  themeMenu: 'Theme',
  light: 'Light',
  dark: 'Dark',
  system: 'System',

  myProfile: 'My Profile',
  myProjects: 'My Projects',
  mySubscription: 'My Subscription',
  myStatements: 'My Statements',
  language: 'Language',
  accountSettings: 'Account Settings',
  noPage: 'Not available in this portal',
  oneLanguage: 'No other language is available',

  footer: '© {year} {brand}',
  about: 'About',
  contact: 'Contact',
  footerLinks: 'About this portal',
  scrollToTop: 'Scroll to top',
});
