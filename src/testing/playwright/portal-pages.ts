import { billingListMessages } from '../../messages/generated/en/billing';
import { customersListMessages } from '../../messages/generated/en/customers';
import { ordersListMessages } from '../../messages/generated/en/orders';
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

/** The screens of a page by what a user reads on them: see {@link createPortalPages}. */
export interface PortalPages<Found> {
  /** Says any sentence of a catalogue in the language of the page, to look for it. */
  readonly say: Say;
  /** The sign-in. */
  readonly signIn: SignInPage<Found>;
  /** The frame around pages. */
  readonly shell: ShellPage<Found>;
  /** The list of users. */
  readonly users: UsersPage<Found>;
  /** The roles. */
  readonly roles: RolesPage<Found>;
  /** The list of customers. */
  readonly customers: ListPage<Found>;
  /** The list of subscriptions. */
  readonly subscriptions: ListPage<Found>;
  /** The list of orders. */
  readonly orders: ListPage<Found>;
  /** The list of statements. */
  readonly statements: ListPage<Found>;
  /** The cart. */
  readonly cart: CartPage<Found>;
  /** The bell with its drawer. */
  readonly notifications: NotificationsPage<Found>;
}

/** Settings of {@link createPortalPages}. */
export interface PortalPagesOptions {
  /** The language that the page speaks, such as `de` of `./messages/de`. @default English */
  readonly language?: Language;
}

/**
 * Page objects for Playwright: each finds its things by role and name, as a user does, in the
 * language of the page. They wait for nothing but what they press; what a test expects it says
 * itself, of the locators. Any page with screens of ours will do, not only the portal.
 *
 * @param page - Playwright's `Page`
 *
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
      search: say(subscriptionsListMessages, 'listSearch'),
    }),
    orders: listPage(find, say, {
      table: say(ordersListMessages, 'listTitle'),
      search: say(ordersListMessages, 'ordersSearch'),
    }),
    statements: listPage(find, say, {
      table: say(billingListMessages, 'listTitle'),
      search: say(billingListMessages, 'statementsSearch'),
    }),
    cart: cartPage(find, say),
    notifications: notificationsPage(find, say),
  };
}
