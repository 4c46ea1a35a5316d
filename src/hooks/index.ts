export type { GiveRoleState, RoleGiving, RoleReceiver } from '../contracts/roles';
export type { SubscriptionEvent } from '../contracts/subscriptions';
export type { AccountEvent, InvitationEvent } from '../contracts/users';
export {
  type ConfirmationLink,
  hasConfirmationToken,
  readConfirmationLink,
} from '../domain/auth/confirmation-link';
export type { ExternalReturn } from '../domain/auth/external-return';
export { type ResetLink, readResetLink } from '../domain/auth/password-reset';
export type {
  ActingEnd,
  InitialSession,
  KnownProfile,
  Session,
  SessionEndsOn,
  SignedOutReason,
} from '../domain/auth/session-machine-types';
export type { SignInEvent } from '../domain/auth/sign-in-event';
export { RECONCILIATION_LIST } from '../domain/billing/reconciliation-list';
export { addressOfComparison, comparePlaceIn } from '../domain/billing/statement-compare';
export type { StatementEvent } from '../domain/billing/statement-screen';
export { STATEMENTS_LIST, statementsListFor } from '../domain/billing/statements-list';
export {
  CUSTOMER_TAB_LISTS,
  CUSTOMER_TABS,
  type CustomerEvent,
  customerTabIn,
} from '../domain/customers/customer-screen';
export { CUSTOMERS_LIST } from '../domain/customers/customers-list';
export { extensionIdOf, isExtendable } from '../domain/impersonation/extension';
export {
  type ImpersonationPhase,
  type KeptImpersonation,
  minutesLeftOf,
  phaseOf,
  progressOf,
  type StartedImpersonation,
  type TimedImpersonation,
} from '../domain/impersonation/impersonation';
export { mayCall, remainingMsOf, transition } from '../domain/impersonation/machine';
export type {
  ActiveImpersonation,
  Extension,
  ImpersonationEffect,
  ImpersonationEvent,
  ImpersonationState,
  Transition,
} from '../domain/impersonation/machine-types';
export {
  canWhileImpersonating,
  DANGEROUS_ACTIONS,
  type DangerousAction,
  type DangerousRefusal,
} from '../domain/impersonation/restrictions';
export type { ClockReading, ServerClock } from '../domain/impersonation/server-clock';
export {
  type ImpersonationMessage,
  readImpersonationMessage,
} from '../domain/impersonation/tab-protocol';
export type { ListRules } from '../domain/list-query';
export { addressWith, queryIn } from '../domain/lists/list-address';
export type { OrderDone } from '../domain/orders/order-screen';
export { ORDERS_LIST, ordersViewIn } from '../domain/orders/orders-list';
export { MATCHES_MAX } from '../domain/paging';
export type { PaletteSource } from '../domain/palette/palette-entry';
export {
  PREFERENCE_MAX_BYTES,
  PREFERENCES_MAX,
  type PreferencesChoice,
} from '../domain/preferences/preferences';
export { PLAN_PRICES_LIST } from '../domain/products/plan-prices-list';
export { PRICE_LISTS_LIST } from '../domain/products/price-lists-list';
export type { PriceEvent } from '../domain/products/price-override';
export { PRODUCTS_LIST } from '../domain/products/products-list';
export { addressWithPlace, FIRST_PLACE, placeIn } from '../domain/products/products-place';
export { dataOr, failureOfReading, mapReading } from '../domain/reading';
export type { RoleDialog, RoleEvent } from '../domain/roles/role-dialogs';
export { ROLES_LIST } from '../domain/roles/roles-list';
export type { ViewedRole } from '../domain/roles/viewed-role';
export type { Shortcut } from '../domain/shortcut';
export {
  addressWithRenewals,
  FIRST_RENEWALS,
  RENEWALS_LIST,
  renewalsPlaceIn,
} from '../domain/subscriptions/renewals';
export { SUBSCRIPTION_ORDERS } from '../domain/subscriptions/subscription-screen';
export {
  SUBSCRIPTIONS_LISTS,
  subscriptionsViewIn,
} from '../domain/subscriptions/subscriptions-list';
export type { ProfileEvent } from '../domain/users/profile-access';
export type { CurrentUser } from '../domain/users/user';
export { ROLE_USERS_LIST, USERS_LIST } from '../domain/users/users-list';
export {
  type BrowserPlatformOptions,
  createBrowserPlatform,
  type Platform,
} from '../platform/platform';
export { createBrowserPreferences } from '../platform/preferences';
export type { ThemeChoice } from '../platform/storage';
export { activityQuery } from './activity/activity-queries';
export { type ActivityFeedOptions, useActivityFeed } from './activity/useActivityFeed';
export { type ActivityScreenOptions, useActivityScreen } from './activity/useActivityScreen';
export { AlertsProvider } from './alerts/AlertsProvider';
export type { AlertHandlers, AlertsShown, ShownAlert, ShownDialog } from './alerts/alerts-store';
export { type Alerts, useAlerts } from './alerts/useAlerts';
export { useMessageDialog } from './alerts/useMessageDialog';
export { useMessageToasts } from './alerts/useMessageToasts';
export { type ShownAlerts, useShownAlerts } from './alerts/useShownAlerts';
export type { Acting } from './auth/acting';
export type {
  Credentials,
  CredentialsPurpose,
  CredentialsVault,
  TakenCredentials,
} from './auth/credentials-vault';
export { readSession } from './auth/read-session';
export { SessionProvider, type SessionProviderProps } from './auth/SessionProvider';
export type { LoginOutcome, LogoutOutcome } from './auth/session';
export type { LoginScreenOptions } from './auth/use-login-base';
export {
  type CompleteProfile,
  type CompleteProfileOptions,
  useCompleteProfile,
} from './auth/useCompleteProfile';
export { useCredentialsVault } from './auth/useCredentialsVault';
export { useEmailConfirmation } from './auth/useEmailConfirmation';
export { type EntryLoginScreenOptions, useEntryLoginScreen } from './auth/useEntryLoginScreen';
export { type ExternalLogin, useExternalLogin } from './auth/useExternalLogin';
export {
  type ExternalLoginScreenOptions,
  type ExternalReturnState,
  useExternalLoginScreen,
  useExternalReturn,
} from './auth/useExternalLoginScreen';
export {
  type ForgotPassword,
  type ForgotPasswordScreenOptions,
  type ResendWait,
  useForgotPassword,
  useForgotPasswordScreen,
  useRequestPasswordReset,
  useResendWait,
} from './auth/useForgotPasswordScreen';
export { useLogin } from './auth/useLogin';
export { useLoginScreen } from './auth/useLoginScreen';
export { useLogout } from './auth/useLogout';
export { useOtherUser } from './auth/useOtherUser';
export { type PasskeySignInOptions, usePasskeySignIn } from './auth/usePasskeySignIn';
export {
  type ProfileCompletionScreenOptions,
  useProfileCompletionScreen,
  useSkipProfile,
} from './auth/useProfileCompletionScreen';
export { useRefreshUser } from './auth/useRefreshUser';
export {
  type ResetPasswordInput,
  type ResetPasswordScreenOptions,
  useResetPassword,
  useResetPasswordScreen,
} from './auth/useResetPasswordScreen';
export { useSavedEmail } from './auth/useSavedEmail';
export { useCurrentUser, useSession } from './auth/useSession';
export { type SignInScreenOptions, useSignInScreen } from './auth/useSignInScreen';
export {
  type TwoFactor,
  type TwoFactorOptions,
  type TwoFactorScreenOptions,
  useTwoFactor,
  useTwoFactorScreen,
} from './auth/useTwoFactorScreen';
export {
  comparedStatementsQuery,
  reconciliationQuery,
  statementQuery,
  statementsQuery,
} from './billing/statement-queries';
export {
  type CompareStatementsScreenOptions,
  useCompareStatementsScreen,
} from './billing/useCompareStatementsScreen';
export { type ReconcileScreenOptions, useReconcileScreen } from './billing/useReconcileScreen';
export { type StatementScreenOptions, useStatementScreen } from './billing/useStatementScreen';
export { type StatementsScreenOptions, useStatementsScreen } from './billing/useStatementsScreen';
export { type AddToCart, useAddToCart } from './cart/useAddToCart';
export { cartQuery, useCart } from './cart/useCart';
export { useCartScreen } from './cart/useCartScreen';
export { useCartTargets } from './cart/useCartTargets';
export type { CartAnswer } from './cart/useCartWrite';
export { type QuoteAnswer, useQuote } from './cart/useQuote';
export {
  type SelectClientScreenOptions,
  useSelectClientScreen,
} from './cart/useSelectClientScreen';
export type { Ticks } from './cart/useTicks';
export { useValidateCartScreen } from './cart/useValidateCartScreen';
export { RealtimeStateProvider } from './connectivity/RealtimeStateProvider';
export {
  useConnectivity,
  useConnectivityBanner,
  useOnline,
} from './connectivity/useConnectivityBanner';
export {
  type Realtime,
  type RealtimeSettings,
  useRealtimeConnection,
} from './connectivity/useRealtimeConnection';
export { useRealtimeState, useReportRealtimeState } from './connectivity/useRealtimeState';
export {
  type ConsoleParts,
  ConsoleProvider,
  type ConsoleProviderProps,
} from './console/ConsoleProvider';
export { type Console, useConsole } from './console/console-context';
export { type ConsoleOptions, createConsole } from './console/createConsole';
export { createQueryClient } from './console/createQueryClient';
export { createServerClient, type ServerClientOptions } from './console/createServerClient';
export { QueryCacheProvider, type QueryCacheProviderProps } from './console/QueryCacheProvider';
export { customerQuery, customersQuery } from './customers/customer-queries';
export { type CustomerScreenOptions, useCustomerScreen } from './customers/useCustomerScreen';
export { type CustomersScreenOptions, useCustomersScreen } from './customers/useCustomersScreen';
export {
  type NewCustomerScreenOptions,
  useNewCustomerScreen,
} from './customers/useNewCustomerScreen';
export {
  type DashboardScreenOptions,
  dashboardAttentionQuery,
  dashboardRenewalsQuery,
  dashboardSpendQuery,
  dashboardStatementQuery,
  dashboardSummaryQuery,
  useDashboardScreen,
} from './dashboard/useDashboardScreen';
export { createActing } from './impersonation/acting';
export {
  ImpersonationProvider,
  type ImpersonationProviderProps,
} from './impersonation/ImpersonationProvider';
export type { ActiveImpersonationView } from './impersonation/impersonation-view';
export {
  type Impersonation,
  useImpersonation,
  useIsImpersonating,
} from './impersonation/useImpersonation';
export {
  type ImpersonationStartScreenOptions,
  type OpenImpersonation,
  type OpeningStatus,
  useImpersonationStartScreen,
  useOpenImpersonation,
} from './impersonation/useImpersonationStartScreen';
export { useImpersonationStatus } from './impersonation/useImpersonationStatus';
export {
  useImpersonationWarnings,
  type WarningText,
} from './impersonation/useImpersonationWarnings';
export { useSessionOnHold } from './impersonation/useSessionOnHold';
export {
  type StartImpersonation,
  type StartImpersonationDialogControl,
  useStartImpersonation,
  useStartImpersonationDialog,
} from './impersonation/useStartImpersonationDialog';
export { type NotificationList, notificationsQuery } from './notifications/notification-queries';
export {
  type MarkAllNotificationsRead,
  type NotificationCenterSettings,
  useBellPulse,
  useLiveNotifications,
  useMarkAllNotificationsRead,
  useNotificationCenter,
} from './notifications/useNotificationCenter';
export { type Notifications, useNotifications } from './notifications/useNotifications';
export {
  type TaskReading,
  useTask,
  useTenantCredentials,
} from './notifications/useTenantCredentials';
export { useDismissNotification } from './notifications/useUndoableDismissal';
export {
  type OrdersQueryPlace,
  orderCountsQuery,
  orderQuery,
  ordersQuery,
} from './orders/order-queries';
export { type OrderScreenOptions, useOrderScreen } from './orders/useOrderScreen';
export { type OrdersScreenOptions, useOrdersScreen } from './orders/useOrdersScreen';
export {
  PaletteRegistryProvider,
  type PaletteRegistryProviderProps,
} from './palette/PaletteRegistryProvider';
export type { PaletteAddition } from './palette/palette-registry';
export { type CommandPaletteOptions, useCommandPalette } from './palette/useCommandPalette';
export { usePaletteAddition } from './palette/usePaletteAddition';
export { useShortcutSetting } from './palette/useShortcutSetting';
export { useShortcuts } from './palette/useShortcuts';
export { useClientView } from './preferences/useClientView';
export { type DateWaysPreference, useDateWays } from './preferences/useDateWays';
export { useOwnLanguage } from './preferences/useOwnLanguage';
export { usePreference } from './preferences/usePreference';
export {
  pricedProductsQuery,
  priceListQuery,
  priceListsQuery,
} from './products/price-list-queries';
export {
  type ProductsQueryPlace,
  productQuery,
  productsQuery,
} from './products/product-queries';
export { type PriceListScreenOptions, usePriceListScreen } from './products/usePriceListScreen';
export { type PriceListsScreenOptions, usePriceListsScreen } from './products/usePriceListsScreen';
export { type ProductScreenOptions, useProductScreen } from './products/useProductScreen';
export {
  type HeldPlace,
  type ProductsScreenOptions,
  useProductsScreen,
} from './products/useProductsScreen';
export {
  type FinalReviewScreenOptions,
  useFinalReviewScreen,
} from './purchase/useFinalReviewScreen';
export {
  activityKeys,
  cartKeys,
  customerKeys,
  orderKeys,
  priceListKeys,
  productKeys,
  roleKeys,
  statementKeys,
  subscriptionKeys,
  userKeys,
} from './reads/keys';
export { type ListPlace, ListPlaceContext } from './reads/list-place';
export type { ReadQuery } from './reads/read-query';
export { type HeldQuery, type ListOptions, type ListResult, useList } from './reads/useList';
export { type ReadOptions, useRead } from './reads/useRead';
export { permissionCatalogueQuery, rolesQuery, roleUsersQuery } from './roles/role-queries';
export { type RoleCandidates, useRoleCandidates } from './roles/useAddUsersDialog';
export { useAffectedMembers } from './roles/useAffectedMembers';
export { type RoleUsersInput, useAssignRole, useRevokeRole } from './roles/useAssignRole';
export { useDeleteRole } from './roles/useDeleteRoleDialog';
export { type GiveRoleOptions, useGiveRole } from './roles/useGiveRole';
export { usePermissionCatalogue } from './roles/usePermissionCatalogue';
export { usePermissionHelp } from './roles/usePermissionHelp';
export {
  type RoleDetailScreenOptions,
  type RoleUsers,
  type RoleUsersOptions,
  useRoleDetailScreen,
  useRoleUsers,
} from './roles/useRoleDetailScreen';
export { useCreateRole, useUpdateRolePermissions } from './roles/useRoleDialogs';
export { useRoles } from './roles/useRoles';
export {
  type RolesScreenOptions,
  useRoleCardMembers,
  useRolesScreen,
} from './roles/useRolesScreen';
export { useViewAs, type ViewAs } from './roles/useViewAs';
export { ViewAsProvider, type ViewAsProviderProps } from './roles/ViewAsProvider';
export { type AppShellOptions, type AppShellState, useAppShell } from './shell/useAppShell';
export { useDocumentVisible } from './shell/useDocumentVisible';
export { useLanguageChoice } from './shell/useLanguageChoice';
export { useShellFooter } from './shell/useShellFooter';
export { useStoredLanguage } from './shell/useStoredLanguage';
export { useStoredTheme } from './shell/useStoredTheme';
export {
  type RenewalsQueryPlace,
  renewalCountsQuery,
  renewalsQuery,
} from './subscriptions/renewal-queries';
export {
  type SubscriptionsQueryPlace,
  subscriptionQuery,
  subscriptionsAttentionQuery,
  subscriptionsQuery,
} from './subscriptions/subscription-queries';
export { type RenewalsScreenOptions, useRenewalsScreen } from './subscriptions/useRenewalsScreen';
export {
  type SubscriptionScreenOptions,
  useSubscriptionScreen,
} from './subscriptions/useSubscriptionScreen';
export {
  type SubscriptionsScreenOptions,
  useSubscriptionsScreen,
} from './subscriptions/useSubscriptionsScreen';
export { useCountdown } from './timing/useCountdown';
export { useDebouncedValue } from './timing/useDebouncedValue';
export { useHasPassed } from './timing/useHasPassed';
export { useNow } from './timing/useNow';
export { useTimedFlag } from './timing/useTimedFlag';
export {
  type AccountActionsOptions,
  useAccountActions,
} from './users/useAccountActions';
export {
  type DeleteUsers,
  type DeleteUsersOptions,
  useDeleteUsers,
} from './users/useDeleteUsers';
export { type DevicesOptions, useDevices } from './users/useDevices';
export { type InvitationsOptions, useInvitations } from './users/useInvitations';
export { type InviteDialog, useInviteDialog } from './users/useInviteDialog';
export {
  type InviteSeveral,
  type InviteSeveralOptions,
  useInviteSeveral,
} from './users/useInviteSeveral';
export { useInviteUser } from './users/useInviteUser';
export { type PasskeysOptions, usePasskeys } from './users/usePasskeys';
export {
  type ChangePasswordInput,
  type UpdateUserInput,
  useChangePassword,
  useUpdateUser,
} from './users/useProfileForms';
export { type ProfileScreenOptions, useProfileScreen, useUser } from './users/useProfileScreen';
export {
  type RecoveryCodesOptions,
  type RecoveryCodesResult,
  useRecoveryCodes,
} from './users/useRecoveryCodes';
export { useRegionSettings } from './users/useRegionSettings';
export { type UserPage, userQuery, usersQuery } from './users/user-queries';
export { useDisableTwoFactor } from './users/useSecondFactorDialogs';
export {
  type TwoFactorSetupControl,
  useTwoFactorSetup,
} from './users/useTwoFactorSetup';
export {
  type UserList,
  type UserListOptions,
  type UsersScreenOptions,
  useUserList,
  useUsersScreen,
} from './users/useUsersScreen';
export {
  useWrite,
  type Write,
  type WriteOptions,
  type WriteOutcome,
} from './writes/useWrite';
