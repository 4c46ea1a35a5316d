import { sharedSessionMessages } from '../../messages/generated/en/shared';
import { shellFrameMessages, shellMessages } from '../../messages/generated/en/shell';
import type { Find } from './find';
import { literal, type Say } from './say';

/** Entries of the navigation, by message key. */
export type ShellEntry =
  | 'dashboard'
  | 'users'
  | 'usersOverview'
  | 'roles'
  | 'activity'
  | 'customers'
  | 'subscriptions'
  | 'orders'
  | 'marketplace';

/** Entries of the account menu. */
export type AccountEntry =
  | 'myProfile'
  | 'myProjects'
  | 'mySubscription'
  | 'myStatements'
  | 'accountSettings';

/** The shell of the portal. */
export interface ShellPage<Found> {
  /** The side navigation. */
  readonly navigation: Found;
  /** The account button, with the name of the signed-in user. */
  readonly account: Found;
  /** The button that opens search and commands. */
  readonly search: Found;
  /** The button that opens the invitation dialog. */
  readonly invite: Found;
  /** The link to the cart, with its number of lines. */
  readonly cart: Found;
  /** The heading of the current page. */
  readonly heading: Found;
  /** Navigates by the side navigation: `open('users', 'roles')`, or `open('orders')`. */
  open(area: ShellEntry, page?: ShellEntry): Promise<void>;
  /** Chooses from the account menu. */
  openAccount(entry: AccountEntry): Promise<void>;
  /** Changes the theme. */
  chooseTheme(theme: 'light' | 'dark' | 'system'): Promise<void>;
  /** Changes the language, by its own name, such as `Deutsch`. */
  chooseLanguage(name: string): Promise<void>;
  /** Signs out by the account menu. */
  signOut(): Promise<void>;
}

export function shellPage<Found>(find: Find<Found>, say: Say): ShellPage<Found> {
  const navigation = find('navigation', say(shellMessages, 'mainNavigation'));
  const account = find('button', say(shellMessages, 'userMenu'));
  return {
    navigation,
    account,
    search: find('button', say(shellFrameMessages, 'openPalette')),
    invite: find('button', say(shellFrameMessages, 'invite')),
    cart: find(
      'link',
      anyOf(say(shellFrameMessages, 'cartEmpty'), say(shellFrameMessages, 'cart')),
    ),
    heading: find('heading').first() as Found & ReturnType<typeof find>,
    async open(area, page) {
      const name = say(shellMessages, area);
      if (page === undefined) {
        await find('link', name, navigation).click();
        return;
      }
      const group = find('button', name, navigation);
      await group.waitFor();
      const pages = find('list', say(shellMessages, 'pagesOf', { area: String(name) }));
      const entry = find('link', say(shellMessages, page), pages);
      // The wide navigation shows all pages when it opens.
      if (!(await entry.isVisible())) await group.click();
      await entry.click();
    },
    async openAccount(entry) {
      await account.click();
      await find('menuitem', say(shellFrameMessages, entry)).click();
    },
    async chooseTheme(theme) {
      await find('button', say(shellFrameMessages, 'theme')).click();
      await find('menuitemradio', say(shellFrameMessages, theme)).click();
    },
    async chooseLanguage(name) {
      await account.click();
      // The current language follows the label.
      const entry = literal(String(say(shellFrameMessages, 'language')));
      await find('menuitem', new RegExp(`^${entry}`)).click();
      await find('menuitemradio', name).click();
    },
    async signOut() {
      await account.click();
      await find('menuitem', say(sharedSessionMessages, 'signOut')).click();
    },
  };
}

const sourceOf = (text: string | RegExp) => (typeof text === 'string' ? `^${text}$` : text.source);

/** A pattern that matches any of several texts. */
function anyOf(...texts: readonly (string | RegExp)[]): RegExp {
  return new RegExp(texts.map(sourceOf).join('|'));
}
