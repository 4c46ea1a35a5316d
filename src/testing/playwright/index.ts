export type { CartPage } from './cart-page';
export type { ListPage } from './list-page';
export type { NotificationsPage } from './notifications-page';
export type {
  LocatorLike,
  LocatorOf,
  Searchable,
  WantedName,
  WantedRole,
} from './page-like';
export { createPortalPages, type PortalPages, type PortalPagesOptions } from './portal-pages';
export type { RolesPage } from './roles-page';
export type { Say } from './say';
export type { AccountEntry, ShellEntry, ShellPage } from './shell-page';
export type { SignInPage } from './sign-in-page';
export type { UsersPage } from './users-page';
