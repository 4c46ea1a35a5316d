export type {
  ActivityFeedProps,
  ActivityScreenProps,
} from '../contracts/activity';
export type {
  PasskeyQuestion,
  PasskeyRefusal,
  PasskeySignInProps,
  PasskeysSectionProps,
  RecoveryCodesDialogState,
  RecoveryCodesSectionProps,
} from '../contracts/auth';
export type {
  ComparedStatements,
  CompareStatementsScreenProps,
  PaymentDialogState,
  PaymentDraft,
  ReconcileScreenProps,
  StatementDialog,
  StatementScreenProps,
  StatementsScreenProps,
  VoidDialogState,
} from '../contracts/billing';
export type { FinalReviewScreenProps, ValidateCartScreenProps } from '../contracts/cart';
export type {
  CustomerScreenProps,
  CustomersScreenProps,
  NewCustomerScreenProps,
} from '../contracts/customers';
export type {
  ExtensionState,
  ImpersonatedPerson,
  ImpersonationArrival,
  ImpersonationStartScreenProps,
  ImpersonationStatusProps,
  StartImpersonationDialogProps,
  StartImpersonationState,
} from '../contracts/impersonation';
export type { ListMatches, ListSettings, ListState, ListViews } from '../contracts/list';
export type {
  CredentialsControl,
  DismissedNotification,
  NotificationCenterProps,
} from '../contracts/notifications';
export type {
  CopiedReference,
  OrderDecisionState,
  OrderScreenProps,
  OrdersScreenProps,
} from '../contracts/orders';
export type { CommandPaletteProps } from '../contracts/palette';
export type {
  AddedChoice,
  CartAdding,
  ClientView,
  OwnPrices,
  PriceChange,
  PriceListScreenProps,
  PriceListsScreenProps,
  PriceOverrideModalProps,
  ProductScreenProps,
  ProductsScreenProps,
} from '../contracts/products';
export type {
  AddUsersModalProps,
  CompareRolesState,
  CreateRoleState,
  DeleteRoleState,
  EditRoleState,
  GiveRoleState,
  NewRole,
  OpenRoleDialog,
  RevokeRoleModalProps,
  RoleAssigner,
  RoleDetailScreenProps,
  RoleGiving,
  RoleReceiver,
  RolesScreenProps,
  RoleViewing,
  UseRoleMembers,
} from '../contracts/roles';
export type {
  BulkRenewals,
  BulkRenewalsDialogState,
  BulkSeats,
  BulkSeatsDialogState,
  ChangeAction,
  ChangeDrawerState,
  ChangeMaking,
  MonthOfCharges,
  NamesDialogState,
  RenewalDrawerState,
  RenewalMonth,
  RenewalsScreenProps,
  SubscriptionCharges,
  SubscriptionDrawer,
  SubscriptionEvent,
  SubscriptionOrders,
  SubscriptionScreenProps,
  SubscriptionsScreenProps,
} from '../contracts/subscriptions';
export type {
  AccountControl,
  AccountDialogState,
  AccountEvent,
  AccountObjection,
  AccountUser,
  CompanyChoice,
  DeleteUsersDialogProps,
  DevicesSectionProps,
  InvitationAction,
  InvitationActions,
  InvitationDialogState,
  InvitationEvent,
  InvitedUser,
  InviteSeveralModalProps,
  PeopleCompany,
  ProfileAccount,
  ProfileScreenProps,
  RegionSettingsProps,
  UsersScreenProps,
} from '../contracts/users';
export type { Access } from '../domain/access';
export type {
  ActivityAction,
  ActivityEntry,
  ActivityPerson,
  ActivityRecord,
  ActivityRecordType,
  ActivitySubject,
} from '../domain/activity/activity';
export type { AlertInput } from '../domain/alerts/alert-input';
export type { AppMessage, AppMessageType } from '../domain/alerts/app-message';
export type { ConfirmationLink } from '../domain/auth/confirmation-link';
export { hasConfirmationToken, readConfirmationLink } from '../domain/auth/confirmation-link';
export type { ExternalReturn } from '../domain/auth/external-return';
export type { Passkey } from '../domain/auth/passkey';
export { type ResetLink, readResetLink } from '../domain/auth/password-reset';
export type { RecoveryCodesLeft } from '../domain/auth/recovery-code';
export type { ExternalProvider } from '../domain/auth/session';
export type {
  ActingEnd,
  InitialSession,
  KnownProfile,
  Session,
  SessionEndsOn,
  SignedOutReason,
} from '../domain/auth/session-machine-types';
export type { SignInEvent } from '../domain/auth/sign-in-event';
export {
  RECONCILIATION_LIST,
  type ReconciliationSummary,
} from '../domain/billing/reconciliation-list';
export {
  addressOfComparison,
  type ComparePlace,
  comparePlaceIn,
} from '../domain/billing/statement-compare';
export type { StatementEvent } from '../domain/billing/statement-screen';
export { STATEMENTS_LIST, statementsListFor } from '../domain/billing/statements-list';
export type { BulkEntry, BulkRun, BulkStep } from '../domain/bulk-run';
export type { Customer, CustomerContact, CustomerState } from '../domain/customers/customer';
export {
  CUSTOMER_TAB_LISTS,
  CUSTOMER_TABS,
  type CustomerEvent,
  type CustomerTab,
  customerTabIn,
} from '../domain/customers/customer-screen';
export { CUSTOMERS_LIST } from '../domain/customers/customers-list';
export type { NewCustomerStep } from '../domain/customers/new-customer';
export {
  type Failure,
  type FailureKind,
  type FieldProblem,
  failureText,
  fieldTexts,
} from '../domain/failure';
export type { InviteChoices } from '../domain/forms/invite';
export { extensionIdOf, isExtendable } from '../domain/impersonation/extension';
export {
  type Impersonated,
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
export { addressWith, queryIn } from '../domain/list-address';
export { MATCHES_MAX } from '../domain/list-matches';
export { FIRST_QUERY, type ListQuery, type ListRules } from '../domain/list-query';
export type { ListChoices, ListDensity } from '../domain/list-settings';
export type { SavedView } from '../domain/list-views';
export type {
  CredentialsField,
  NotificationsFailure,
  NotificationsState,
  ShownCredentials,
  TenantCredentialsState,
} from '../domain/notifications/notifications-state';
export type { OrderApprover } from '../domain/orders/approvers';
export type {
  Order,
  OrderApproval,
  OrderLine,
  OrderLineFailure,
  OrderLineState,
  OrderState,
  OrderTerms,
  OrderType,
} from '../domain/orders/order';
export type { OrderAction, OrderRefusal } from '../domain/orders/order-access';
export type { OrderEvent, OrderEventFacts, OrderEventKind } from '../domain/orders/order-event';
export type { OrderDone } from '../domain/orders/order-screen';
export {
  ORDERS_LIST,
  type OrderCounts,
  type OrdersView,
  ordersViewIn,
} from '../domain/orders/orders-list';
export type { RetryPreview } from '../domain/orders/retry';
export type { FoundEntry, PaletteGroup } from '../domain/palette/found-groups';
export type {
  PaletteEntry,
  PaletteKind,
  PalettePage,
  PaletteSource,
} from '../domain/palette/palette-entry';
export type { Shortcut } from '../domain/palette/shortcut';
export type { TextRange } from '../domain/palette/text-match';
export {
  PREFERENCE_MAX_BYTES,
  PREFERENCES_MAX,
  type Preferences,
  type PreferencesChoice,
  type PreferencesStore,
} from '../domain/preferences/preferences';
export type { Buyer, BuyerFacts } from '../domain/products/buyer';
export type { PriceListBase } from '../domain/products/own-prices';
export type { PlanPrice } from '../domain/products/plan-prices';
export { PLAN_PRICES_LIST } from '../domain/products/plan-prices-list';
export type { PriceRefusal } from '../domain/products/price-list-access';
export type { PriceListSellers } from '../domain/products/price-list-sellers';
export { PRICE_LISTS_LIST } from '../domain/products/price-lists-list';
export type { PriceEvent } from '../domain/products/price-override';
export type { Plan, Product } from '../domain/products/product';
export { PRODUCTS_LIST } from '../domain/products/products-list';
export {
  addressWithPlace,
  COMPARED_MOST,
  FIRST_PLACE,
  type ProductsPlace,
  type ProductsView,
  placeIn,
} from '../domain/products/products-place';
export type { VendorOffer } from '../domain/products/top-vendors';
export {
  dataOr,
  type Freshness,
  failureOfReading,
  mapReading,
  type Reading,
} from '../domain/reading';
export type { PermissionHelp, RoleGiver, RoleGivers } from '../domain/roles/permission-help';
export type { RoleDialog, RoleEvent } from '../domain/roles/role-dialogs';
export type { Candidates } from '../domain/roles/role-users';
export { ROLES_LIST } from '../domain/roles/roles-list';
export type { ViewedRole } from '../domain/roles/viewed-role';
export type {
  RenewalAction,
  RenewalDecision,
  RenewalRefusal,
  RenewalRun,
} from '../domain/subscriptions/bulk-renewals';
export type {
  BulkSeatsDraft,
  SeatsMode,
  SeatsPreview,
  SeatsRefusal,
  SeatsRun,
} from '../domain/subscriptions/bulk-seats';
export {
  addressWithRenewals,
  FIRST_RENEWALS,
  RENEWALS_LIST,
  type RenewalsPlace,
  renewalsPlaceIn,
} from '../domain/subscriptions/renewals';
export type {
  ScheduledChange,
  SeatBatch,
  Subscription,
  SubscriptionState,
} from '../domain/subscriptions/subscription';
export { SUBSCRIPTION_ORDERS } from '../domain/subscriptions/subscription-screen';
export {
  SUBSCRIPTIONS_LISTS,
  type SubscriptionsPlace,
  type SubscriptionsScope,
  type SubscriptionsView,
  subscriptionsViewIn,
} from '../domain/subscriptions/subscriptions-list';
export type { AccountAccess, AccountAction, AccountRefusal } from '../domain/users/account-actions';
export type { Device } from '../domain/users/device';
export type { HeldCount, Holdings, HoldingsByEmail } from '../domain/users/holdings';
export type { NeedRefusal } from '../domain/users/permission-access';
export type { ProfileEvent } from '../domain/users/profile-access';
export type { CurrentUser } from '../domain/users/user';
export type {
  DeletedUser,
  DeletionEntry,
  DeletionStep,
  UserDeletion,
} from '../domain/users/user-deletion';
export type {
  InvitationEntry,
  InvitationStep,
  Invitations,
} from '../domain/users/user-invitations';
export { ROLE_USERS_LIST, USERS_LIST } from '../domain/users/users-list';
export type { WriteProgress, WriteState } from '../domain/write-state';
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
  useExternalLoginScreen,
} from './auth/useExternalLoginScreen';
export { type ExternalReturnState, useExternalReturn } from './auth/useExternalReturn';
export { type ForgotPassword, useForgotPassword } from './auth/useForgotPassword';
export {
  type ForgotPasswordScreenOptions,
  useForgotPasswordScreen,
} from './auth/useForgotPasswordScreen';
export { useLogin } from './auth/useLogin';
export { useLoginScreen } from './auth/useLoginScreen';
export { useLogout } from './auth/useLogout';
export { useOtherUser } from './auth/useOtherUser';
export { type PasskeySignInOptions, usePasskeySignIn } from './auth/usePasskeySignIn';
export {
  type ProfileCompletionScreenOptions,
  useProfileCompletionScreen,
} from './auth/useProfileCompletionScreen';
export { useRefreshUser } from './auth/useRefreshUser';
export { useRequestPasswordReset } from './auth/useRequestPasswordReset';
export { type ResendWait, useResendWait } from './auth/useResendWait';
export { type ResetPasswordInput, useResetPassword } from './auth/useResetPassword';
export {
  type ResetPasswordScreenOptions,
  useResetPasswordScreen,
} from './auth/useResetPasswordScreen';
export { useSavedEmail } from './auth/useSavedEmail';
export { useCurrentUser, useSession } from './auth/useSession';
export { type SignInScreenOptions, useSignInScreen } from './auth/useSignInScreen';
export { useSkipProfile } from './auth/useSkipProfile';
export { type TwoFactor, type TwoFactorOptions, useTwoFactor } from './auth/useTwoFactor';
export { type TwoFactorScreenOptions, useTwoFactorScreen } from './auth/useTwoFactorScreen';
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
export { cartQuery } from './cart/cart-queries';
export { type AddToCart, useAddToCart } from './cart/useAddToCart';
export { useCart } from './cart/useCart';
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
export { useConnectivity } from './connectivity/useConnectivity';
export { useConnectivityBanner } from './connectivity/useConnectivityBanner';
export { useOnline } from './connectivity/useOnline';
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
  dashboardAttentionQuery,
  dashboardRenewalsQuery,
  dashboardSpendQuery,
  dashboardStatementQuery,
  dashboardSummaryQuery,
} from './dashboard/dashboard-queries';
export { type DashboardScreenOptions, useDashboardScreen } from './dashboard/useDashboardScreen';
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
  useImpersonationStartScreen,
} from './impersonation/useImpersonationStartScreen';
export { useImpersonationStatus } from './impersonation/useImpersonationStatus';
export {
  useImpersonationWarnings,
  type WarningText,
} from './impersonation/useImpersonationWarnings';
export {
  type OpenImpersonation,
  type OpeningStatus,
  useOpenImpersonation,
} from './impersonation/useOpenImpersonation';
export { useSessionOnHold } from './impersonation/useSessionOnHold';
export {
  type StartImpersonation,
  useStartImpersonation,
} from './impersonation/useStartImpersonation';
export {
  type StartImpersonationDialogControl,
  useStartImpersonationDialog,
} from './impersonation/useStartImpersonationDialog';
export { type NotificationList, notificationsQuery } from './notifications/notification-queries';
export { useBellPulse } from './notifications/useBellPulse';
export { useDismissNotification } from './notifications/useDismissNotification';
export { useLiveNotifications } from './notifications/useLiveNotifications';
export {
  type MarkAllNotificationsRead,
  useMarkAllNotificationsRead,
} from './notifications/useMarkAllNotificationsRead';
export {
  type NotificationCenterSettings,
  useNotificationCenter,
} from './notifications/useNotificationCenter';
export { type Notifications, useNotifications } from './notifications/useNotifications';
export { type TaskReading, useTask } from './notifications/useTask';
export { useTenantCredentials } from './notifications/useTenantCredentials';
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
export type { HeldPlace } from './products/useProductsPlace';
export { type ProductsScreenOptions, useProductsScreen } from './products/useProductsScreen';
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
export { useAffectedMembers } from './roles/useAffectedMembers';
export { type RoleUsersInput, useAssignRole, useRevokeRole } from './roles/useAssignRole';
export { useCreateRole } from './roles/useCreateRole';
export { useDeleteRole } from './roles/useDeleteRole';
export { type GiveRoleOptions, useGiveRole } from './roles/useGiveRole';
export { usePermissionCatalogue } from './roles/usePermissionCatalogue';
export { usePermissionHelp } from './roles/usePermissionHelp';
export { type RoleCandidates, useRoleCandidates } from './roles/useRoleCandidates';
export { useRoleCardMembers } from './roles/useRoleCardMembers';
export { type RoleDetailScreenOptions, useRoleDetailScreen } from './roles/useRoleDetailScreen';
export { useRoles } from './roles/useRoles';
export { type RolesScreenOptions, useRolesScreen } from './roles/useRolesScreen';
export { type RoleUsers, type RoleUsersOptions, useRoleUsers } from './roles/useRoleUsers';
export { useUpdateRolePermissions } from './roles/useUpdateRolePermissions';
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
export { type ChangePasswordInput, useChangePassword } from './users/useChangePassword';
export {
  type DeleteUsers,
  type DeleteUsersOptions,
  useDeleteUsers,
} from './users/useDeleteUsers';
export { type DevicesOptions, useDevices } from './users/useDevices';
export { useDisableTwoFactor } from './users/useDisableTwoFactor';
export { type InvitationsOptions, useInvitations } from './users/useInvitations';
export { type InviteDialog, useInviteDialog } from './users/useInviteDialog';
export {
  type InviteSeveral,
  type InviteSeveralOptions,
  useInviteSeveral,
} from './users/useInviteSeveral';
export { useInviteUser } from './users/useInviteUser';
export { type PasskeysOptions, usePasskeys } from './users/usePasskeys';
export { type ProfileScreenOptions, useProfileScreen } from './users/useProfileScreen';
export {
  type RecoveryCodesOptions,
  type RecoveryCodesResult,
  useRecoveryCodes,
} from './users/useRecoveryCodes';
export { useRegionSettings } from './users/useRegionSettings';
export { type UserPage, userQuery, usersQuery } from './users/user-queries';
export {
  type TwoFactorSetupControl,
  useTwoFactorSetup,
} from './users/useTwoFactorSetup';
export { type UpdateUserInput, useUpdateUser } from './users/useUpdateUser';
export { useUser } from './users/useUser';
export {
  type UserList,
  type UserListOptions,
  useUserList,
} from './users/useUserList';
export { type UsersScreenOptions, useUsersScreen } from './users/useUsersScreen';
export {
  useWrite,
  type Write,
  type WriteOptions,
  type WriteOutcome,
} from './writes/useWrite';
