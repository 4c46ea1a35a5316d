/**
 * Screens with their hooks, as components with the options of the hook as props. Wrap them in a
 * `ScreensProvider`, once per page.
 */
export { Activity, ActivityFeed } from './activity';
export { ExternalLogin, ForgotPassword, ResetPassword, SignIn } from './auth';
export { CompareStatements, Reconcile, Statement, Statements } from './billing';
export { Cart, FinalReview, SelectClient, ValidateCart } from './cart';
export { Customer, type CustomerProps, Customers, NewCustomer } from './customers';
export { Dashboard } from './dashboard';
export { ImpersonationStart } from './impersonation';
export { NotificationCenter } from './notifications';
export { Order, Orders } from './orders';
export { Marketplace, PriceList, PriceLists, Product } from './products';
export { Role, Roles } from './roles';
export { ScreensProvider, type ScreensProviderProps } from './ScreensProvider';
export { Renewals, Subscription, Subscriptions } from './subscriptions';
export { Profile, type ProfileProps, Users } from './users';
