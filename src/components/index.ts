export type {
  ActivityFeedProps,
  ActivityScreenProps,
} from '../contracts/activity';
export type { MessageDialogProps, MessageToast, MessageToastsProps } from '../contracts/alerts';
export type {
  AuthFrameProps,
  AuthLinks,
  AuthSurroundings,
  EntryLoginScreenProps,
  ExternalLoginProgress,
  ExternalLoginScreenProps,
  ExternalSignInState,
  ForgotPasswordScreenProps,
  LoginFormProps,
  LoginScreenProps,
  PasskeyQuestion,
  PasskeyRefusal,
  PasskeySignInProps,
  PasskeysSectionProps,
  ProfileCompletionFormProps,
  ProfileCompletionScreenProps,
  RecoveryCodesDialogState,
  RecoveryCodesSectionProps,
  ResetPasswordFormProps,
  ResetPasswordScreenProps,
  SignInScreenProps,
  SignInStep,
  TwoFactorFormProps,
  TwoFactorScreenProps,
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
export type {
  CartClients,
  CartEditing,
  CartEndDates,
  CartLinesState,
  CartQuestion,
  CartScreenProps,
  FinalReviewScreenProps,
  ParkedCartsState,
  PlacedOrderActions,
  PlaceOrderActions,
  SelectClientScreenProps,
  ValidateCartScreenProps,
} from '../contracts/cart';
export type { ConnectivityBannerProps } from '../contracts/connectivity';
export type {
  BuyForCustomer,
  BuyRefusal,
  CustomerMoveState,
  CustomerPart,
  CustomerParts,
  CustomerPeople,
  CustomerScreenProps,
  CustomersScreenProps,
  NewCustomerScreenProps,
} from '../contracts/customers';
export type { DashboardArea, DashboardScreenProps } from '../contracts/dashboard';
export type {
  ExtensionState,
  ImpersonatedPerson,
  ImpersonationArrival,
  ImpersonationStartScreenProps,
  ImpersonationStatusProps,
  StartImpersonationDialogProps,
  StartImpersonationState,
} from '../contracts/impersonation';
export type { Links, ListName } from '../contracts/links';
export type { ListMatches, ListSettings, ListState, ListViews } from '../contracts/list';
export type {
  CredentialsControl,
  DismissedNotification,
  NotificationCenterProps,
} from '../contracts/notifications';
export type {
  BuyingAgain,
  CopiedReference,
  OrderDecisionState,
  OrderScreenProps,
  OrdersScreenProps,
  OrderToBuyAgain,
  RetryingLine,
} from '../contracts/orders';
export type {
  CommandPaletteProps,
  ListedShortcut,
  ShortcutGroup,
  ShortcutsDialogProps,
} from '../contracts/palette';
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
  AffectedPeopleState,
  CompareRolesState,
  CreateRoleState,
  DeleteRoleState,
  EditRoleState,
  NewRole,
  OpenRoleDialog,
  RevokedUser,
  RevokeRoleModalProps,
  RoleAssigner,
  RoleDetailScreenProps,
  RolesScreenProps,
  RoleUsersProps,
  RoleViewing,
  UseRoleMembers,
} from '../contracts/roles';
export type {
  AppShellProps,
  CartButtonProps,
  InviteButtonProps,
  LanguageChoice,
  OfferedLanguage,
  PaletteButtonProps,
  ShellAccount,
  ShellFooterProps,
  ShellHeaderParts,
  ShellNavigation,
  ShellNavigationItem,
  ShellNavigationLink,
  ShellThemeChoice,
  UserMenuLinks,
} from '../contracts/shell';
export type {
  BulkRenewals,
  BulkRenewalsDialogState,
  BulkSeats,
  BulkSeatsDialogState,
  ChangeAction,
  ChangeDraft,
  ChangeDrawerState,
  ChangeMaking,
  DrawerPlans,
  MonthOfCharges,
  NamesDialogState,
  RenewalDrawerState,
  RenewalMonth,
  RenewalsScreenProps,
  SubscriptionCharges,
  SubscriptionDrawer,
  SubscriptionOrders,
  SubscriptionScreenProps,
  SubscriptionsScreenProps,
} from '../contracts/subscriptions';
export type {
  AccountControl,
  AccountDialogState,
  AccountObjection,
  AccountUser,
  ChangePasswordFormProps,
  CompanyChoice,
  DeleteUsersDialogProps,
  DevicesSectionProps,
  FoundCompanies,
  InvitationAction,
  InvitationActions,
  InvitationDialogState,
  InvitedUser,
  InviteSeveralModalProps,
  OfferedCompany,
  PeopleCompany,
  ProfileAccount,
  ProfileDetailsFormProps,
  ProfileScreenProps,
  ProfileUser,
  RegionSettingsProps,
  TwoFactorDisableDialogProps,
  TwoFactorSetupModalProps,
  UsersScreenProps,
} from '../contracts/users';
export type { NeedRefusal } from '../domain/access';
export { type Access, ALLOWED, refused } from '../domain/access';
export type { AlertInput } from '../domain/alerts/alert-input';
export type { AppMessage, AppMessageType } from '../domain/alerts/app-message';
export type { EntryNotice, LoginNotice } from '../domain/auth/login-notice';
export type {
  ComparedOrder,
  ComparisonEntry,
  ComparisonPart,
  StatementComparison,
} from '../domain/billing/compare-statements';
export type { ReconciliationSummary } from '../domain/billing/reconciliation-list';
export type { ComparePlace } from '../domain/billing/statement-compare';
export type { BulkEntry, BulkRun, BulkStep } from '../domain/bulk-run';
export type { Buyer, BuyerFacts } from '../domain/cart/buyer';
export type { CartTargetChoice } from '../domain/cart/cart';
export type {
  CartDifference,
  CartEdit,
  CartLineDifference,
  CartNews,
  FailedCartEdit,
} from '../domain/cart/cart-edits';
export type { BuyAgainQuestion, CartMove, NamedTarget } from '../domain/cart/cart-move';
export type { CartProgress, CartStep } from '../domain/cart/cart-steps';
export type { ChosenClient, ClientRefusal } from '../domain/cart/clients';
export type { CommonEndDate } from '../domain/cart/common-end-dates';
export type { FinalReview, OpenPurchase } from '../domain/cart/final-review';
export type { PurchaseRequest, PurchaseState } from '../domain/cart/purchase-machine';
export { issueKey } from '../domain/cart/quote';
export type { CartValidation } from '../domain/cart/validation';
export type { Connectivity } from '../domain/connectivity/connectivity';
export type {
  CustomerField,
  CustomerFieldProblems,
  CustomerFields,
} from '../domain/customers/customer-form';
export type { CustomerRefusal } from '../domain/customers/customer-rules';
export type {
  CustomerInviteRefusal,
  CustomerMove,
  CustomerTab,
} from '../domain/customers/customer-screen';
export type { NewCustomerDraft, NewCustomerStep } from '../domain/customers/new-customer';
export type { FirstStep } from '../domain/dashboard/first-steps';
export type { DashboardTile } from '../domain/dashboard/tiles';
export { failureText } from '../domain/failure';
export type { ChangePasswordValues } from '../domain/forms/change-password';
export type { InviteChoices, InviteValues } from '../domain/forms/invite';
export type { LoginValues } from '../domain/forms/login';
export type { ProfileDetails, ProfileValues } from '../domain/forms/profile';
export {
  FIRST_QUERY,
  type ListQuery,
  nextSort,
  sortDirection,
  withFilter,
} from '../domain/list-query';
export type { ListChoices, ListDensity } from '../domain/lists/list-settings';
export type { SavedView } from '../domain/lists/list-views';
export type { Money } from '../domain/money';
export type { BellState } from '../domain/notifications/bell-state';
export type {
  CredentialsField,
  NotificationsFailure,
  NotificationsState,
  ShownCredentials,
  TenantCredentialsState,
} from '../domain/notifications/notifications-state';
export type { NotAdded } from '../domain/orders/order';
export type { OrderAction, OrderRefusal } from '../domain/orders/order-access';
export type { OrderCounts, OrdersView } from '../domain/orders/orders-list';
export {
  clampPage,
  DEFAULT_PAGE_SIZE,
  hasNextPage,
  lastPageOf,
  PAGE_SIZES,
  type PageFacts,
  type PagePosition,
  type PageRange,
  pageRange,
} from '../domain/paging';
export type { FoundEntry, PaletteGroup } from '../domain/palette/found-groups';
export type { PaletteEntry, PaletteKind, PalettePage } from '../domain/palette/palette-entry';
export type { TextRange } from '../domain/palette/text-match';
export type { PlanPrice } from '../domain/products/plan-prices';
export type { PriceRefusal } from '../domain/products/price-list-access';
export type { PriceListSellers } from '../domain/products/price-list-sellers';
export type { MarginVerdict } from '../domain/products/pricing';
export type { PriceListBase } from '../domain/products/product';
export {
  COMPARED_MOST,
  type ProductsPlace,
  type ProductsView,
} from '../domain/products/products-place';
export type { VendorOffer } from '../domain/products/top-vendors';
export type { Freshness, Reading } from '../domain/reading';
export type { PermissionHelp, RoleGiver, RoleGivers } from '../domain/roles/permission-help';
export type { RoleAction } from '../domain/roles/role-actions';
export type { Candidates, RoleCandidate } from '../domain/roles/role-users';
export { canViewAs } from '../domain/roles/viewed-role';
export { canUseCart, type InviteRefusal, inviteAccess } from '../domain/shell/actions';
export type {
  NavigationItem,
  NavigationSubItem,
  NavigationViewer,
} from '../domain/shell/navigation';
export { visibleNavigation } from '../domain/shell/navigation';
export type { ShellUser } from '../domain/shell/shell-user';
export type { SidebarState } from '../domain/shell/sidebar';
export type { ShellTheme } from '../domain/shell/theme-choice';
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
export type { ChangeState } from '../domain/subscriptions/change-machine';
export type { PlanChoice, PlanChoices } from '../domain/subscriptions/plan-choices';
export type { RenewalDraft } from '../domain/subscriptions/renewal';
export type { RenewalsPlace } from '../domain/subscriptions/renewals';
export type {
  SubscriptionsPlace,
  SubscriptionsScope,
  SubscriptionsView,
} from '../domain/subscriptions/subscriptions-list';
export { parsePageNumber } from '../domain/text/digits';
export type { AccountAccess, AccountAction, AccountRefusal } from '../domain/users/account-actions';
export type { HoldingsByEmail } from '../domain/users/holdings';
export { ownSecretsAccess, type ProfileRefusal } from '../domain/users/profile-access';
export {
  canDelete,
  canImpersonate,
  type DeleteRefusal,
  type ImpersonateRefusal,
  type UserActor,
} from '../domain/users/user-actions';
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
export type { WriteProgress, WriteState } from '../domain/write-state';
export { ActivityFeed } from './activity/ActivityFeed';
export { ActivityScreen } from './activity/ActivityScreen';
export { MessageDialog } from './alerts/MessageDialog';
export { MessageToasts } from './alerts/MessageToasts';
export { AuthLayout, type AuthLayoutProps } from './auth/AuthLayout';
export { AuthPanel, type AuthPanelProps } from './auth/AuthPanel';
export { AuthSkeleton } from './auth/AuthSkeleton';
export { EntryLoginScreen } from './auth/EntryLoginScreen';
export { ExternalLoginScreen } from './auth/ExternalLoginScreen';
export { ForgotPasswordScreen } from './auth/ForgotPasswordScreen';
export { LoginForm } from './auth/LoginForm';
export { LoginScreen } from './auth/LoginScreen';
export { PasskeySignIn } from './auth/PasskeySignIn';
export { ProfileCompletionForm } from './auth/ProfileCompletionForm';
export { ProfileCompletionScreen } from './auth/ProfileCompletionScreen';
export { RecoveryCodeScreen, type RecoveryCodeScreenProps } from './auth/RecoveryCodeScreen';
export { ResetPasswordForm } from './auth/ResetPasswordForm';
export { ResetPasswordScreen } from './auth/ResetPasswordScreen';
export { SignInScreen } from './auth/SignInScreen';
export { TrustDevice, type TrustDeviceProps } from './auth/TrustDevice';
export { TwoFactorForm } from './auth/TwoFactorForm';
export { TwoFactorScreen } from './auth/TwoFactorScreen';
export { UseRecoveryCode, type UseRecoveryCodeProps } from './auth/UseRecoveryCode';
export { CompareStatementsScreen } from './billing/CompareStatementsScreen';
export { ReconcileScreen } from './billing/ReconcileScreen';
export { StatementScreen } from './billing/StatementScreen';
export { StatementsScreen } from './billing/StatementsScreen';
export { CartScreen } from './cart/CartScreen';
export { FinalReviewScreen } from './cart/FinalReviewScreen';
export { SelectClientScreen } from './cart/SelectClientScreen';
export { ValidateCartScreen } from './cart/ValidateCartScreen';
export { ConnectivityBanner } from './connectivity/ConnectivityBanner';
export { OfflineBanner } from './connectivity/OfflineBanner';
export { CustomerScreen } from './customers/CustomerScreen';
export { CustomersScreen } from './customers/CustomersScreen';
export { NewCustomerScreen } from './customers/NewCustomerScreen';
export { DashboardScreen } from './dashboard/DashboardScreen';
export { ConfigErrorScreen } from './errors/ConfigErrorScreen';
export { ErrorScreen, type ErrorScreenProps } from './errors/ErrorScreen';
export { ForbiddenScreen, type ForbiddenScreenProps } from './errors/ForbiddenScreen';
export { NotFoundScreen } from './errors/NotFoundScreen';
export { PageErrorScreen, type PageErrorScreenProps } from './errors/PageErrorScreen';
export { SystemErrorScreen } from './errors/SystemErrorScreen';
export {
  ImpersonationBanner,
  type ImpersonationBannerProps,
} from './impersonation/ImpersonationBanner';
export {
  ImpersonationExpiringModal,
  type ImpersonationExpiringModalProps,
} from './impersonation/ImpersonationExpiringModal';
export { ImpersonationStartScreen } from './impersonation/ImpersonationStartScreen';
export { ImpersonationStatus } from './impersonation/ImpersonationStatus';
export { RestrictedNote, type RestrictedNoteProps } from './impersonation/RestrictedNote';
export { StartImpersonationDialog } from './impersonation/StartImpersonationDialog';
export {
  type ModuleLink,
  ModulesScreen,
  type ModulesScreenProps,
} from './modules/ModulesScreen';
export { NotificationBell, type NotificationBellProps } from './notifications/NotificationBell';
export { NotificationCenter } from './notifications/NotificationCenter';
export {
  NotificationDrawer,
  type NotificationDrawerProps,
} from './notifications/NotificationDrawer';
export {
  TenantCredentialsModal,
  type TenantCredentialsModalProps,
} from './notifications/TenantCredentialsModal';
export { OrderScreen } from './orders/OrderScreen';
export { OrdersScreen } from './orders/OrdersScreen';
export { CommandPalette } from './palette/CommandPalette';
export { ShortcutsDialog } from './palette/ShortcutsDialog';
export { PriceListScreen } from './products/PriceListScreen';
export { PriceListsScreen } from './products/PriceListsScreen';
export { ProductScreen } from './products/ProductScreen';
export { ProductsScreen } from './products/ProductsScreen';
export { AddUsersModal } from './roles/AddUsersModal';
export { CompareRolesModal, type CompareRolesModalProps } from './roles/CompareRolesModal';
export {
  CreateRoleModal,
  type CreateRoleModalProps,
} from './roles/CreateRoleModal';
export {
  DeleteRoleDialog,
  type DeleteRoleDialogProps,
} from './roles/DeleteRoleDialog';
export { EditRoleModal, type EditRoleModalProps } from './roles/EditRoleModal';
export {
  PermissionEditor,
  type PermissionEditorProps,
} from './roles/PermissionEditor';
export {
  PermissionHelpDialog,
  type PermissionHelpDialogProps,
} from './roles/PermissionHelpDialog';
export { RevokeRoleModal } from './roles/RevokeRoleModal';
export { RoleCard, type RoleCardProps } from './roles/RoleCard';
export { RoleDetailScreen } from './roles/RoleDetailScreen';
export { RolesScreen } from './roles/RolesScreen';
export { ViewAsBanner, type ViewAsBannerProps } from './roles/ViewAsBanner';
export { BuyingFor, type BuyingForProps, type BuyingForTarget } from './shared/BuyingFor';
export { ClientViewSwitch, type ClientViewSwitchProps } from './shared/ClientViewSwitch';
export { PriceText, type PriceTextProps } from './shared/PriceText';
export { AppShell } from './shell/AppShell';
export { CartButton } from './shell/CartButton';
export { InviteButton } from './shell/InviteButton';
export { PaletteButton } from './shell/PaletteButton';
export { ShellFooter } from './shell/ShellFooter';
export { ShellSkeleton, type ShellSkeletonProps } from './shell/ShellSkeleton';
export { ThemeSwitch, type ThemeSwitchProps } from './shell/ThemeSwitch';
export { UserMenu, type UserMenuProps } from './shell/UserMenu';
export { ChargeLines, type ChargeLinesProps } from './subscriptions/ChargeLines';
export { RenewalsScreen } from './subscriptions/RenewalsScreen';
export { SubscriptionScreen } from './subscriptions/SubscriptionScreen';
export { SubscriptionsScreen } from './subscriptions/SubscriptionsScreen';
export { LinksProvider, type LinksProviderProps, useLinks } from './ui/LinksProvider';
export { NeededPermission, type NeededPermissionProps } from './ui/NeededPermission';
export {
  type AskPermission,
  PermissionHelpProvider,
  type PermissionHelpProviderProps,
} from './ui/PermissionHelpProvider';
export { ChangePasswordForm } from './users/ChangePasswordForm';
export { DeleteUsersDialog } from './users/DeleteUsersDialog';
export { DevicesSection } from './users/DevicesSection';
export { InviteModal, type InviteModalProps } from './users/InviteModal';
export { InviteSeveralModal } from './users/InviteSeveralModal';
export { PasskeysSection } from './users/PasskeysSection';
export { ProfileDetailsForm } from './users/ProfileDetailsForm';
export { ProfileScreen } from './users/ProfileScreen';
export { RecoveryCodesSection } from './users/RecoveryCodesSection';
export { RegionSettings } from './users/RegionSettings';
export { TwoFactorDisableDialog } from './users/TwoFactorDisableDialog';
export { TwoFactorSetupModal } from './users/TwoFactorSetupModal';
export { UsersScreen } from './users/UsersScreen';
