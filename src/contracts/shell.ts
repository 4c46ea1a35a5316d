import type { ReactNode } from 'react';
import type { Access, NeedRefusal } from '../domain/access';
import type { InviteRefusal } from '../domain/shell/actions';
import type { ShellUser } from '../domain/shell/shell-user';
import type { SidebarState } from '../domain/shell/sidebar';
import type { ShellTheme } from '../domain/shell/theme-choice';

/** A language that can be chosen. */
export interface OfferedLanguage {
  /** BCP 47 tag. */
  readonly tag: string;
  /** Its name in the language itself. */
  readonly name: string;
}

/** The languages that a reader can choose from. */
export interface LanguageChoice {
  /** The tag of the current language. */
  readonly current: string;
  /** The languages to choose from. */
  readonly offered: readonly OfferedLanguage[];
  /** Languages that are announced and cannot be chosen yet. @default none */
  readonly toCome?: readonly OfferedLanguage[] | undefined;
  /** Called with the tag of another one. */
  readonly onChange: (tag: string) => void;
}

/** The footer of every page (specification §2.4). */
export interface ShellFooterProps {
  /** The current year, from your clock. */
  year: number;
  /** The provider's text, usually their name. */
  brandText: string;
}

/** A page of the side navigation. */
export interface ShellNavigationLink {
  /** Unique id of the page. */
  readonly id: string;
  /** Label of the page. */
  readonly label: string;
  /** Address of the page. */
  readonly href: string;
  /** Addresses outside of `href` that also mark it as current. @default none */
  readonly alsoCurrentAt?: readonly string[] | undefined;
}

/** An entry of the side navigation; with `items` it opens them instead of being a link. */
export interface ShellNavigationItem extends ShellNavigationLink {
  /** The icon, which is all that the collapsed navigation shows. */
  readonly icon: ReactNode;
  /** The pages of the entry. @default none: it is a link */
  readonly items?: readonly ShellNavigationLink[] | undefined;
}

/** The side navigation (specification §2.4). */
export interface ShellNavigation {
  /** Entries the viewer may see; filter them with `visibleNavigation`. */
  items: readonly ShellNavigationItem[];
  /** Its initial state. @default 'default' */
  defaultState?: SidebarState | undefined;
  /**
   * Whether the user wants it wide beside the page, which it is from 992 pixels; `useAppShell`
   * remembers it. @default not chosen yet: `isPinnedAtFirst`
   */
  isPinned?: boolean | undefined;
  /**
   * Whether it is wide beside the page from 1280 pixels until the user has chosen. @default false
   */
  isPinnedAtFirst?: boolean | undefined;
  /** Called when the pin in the wide navigation is pressed. @default no pin */
  onPinnedChange?: ((isPinned: boolean) => void) | undefined;
}

/** Addresses of the account menu's entries. An entry without one is not shown. */
export interface UserMenuLinks {
  /** Address of My Profile. @default not shown */
  readonly profile?: string | undefined;
  /** Address of My Projects. @default not shown */
  readonly projects?: string | undefined;
  /** Address of My Subscription. @default not shown */
  readonly subscription?: string | undefined;
  /** Address of My Statements. @default not shown */
  readonly statements?: string | undefined;
  /** Address of Language, if no languages are given. @default the current language as plain text */
  readonly language?: string | undefined;
  /** Address of Account Settings. @default not shown */
  readonly settings?: string | undefined;
}

/** The account menu, behind the avatar (specification §2.4). */
export interface ShellAccount {
  /** The signed-in user. */
  user: ShellUser;
  /** Addresses of the entries. @default only Sign Out */
  links?: UserMenuLinks | undefined;
  /** Access to the pages; an entry without access shows the reason. @default allowed */
  linkAccess?: Readonly<Partial<Record<keyof UserMenuLinks, Access<NeedRefusal>>>> | undefined;
  /** The languages to choose from. @default Language is a link or plain text */
  language?: LanguageChoice | undefined;
  /** Called when Sign Out is pressed. */
  onSignOut: () => void;
}

/** The choice of light, dark or the system's theme. */
export interface ShellThemeChoice {
  /** The selected theme. */
  current: ShellTheme;
  /** Called with the newly selected theme. */
  onChange: (theme: ShellTheme) => void;
}

/** What the button of the command palette shows and calls. */
export interface PaletteButtonProps {
  /** Called on press. Open `CommandPalette` here. */
  onOpen: () => void;
  /** Keyboard shortcut to show, see `Shortcut`. @default none */
  keys?: string | undefined;
  /** Whether to show the shortcut as on a Mac. @default false */
  isApple?: boolean | undefined;
}

/** What the button of the cart shows. */
export interface CartButtonProps {
  /** Number of items in the cart. */
  count: number;
  /** Address of the cart. @default '/cart' */
  href?: string | undefined;
}

/** What the button that invites a user shows and calls (specification §6). */
export interface InviteButtonProps {
  /** Whether the viewer may invite users, with the reason if not: see `inviteAccess`. */
  access: Access<InviteRefusal>;
  /** Why nobody can be invited now, for example while impersonating: a sentence. @default none */
  disabledReason?: string | undefined;
  /** Called on press. Open `InviteModal` here. @default nothing happens */
  onInvite?: (() => void) | undefined;
}

/** What the header has beside the logo, the theme switch and the account menu. */
export interface ShellHeaderParts {
  /** Button of the command palette, see `CommandPalette`. @default none */
  palette?: PaletteButtonProps | undefined;
  /** The Invite button. @default none */
  invite?: InviteButtonProps | undefined;
  /** Button of the cart, for viewers who may buy, see `canUseCart`. @default none */
  cart?: CartButtonProps | undefined;
  /** The bell. @default none */
  notifications?: ReactNode;
  /** Further content at the end of the header. @default none */
  actions?: ReactNode;
}

/** Props of the frame around every page (specification §2.4). What is left out is not shown. */
export interface AppShellProps {
  /** The provider's name. */
  brandName: string;
  /** The provider's logo; `Logo` switches it with the theme. @default the name as a word mark */
  logo?: ReactNode;
  /** Path of the current page, which marks the active entry. A change closes all menus. */
  currentPath: string;
  /** The side navigation. */
  navigation: ShellNavigation;
  /** The account menu. */
  account: ShellAccount;
  /** The choice of a theme. @default no theme switch */
  theme?: ShellThemeChoice | undefined;
  /** Further parts of the header. @default none */
  header?: ShellHeaderParts | undefined;
  /** Banners below the header, which stay in view while the page scrolls. @default none */
  banner?: ReactNode;
  /** Shown under the page, usually a `ShellFooter`. @default none */
  footer?: ReactNode;
  /**
   * Announced to screen readers when it changes: the page title after a route change. @default ''
   */
  announcement?: string | undefined;
  /** The page. It does not re-render when the shell's state changes. */
  children: ReactNode;
}
