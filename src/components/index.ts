export { type Access, ALLOWED, refused } from '../domain/access';
export type {
  ActivityAction,
  ActivityEntry,
  ActivityPerson,
  ActivityRecord,
  ActivityRecordType,
  ActivitySubject,
} from '../domain/activity/activity';
export type {
  ActivityFeedContent,
  ActivityHref,
  ActivityScreenContent,
} from '../domain/activity/activity-list';
export type { AlertInput } from '../domain/alerts/alert-input';
export type { AppMessage, AppMessageType } from '../domain/alerts/app-message';
export type {
  MessageDialogContent,
  MessageToast,
  MessageToastsContent,
} from '../domain/alerts/message-props';
export type { AuthFrameContent, AuthLinks } from '../domain/auth/auth-frame';
export type {
  ExternalLoginProgress,
  ExternalLoginScreenContent,
} from '../domain/auth/external-login-screen';
export type { EntryNotice, LoginNotice } from '../domain/auth/login-notice';
export type {
  EntryLoginScreenContent,
  LoginFormContent,
  LoginScreenContent,
} from '../domain/auth/login-screen';
export type {
  Passkey,
  PasskeyQuestion,
  PasskeyRefusal,
  PasskeySignInContent,
  PasskeysContent,
} from '../domain/auth/passkey';
export type {
  ProfileCompletionFormContent,
  ProfileCompletionScreenContent,
} from '../domain/auth/profile-completion-screen';
export type {
  RecoveryCodesContent,
  RecoveryCodesDialogContent,
  RecoveryCodesLeft,
} from '../domain/auth/recovery-code';
export type {
  ForgotPasswordScreenContent,
  ResetPasswordFormContent,
  ResetPasswordScreenContent,
} from '../domain/auth/recovery-screens';
export type { ExternalProvider } from '../domain/auth/session';
export type { SignInScreenContent, SignInStep } from '../domain/auth/sign-in-screen';
export type {
  TwoFactorFormContent,
  TwoFactorScreenContent,
} from '../domain/auth/two-factor-screen';
export type {
  ComparedOrder,
  ComparisonEntry,
  ComparisonPart,
  StatementComparison,
} from '../domain/billing/compare-statements';
export type {
  ReconcileScreenContent,
  ReconciliationSummary,
} from '../domain/billing/reconciliation-list';
export type {
  ComparedStatements,
  ComparePlace,
  CompareStatementsScreenContent,
} from '../domain/billing/statement-compare';
export type {
  PaymentDialogState,
  PaymentDraft,
  StatementDialog,
  StatementScreenContent,
  VoidDialogState,
} from '../domain/billing/statement-screen';
export type { StatementsPlaces, StatementsScreenContent } from '../domain/billing/statements-list';
export type { BulkEntry, BulkRun, BulkStep } from '../domain/bulk-run';
export type {
  Cart,
  CartLine,
  CartLineChoice,
  CartState,
  CartTarget,
  CartTargetChoice,
  LastPurchase,
} from '../domain/cart/cart';
export type {
  CartDifference,
  CartEdit,
  CartLineDifference,
  CartNews,
  FailedCartEdit,
} from '../domain/cart/cart-edits';
export type { BuyAgainQuestion, CartMove, NamedTarget } from '../domain/cart/cart-move';
export type { CartQuestion } from '../domain/cart/cart-question';
export type {
  CartEndDates,
  CartHrefs,
  CartScreenContent,
} from '../domain/cart/cart-screen';
export type { CartProgress, CartStep, CartStepHrefs } from '../domain/cart/cart-steps';
export type { ChosenClient, ClientRefusal } from '../domain/cart/clients';
export type { CommonEndDate } from '../domain/cart/common-end-dates';
export type { FinalReview, OpenPurchase } from '../domain/cart/final-review';
export type { ParkedCart } from '../domain/cart/parked-cart';
export type { ParkedCartsContent } from '../domain/cart/parked-carts';
export type { PurchaseRequest, PurchaseState } from '../domain/cart/purchase-machine';
export type { PurchaseConfirmation } from '../domain/cart/purchase-rules';
export {
  type IssueCode,
  type IssueSeverity,
  issueKey,
  type Quote,
  type QuoteIssue,
  type QuoteLine,
  type QuoteTarget,
} from '../domain/cart/quote';
export type { SelectClientScreenContent } from '../domain/cart/select-client-screen';
export type { CartValidation } from '../domain/cart/validation';
export type { Connectivity } from '../domain/connectivity/connectivity';
export type { ConnectivityBannerContent } from '../domain/connectivity/connectivity-banner';
export type {
  Customer,
  CustomerContact,
  CustomerState,
  Tenant,
  TenantState,
} from '../domain/customers/customer';
export type {
  CustomerField,
  CustomerFieldProblems,
  CustomerFields,
} from '../domain/customers/customer-form';
export type { CustomerRefusal } from '../domain/customers/customer-rules';
export type {
  BuyForCustomer,
  BuyRefusal,
  CustomerInviteRefusal,
  CustomerMove,
  CustomerMoveState,
  CustomerPart,
  CustomerParts,
  CustomerPeople,
  CustomerScreenContent,
  CustomerTab,
} from '../domain/customers/customer-screen';
export type {
  NewCustomerDraft,
  NewCustomerScreenContent,
  NewCustomerStep,
} from '../domain/customers/new-customer';
export type {
  DashboardAreaContent,
  DashboardHrefs,
  DashboardScreenContent,
} from '../domain/dashboard/dashboard-screen';
export type { FirstStep } from '../domain/dashboard/first-steps';
export type {
  AttentionFacts,
  AttentionItem,
  DashboardSummary,
  MonthlySpend,
} from '../domain/dashboard/summary';
export type { DashboardTile } from '../domain/dashboard/tiles';
export { type Failure, type FailureKind, type FieldProblem, failureText } from '../domain/failure';
export type { ChangePasswordValues } from '../domain/forms/change-password';
export type { InviteChoices, InviteValues } from '../domain/forms/invite';
export type { LoginValues } from '../domain/forms/login';
export type { ProfileDetails, ProfileValues } from '../domain/forms/profile';
export type {
  ExtensionState,
  ImpersonatedPerson,
  ImpersonationArrival,
  ImpersonationStartScreenContent,
  ImpersonationStatusContent,
  StartImpersonationDialogContent,
  StartImpersonationState,
} from '../domain/impersonation/impersonation-screens';
export type { ListMatches } from '../domain/list-matches';
export {
  FIRST_QUERY,
  type ListQuery,
  type ListState,
  nextSort,
  sortDirection,
  withFilter,
} from '../domain/list-query';
export type { ListChoices, ListDensity, ListSettings } from '../domain/list-settings';
export type { ListViews, SavedView } from '../domain/list-views';
export type { Money } from '../domain/money';
export type { BellState } from '../domain/notifications/bell-state';
export type { Notification, NotificationSeverity } from '../domain/notifications/notification';
export type {
  CredentialsControl,
  NotificationCenterContent,
} from '../domain/notifications/notification-center';
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
export type {
  CopiedReference,
  OrderDecisionState,
  OrderScreenContent,
} from '../domain/orders/order-screen';
export type { OrderCounts, OrdersScreenContent, OrdersView } from '../domain/orders/orders-list';
export type {
  BuyingAgain,
  NotAdded,
  OrderToBuyAgain,
  RetryingLine,
} from '../domain/orders/placed-orders';
export type { RetryPreview } from '../domain/orders/retry';
export {
  clampPage,
  DEFAULT_PAGE_SIZE,
  type Facet,
  type FacetValue,
  hasNextPage,
  type ListFilters,
  type ListSums,
  lastPageOf,
  PAGE_SIZES,
  type Page,
  type PageFacts,
  type PagePosition,
  type PageRange,
  pageRange,
  parsePageNumber,
} from '../domain/paging';
export type {
  CommandPaletteContent,
  ListedShortcut,
  ShortcutGroup,
  ShortcutsDialogContent,
} from '../domain/palette/command-palette';
export type { FoundEntry, PaletteGroup } from '../domain/palette/found-groups';
export type {
  PaletteEntry,
  PaletteKind,
  PalettePage,
  PaletteSource,
} from '../domain/palette/palette-entry';
export type { TextRange } from '../domain/palette/text-match';
export type { Buyer, BuyerFacts } from '../domain/products/buyer';
export type { AddedChoice, CartAdding } from '../domain/products/cart-adding';
export type { ClientView } from '../domain/products/client-view';
export type { OwnPrices, PriceListBase } from '../domain/products/own-prices';
export type { PlanPrice } from '../domain/products/plan-prices';
export type { PriceRefusal } from '../domain/products/price-list-access';
export type { PriceListSellers } from '../domain/products/price-list-sellers';
export type { PriceChange, PriceOverrideState } from '../domain/products/price-override';
export type { MarginVerdict } from '../domain/products/pricing';
export type {
  Cycle,
  NextPrice,
  Plan,
  PriceList,
  PriceListCustomer,
  PriceOverride,
  Product,
  ProductKind,
  ProductState,
  QuantityLimits,
  Term,
  Vendor,
} from '../domain/products/product';
export {
  COMPARED_MOST,
  FIRST_PLACE,
  type ProductsPlace,
  type ProductsView,
} from '../domain/products/products-place';
export type { VendorOffer } from '../domain/products/top-vendors';
export type { Freshness, Reading } from '../domain/reading';
export type { PermissionHelp, RoleGiver, RoleGivers } from '../domain/roles/permission-help';
export type {
  PermissionCategory,
  Role,
  RoleMember,
} from '../domain/roles/role';
export type { RoleAction } from '../domain/roles/role-actions';
export type {
  AddUsersState,
  AffectedPeopleState,
  CompareRolesState,
  CreateRoleState,
  DeleteRoleState,
  EditRoleState,
  NewRole,
  OpenRoleDialog,
  RevokedUser,
  RevokeRoleState,
  RoleAssigner,
  RoleDialog,
  RoleEvent,
  UseRoleMembers,
} from '../domain/roles/role-dialogs';
export type { Candidates, RoleCandidate } from '../domain/roles/role-users';
export { canViewAs, type RoleViewing, type ViewedRole } from '../domain/roles/viewed-role';
export { canUseCart, type InviteRefusal, inviteAccess } from '../domain/shell/actions';
export type { LanguageChoice, OfferedLanguage } from '../domain/shell/language-choice';
export type {
  NavigationItem,
  NavigationSubItem,
  NavigationViewer,
} from '../domain/shell/navigation';
export { visibleNavigation } from '../domain/shell/navigation';
export type { ShellFooterContent } from '../domain/shell/shell-footer';
export type { ShellUser } from '../domain/shell/shell-user';
export type { SidebarState } from '../domain/shell/sidebar';
export type { ShellTheme } from '../domain/shell/theme-choice';
export type {
  BulkRenewals,
  BulkRenewalsDialogState,
  RenewalAction,
  RenewalDecision,
  RenewalRefusal,
  RenewalRun,
} from '../domain/subscriptions/bulk-renewals';
export type {
  BulkSeats,
  BulkSeatsDialogState,
  BulkSeatsDraft,
  SeatsMode,
  SeatsPreview,
  SeatsRefusal,
  SeatsRun,
} from '../domain/subscriptions/bulk-seats';
export type {
  ChangeAction,
  ChangeDraft,
  ChangeDrawerState,
  DrawerPlans,
  NamesDialogState,
  RenewalDrawerState,
  RenewalEnd,
  SubscriptionDrawer,
} from '../domain/subscriptions/change-drawer';
export type { ChangeState } from '../domain/subscriptions/change-machine';
export type { PlanChoice, PlanChoices } from '../domain/subscriptions/plan-choices';
export type { RenewalDraft } from '../domain/subscriptions/renewal';
export type {
  RenewalMonth,
  RenewalsPlace,
  RenewalsScreenContent,
} from '../domain/subscriptions/renewals';
export type {
  ScheduledChange,
  SeatBatch,
  Subscription,
  SubscriptionState,
} from '../domain/subscriptions/subscription';
export type {
  MonthOfCharges,
  SubscriptionCharges,
  SubscriptionOrders,
  SubscriptionScreenContent,
} from '../domain/subscriptions/subscription-screen';
export type {
  SubscriptionsPlace,
  SubscriptionsScope,
  SubscriptionsScreenContent,
  SubscriptionsView,
} from '../domain/subscriptions/subscriptions-list';
export type {
  AccountAccess,
  AccountAction,
  AccountControl,
  AccountDialogState,
  AccountEvent,
  AccountObjection,
  AccountRefusal,
  AccountUser,
  ProfileAccount,
} from '../domain/users/account-actions';
export type {
  CompanyChoice,
  FoundCompanies,
  OfferedCompany,
  PeopleCompany,
} from '../domain/users/company-choice';
export type { Device, DevicesContent } from '../domain/users/device';
export type { HeldCount, Holdings, HoldingsByEmail } from '../domain/users/holdings';
export type {
  InvitationAction,
  InvitationActions,
  InvitationDialogState,
  InvitationEvent,
  InvitedUser,
} from '../domain/users/invitation-dialog';
export type { NeedRefusal } from '../domain/users/permission-access';
export {
  ownSecretsAccess,
  type ProfileEvent,
  type ProfileRefusal,
} from '../domain/users/profile-access';
export {
  canDelete,
  canImpersonate,
  type DeleteRefusal,
  type ImpersonateRefusal,
  type UserActor,
} from '../domain/users/user-actions';
export type {
  DeletedUser,
  DeletionControl,
  DeletionEntry,
  DeletionStep,
  UserDeletion,
} from '../domain/users/user-deletion';
export type {
  InvitationEntry,
  InvitationStep,
  Invitations,
  InviteSeveralControl,
} from '../domain/users/user-invitations';
export type { UserRow } from '../domain/users/user-row';
export type { WriteProgress, WriteState } from '../domain/write-state';
export { ActivityFeed, type ActivityFeedProps } from './activity/ActivityFeed';
export { ActivityScreen, type ActivityScreenProps } from './activity/ActivityScreen';
export { MessageDialog, type MessageDialogProps } from './alerts/MessageDialog';
export {
  MessageToasts,
  type MessageToastsProps,
} from './alerts/MessageToasts';
export type { AuthFrameProps } from './auth/AuthFrame';
export { AuthLayout, type AuthLayoutProps } from './auth/AuthLayout';
export { AuthPanel, type AuthPanelProps } from './auth/AuthPanel';
export { AuthSkeleton } from './auth/AuthSkeleton';
export { EntryLoginScreen, type EntryLoginScreenProps } from './auth/EntryLoginScreen';
export {
  ExternalLoginScreen,
  type ExternalLoginScreenProps,
} from './auth/ExternalLoginScreen';
export { ForgotPasswordScreen, type ForgotPasswordScreenProps } from './auth/ForgotPasswordScreen';
export { LoginForm, type LoginFormProps } from './auth/LoginForm';
export { LoginScreen, type LoginScreenProps } from './auth/LoginScreen';
export { PasskeySignIn, type PasskeySignInProps } from './auth/PasskeySignIn';
export {
  ProfileCompletionForm,
  type ProfileCompletionFormProps,
} from './auth/ProfileCompletionForm';
export {
  ProfileCompletionScreen,
  type ProfileCompletionScreenProps,
} from './auth/ProfileCompletionScreen';
export { RecoveryCodeScreen, type RecoveryCodeScreenProps } from './auth/RecoveryCodeScreen';
export { ResetPasswordForm, type ResetPasswordFormProps } from './auth/ResetPasswordForm';
export { ResetPasswordScreen, type ResetPasswordScreenProps } from './auth/ResetPasswordScreen';
export { SignInScreen, type SignInScreenProps } from './auth/SignInScreen';
export { TrustDevice, type TrustDeviceProps } from './auth/TrustDevice';
export { TwoFactorForm, type TwoFactorFormProps } from './auth/TwoFactorForm';
export { TwoFactorScreen, type TwoFactorScreenProps } from './auth/TwoFactorScreen';
export { UseRecoveryCode, type UseRecoveryCodeProps } from './auth/UseRecoveryCode';
export {
  CompareStatementsScreen,
  type CompareStatementsScreenProps,
} from './billing/CompareStatementsScreen';
export { ReconcileScreen, type ReconcileScreenProps } from './billing/ReconcileScreen';
export { StatementScreen, type StatementScreenProps } from './billing/StatementScreen';
export { StatementsScreen, type StatementsScreenProps } from './billing/StatementsScreen';
export { CartScreen, type CartScreenProps } from './cart/CartScreen';
export { FinalReviewScreen, type FinalReviewScreenProps } from './cart/FinalReviewScreen';
export type { PlaceOrderActions } from './cart/PlaceOrderBox';
export type { PlacedOrderActions } from './cart/PurchaseResult';
export { SelectClientScreen, type SelectClientScreenProps } from './cart/SelectClientScreen';
export { ValidateCartScreen, type ValidateCartScreenProps } from './cart/ValidateCartScreen';
export {
  ConnectivityBanner,
  type ConnectivityBannerProps,
} from './connectivity/ConnectivityBanner';
export { OfflineBanner } from './connectivity/OfflineBanner';
export { CustomerScreen, type CustomerScreenProps } from './customers/CustomerScreen';
export { CustomersScreen, type CustomersScreenProps } from './customers/CustomersScreen';
export { NewCustomerScreen, type NewCustomerScreenProps } from './customers/NewCustomerScreen';
export {
  type DashboardArea,
  DashboardScreen,
  type DashboardScreenProps,
} from './dashboard/DashboardScreen';
export { ConfigErrorScreen } from './errors/ConfigErrorScreen';
export { ErrorScreen, type ErrorScreenProps } from './errors/ErrorScreen';
export { ForbiddenScreen, type ForbiddenScreenProps } from './errors/ForbiddenScreen';
export { type ErrorPageProps, NotFoundScreen } from './errors/NotFoundScreen';
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
export {
  ImpersonationStartScreen,
  type ImpersonationStartScreenProps,
} from './impersonation/ImpersonationStartScreen';
export {
  ImpersonationStatus,
  type ImpersonationStatusProps,
} from './impersonation/ImpersonationStatus';
export { RestrictedNote, type RestrictedNoteProps } from './impersonation/RestrictedNote';
export {
  StartImpersonationDialog,
  type StartImpersonationDialogProps,
} from './impersonation/StartImpersonationDialog';
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
export type { NotificationCenterProps } from './notifications/notification-center-props';
export {
  TenantCredentialsModal,
  type TenantCredentialsModalProps,
} from './notifications/TenantCredentialsModal';
export { OrderScreen, type OrderScreenProps } from './orders/OrderScreen';
export { OrdersScreen, type OrdersScreenProps } from './orders/OrdersScreen';
export { CommandPalette, type CommandPaletteProps } from './palette/CommandPalette';
export { ShortcutsDialog, type ShortcutsDialogProps } from './palette/ShortcutsDialog';
export { PriceListScreen, type PriceListScreenProps } from './products/PriceListScreen';
export { PriceListsScreen, type PriceListsScreenProps } from './products/PriceListsScreen';
export { ProductScreen, type ProductScreenProps } from './products/ProductScreen';
export { ProductsScreen, type ProductsScreenProps } from './products/ProductsScreen';
export { AddUsersModal, type AddUsersModalProps } from './roles/AddUsersModal';
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
export {
  RevokeRoleModal,
  type RevokeRoleModalProps,
} from './roles/RevokeRoleModal';
export { RoleCard, type RoleCardProps } from './roles/RoleCard';
export { RoleDetailScreen, type RoleDetailScreenProps } from './roles/RoleDetailScreen';
export { RolesScreen, type RolesScreenProps } from './roles/RolesScreen';
export type { RoleUsersProps } from './roles/RoleUsersCard';
export { ViewAsBanner, type ViewAsBannerProps } from './roles/ViewAsBanner';
export { AppShell, type AppShellProps } from './shell/AppShell';
export { CartButton, type CartButtonProps } from './shell/CartButton';
export { InviteButton, type InviteButtonProps } from './shell/InviteButton';
export type { ShellNavigationItem, ShellNavigationLink } from './shell/navigation-items';
export { PaletteButton, type PaletteButtonProps } from './shell/PaletteButton';
export { ShellFooter, type ShellFooterProps } from './shell/ShellFooter';
export { ShellSkeleton } from './shell/ShellSkeleton';
export { ThemeSwitch, type ThemeSwitchProps } from './shell/ThemeSwitch';
export { UserMenu, type UserMenuLinks, type UserMenuProps } from './shell/UserMenu';
export { RenewalsScreen, type RenewalsScreenProps } from './subscriptions/RenewalsScreen';
export {
  SubscriptionScreen,
  type SubscriptionScreenProps,
} from './subscriptions/SubscriptionScreen';
export {
  SubscriptionsScreen,
  type SubscriptionsScreenProps,
} from './subscriptions/SubscriptionsScreen';
export { BuyingFor, type BuyingForProps, type BuyingForTarget } from './ui/BuyingFor';
export { ChargeLines, type ChargeLinesProps } from './ui/ChargeLines';
export { ClientViewSwitch, type ClientViewSwitchProps } from './ui/ClientViewSwitch';
export { NeededPermission, type NeededPermissionProps } from './ui/NeededPermission';
export {
  type AskPermission,
  PermissionHelpProvider,
  type PermissionHelpProviderProps,
} from './ui/PermissionHelpProvider';
export {
  PriceGrid,
  type PriceGridLine,
  type PriceGridProps,
  type PriceOffer,
} from './ui/PriceGrid';
export { PriceText, type PriceTextProps } from './ui/PriceText';
export { ChangePasswordForm, type ChangePasswordFormProps } from './users/ChangePasswordForm';
export { DeleteUsersDialog, type DeleteUsersDialogProps } from './users/DeleteUsersDialog';
export { DevicesSection, type DevicesSectionProps } from './users/DevicesSection';
export { InviteModal, type InviteModalProps } from './users/InviteModal';
export { InviteSeveralModal, type InviteSeveralModalProps } from './users/InviteSeveralModal';
export { PasskeysSection, type PasskeysSectionProps } from './users/PasskeysSection';
export { ProfileDetailsForm, type ProfileDetailsFormProps } from './users/ProfileDetailsForm';
export {
  ProfileScreen,
  type ProfileScreenProps,
  type ProfileUser,
} from './users/ProfileScreen';
export {
  RecoveryCodesSection,
  type RecoveryCodesSectionProps,
} from './users/RecoveryCodesSection';
export { RegionSettings, type RegionSettingsProps } from './users/RegionSettings';
export {
  TwoFactorDisableDialog,
  type TwoFactorDisableDialogProps,
} from './users/TwoFactorDisableDialog';
export {
  TwoFactorSetupModal,
  type TwoFactorSetupModalProps,
} from './users/TwoFactorSetupModal';
export { UsersScreen, type UsersScreenProps } from './users/UsersScreen';
