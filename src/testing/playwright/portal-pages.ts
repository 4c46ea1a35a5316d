import { billingListMessages } from '../../messages/generated/en/billing';
import {
  cartFinalMessages,
  cartLineMessages,
  cartSummaryMessages,
  cartValidateMessages,
} from '../../messages/generated/en/cart';
import { customersListMessages } from '../../messages/generated/en/customers';
import { ordersListMessages } from '../../messages/generated/en/orders';
import {
  sharedFactsMessages,
  sharedOrdersMessages,
  sharedStatementsMessages,
  sharedSubscriptionsMessages,
  sharedUsersMessages,
} from '../../messages/generated/en/shared';
import { subscriptionsListMessages } from '../../messages/generated/en/subscriptions';
import {
  usersDeleteMessages,
  usersInviteMessages,
  usersListMessages,
  usersSharedMessages,
} from '../../messages/generated/en/users';
import type { Language } from '../../messages/translation';
import { type Find, findIn } from './find';
import { type ListPage, listPage } from './list-page';
import { type NotificationsPage, notificationsPage } from './notifications-page';
import type { LocatorOf, Searchable } from './page-like';
import { type RolesPage, rolesPage } from './roles-page';
import { createSay, type Say } from './say';
import { type ShellPage, shellPage } from './shell-page';
import { type SignInPage, signInPage } from './sign-in-page';

/** The cart and its steps, up to the orders. */
export interface CartPage<Found> {
  /** A line, by product name. */
  line(name: string): Found;
  /** Changes the quantity of a line. */
  setQuantity(name: string, quantity: number): Promise<void>;
  /** Removes a line. */
  removeLine(name: string): Promise<void>;
  /** Goes from the cart to its validation. */
  validate(): Promise<void>;
  /** Goes from the validation to the final review. */
  review(): Promise<void>;
  /** Accepts the terms and places the order for one customer, by name. */
  placeOrder(customer: string): Promise<void>;
}

function cartPage<Found>(find: Find<Found>, say: Say): CartPage<Found> {
  const line = (name: string) => find('group', name);
  return {
    line,
    async setQuantity(name, quantity) {
      const field = find('spinbutton', say(sharedFactsMessages, 'quantity'), line(name));
      await field.fill(String(quantity));
      await field.press('Tab');
    },
    removeLine: (name) => find('button', say(cartLineMessages, 'removeLine', { name })).click(),
    validate: () => find('link', say(cartSummaryMessages, 'onward')).click(),
    review: () => find('link', say(cartValidateMessages, 'continueToReview')).click(),
    async placeOrder(customer) {
      await find('checkbox', say(cartFinalMessages, 'acceptTerms')).check();
      await find('button', say(cartFinalMessages, 'placeFor', { customer })).click();
    },
  };
}

/** The user list. */
export interface UsersPage<Found> extends ListPage<Found> {
  /** Opens the invitation dialog and sends an invitation. */
  invite(email: string): Promise<void>;
  /** Selects users by name, deletes them and confirms. */
  deleteUsers(...names: readonly string[]): Promise<void>;
}

function usersPage<Found>(find: Find<Found>, say: Say): UsersPage<Found> {
  const list = listPage(find, say, {
    table: say(usersListMessages, 'listTitle'),
    search: say(sharedUsersMessages, 'usersSearch'),
  });
  const invite = say(sharedUsersMessages, 'invite');
  return {
    ...list,
    async invite(email) {
      await find('button', invite).first().click();
      const dialog = find('dialog', say(usersInviteMessages, 'inviteTitle'));
      await find('textbox', say(usersSharedMessages, 'email'), dialog).fill(email);
      await find('button', invite, dialog).click();
    },
    async deleteUsers(...names) {
      for (const name of names) await list.select(name);
      const selection = list.selection as ReturnType<typeof find>;
      await find('button', say(usersListMessages, 'listDelete'), selection).click();
      const count = { count: names.length };
      const dialog = find('alertdialog', say(usersDeleteMessages, 'deleteTitle', count));
      await find('button', say(usersDeleteMessages, 'deleteConfirm', count), dialog).click();
    },
  };
}

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
