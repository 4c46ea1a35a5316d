import { billingListMessages } from '../../messages/generated/en/billing';
import { customersListMessages } from '../../messages/generated/en/customers';
import { ordersListMessages } from '../../messages/generated/en/orders';
import {
  sharedOrdersMessages,
  sharedStatementsMessages,
  sharedSubscriptionsMessages,
} from '../../messages/generated/en/shared';
import { subscriptionsListMessages } from '../../messages/generated/en/subscriptions';
import type { Language } from '../../messages/translation';
import { type CartPage, cartPage } from './cart-page';
import { findIn } from './find';
import { type ListPage, listPage } from './list-page';
import { type NotificationsPage, notificationsPage } from './notifications-page';
import type { LocatorOf, Searchable } from './page-like';
import { type RolesPage, rolesPage } from './roles-page';
import { createSay, type Say } from './say';
import { type ShellPage, shellPage } from './shell-page';
import { type SignInPage, signInPage } from './sign-in-page';
import { type UsersPage, usersPage } from './users-page';

/** Page objects for the screens of a page: see {@link createPortalPages}. */
export interface PortalPages<Found> {
  /** Returns any sentence of a catalogue in the page's language, for look-ups. */
  readonly say: Say;
  /** The sign-in form. */
  readonly signIn: SignInPage<Found>;
  /** The shell around pages. */
  readonly shell: ShellPage<Found>;
  /** The user list. */
  readonly users: UsersPage<Found>;
  /** The roles page. */
  readonly roles: RolesPage<Found>;
  /** The customer list. */
  readonly customers: ListPage<Found>;
  /** The subscription list. */
  readonly subscriptions: ListPage<Found>;
  /** The order list. */
  readonly orders: ListPage<Found>;
  /** The statement list. */
  readonly statements: ListPage<Found>;
  /** The cart. */
  readonly cart: CartPage<Found>;
  /** The bell with its drawer. */
  readonly notifications: NotificationsPage<Found>;
}

/** Options of {@link createPortalPages}. */
export interface PortalPagesOptions {
  /** The page's language, such as `de` of `./messages/de`. @default English */
  readonly language?: Language;
}

/**
 * Page objects for Playwright. Each finds elements by role and name, as a user does, in the page's
 * language. They wait only for the elements they act on; assertions are up to the test, using the
 * locators. Works with any page that has our screens, not only the portal.
 *
 * @param page - Playwright's `Page`
 * @example
 * const { signIn, shell, roles } = createPortalPages(page);
 * await signIn.signIn('ada@plinth.example', 'Plinth-2026!');
 * await shell.open('users', 'roles');
 * await roles.create('Auditor', 'Order.Read');
 */
export function createPortalPages<P extends Searchable>(
  page: P,
  { language }: PortalPagesOptions = {},
): PortalPages<LocatorOf<P>> {
  const find = findIn<LocatorOf<P>>(page);
  const say = createSay(language);
  return {
    say,
    signIn: signInPage(page, find, say),
    shell: shellPage(find, say),
    users: usersPage(find, say),
    roles: rolesPage(find, say),
    customers: listPage(find, say, {
      table: say(customersListMessages, 'listTitle'),
      search: say(customersListMessages, 'listSearch'),
    }),
    subscriptions: listPage(find, say, {
      table: say(subscriptionsListMessages, 'listTitle'),
      search: say(sharedSubscriptionsMessages, 'subscriptionsSearch'),
    }),
    orders: listPage(find, say, {
      table: say(ordersListMessages, 'listTitle'),
      search: say(sharedOrdersMessages, 'ordersSearch'),
    }),
    statements: listPage(find, say, {
      table: say(billingListMessages, 'listTitle'),
      search: say(sharedStatementsMessages, 'statementsSearch'),
    }),
    cart: cartPage(find, say),
    notifications: notificationsPage(find, say),
  };
}
