export type { ListPage } from './list-page';
export type { NotificationsPage } from './notifications-page';
export type {
  LocatorLike,
  LocatorOf,
  Searchable,
  WantedName,
  WantedRole,
} from './page-like';
export {
  type CartPage,
  createPortalPages,
  type PortalPages,
  type PortalPagesOptions,
  type UsersPage,
} from './portal-pages';
export type { RolesPage } from './roles-page';
export type { Say } from './say';
export type { AccountEntry, ShellEntry, ShellPage } from './shell-page';
export type { SignInPage } from './sign-in-page';
