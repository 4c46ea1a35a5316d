import { defineMessages } from '../define-messages';

/** The sentences of the frame around every page (specification §2.4). */
export const shellMessages = /* @__PURE__ */ defineMessages('shell', {
  skipToContent: 'Skip to content',
  home: '{brand}, home',
  mainNavigation: 'Main',
  openNavigation: 'Open navigation',
  closeNavigation: 'Close navigation',
  pagesOf: 'Pages of {area}',

  dashboard: 'Dashboard',
  users: 'Users',
  usersOverview: 'Overview',
  roles: 'Roles',
  customers: 'Customers',
  subscriptions: 'Subscriptions',
  orders: 'Orders',
  marketplace: 'Marketplace',

  userMenu: 'Account of {name}',
  signOut: 'Sign Out',
  starting: 'Starting',
  loadingPage: 'Loading the page',
  pageTitle: '{page} · {brand}',
});
