export type {
  ActivityAction,
  ActivityEntry,
  ActivityPerson,
  ActivityRecord,
  ActivityRecordType,
  ActivitySubject,
} from '../domain/activity/activity';
export type { Passkey, PasskeyCredential, PasskeyOptions } from '../domain/auth/passkey';
export type { RecoveryCodesLeft } from '../domain/auth/recovery-code';
export type {
  ExternalLoginResult,
  ExternalProvider,
  LoginResult,
  TwoFactorSetup,
} from '../domain/auth/session';
export type {
  Charge,
  ChargeKind,
  ChargeLine,
  DecimalText,
  Price,
} from '../domain/billing/charge';
export type { ReconciliationResult, ReconciliationRow } from '../domain/billing/reconciliation';
export type {
  Payment,
  PaymentKind,
  Statement,
  StatementDirection,
  StatementLine,
  StatementState,
} from '../domain/billing/statement';
export type { TaxLine } from '../domain/billing/tax';
export type {
  Cart,
  CartLine,
  CartLineChoice,
  CartState,
  CartTarget,
  LastPurchase,
} from '../domain/cart/cart';
export type { ParkedCart } from '../domain/cart/parked-cart';
export type { PurchaseConfirmation } from '../domain/cart/purchase-rules';
export type {
  IssueCode,
  IssueSeverity,
  Quote,
  QuoteIssue,
  QuoteLine,
  QuoteTarget,
} from '../domain/cart/quote';
export type {
  Customer,
  CustomerContact,
  CustomerState,
  Tenant,
  TenantState,
} from '../domain/customers/customer';
export type {
  AttentionFacts,
  AttentionItem,
  AttentionKind,
  DashboardSummary,
  MonthlySpend,
} from '../domain/dashboard/summary';
export { type Failure, type FailureKind, type FieldProblem, fieldTexts } from '../domain/failure';
export type { Impersonated, ImpersonationSession } from '../domain/impersonation/impersonation';
export type {
  Notification,
  NotificationSeverity,
  Task,
  VendorIntegration,
} from '../domain/notifications/notification';
export type { OpenValue } from '../domain/open-value';
export type {
  Order,
  OrderApproval,
  OrderApprover,
  OrderLine,
  OrderLineFailure,
  OrderLineState,
  OrderState,
  OrderTerms,
  OrderType,
} from '../domain/orders/order';
export type { OrderEvent, OrderEventFacts, OrderEventKind } from '../domain/orders/order-event';
export type { RetryPreview } from '../domain/orders/retry';
export type {
  Facet,
  FacetValue,
  ListFilters,
  ListSums,
  Page,
  PageQuery,
} from '../domain/paging';
export type { Preferences, PreferencesStore } from '../domain/preferences/preferences';
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
  Term,
  Vendor,
} from '../domain/products/product';
export type { PermissionCategory, Role, RoleMember } from '../domain/roles/role';
export type {
  ChangeInstead,
  ChangeRefusalCode,
  SubscriptionChange,
} from '../domain/subscriptions/change';
export type { ChangePreview } from '../domain/subscriptions/change-preview';
export type {
  ScheduledChange,
  SeatBatch,
  Subscription,
  SubscriptionState,
} from '../domain/subscriptions/subscription';
export type { QuantityLimits } from '../domain/text/quantity';
export type { CivilDate, CivilMonth } from '../domain/time/civil-date';
export type { Clock, ClockHandle } from '../domain/time/clock';
export type { Device } from '../domain/users/device';
export type { HeldCount, Holdings } from '../domain/users/holdings';
export type { CustomerType, Permission, User, UserRole } from '../domain/users/user';
export type { UserRow } from '../domain/users/user-row';
export { USER_SEARCH_MIN_LENGTH } from '../domain/users/user-search';
export type { ApiCall, CallOptions, IdInput } from './call';
export { type ActivityInput, listActivity } from './calls/activity';
export type { EndpointName, EndpointTable } from './calls/all-calls';
export {
  completeExternalLogin,
  confirmEmail,
  type ExternalLoginInput,
  getExternalLoginUrl,
  type LoginInput,
  login,
  logout,
  requestPasswordReset,
  resetPassword,
  validateToken,
} from './calls/auth';
export {
  type ExportStatementsInput,
  exportReconciliation,
  exportStatements,
  getReconciliation,
  getStatement,
  listStatements,
  type MonthInput,
  type PaymentInput,
  recordPayment,
  type VoidStatementInput,
  voidStatement,
} from './calls/billing';
export type { ExportQuery, WriteAnswer } from './calls/call';
export {
  addCartLine,
  type CartLineInput,
  type CartRevisionInput,
  type CartTargetInput,
  clearCart,
  deleteParkedCart,
  getCart,
  getQuote,
  listParkedCarts,
  type NewCartLine,
  parkCart,
  removeCartLine,
  renewCart,
  setCartTargets,
  takeParkedCart,
  updateCart,
  updateCartLine,
} from './calls/cart';
export {
  type CustomerChoice,
  type CustomerRevisionInput,
  closeCustomer,
  createCustomer,
  createTenant,
  exportCustomers,
  getCustomer,
  getCustomerType,
  listCustomers,
  listTenants,
  type NewCustomer,
  type NewTenant,
  resendTenantLink,
  resumeCustomer,
  revokeTenant,
  suspendCustomer,
  type TenantInput,
  updateCustomer,
} from './calls/customers';
export { getDashboardSummary, listAttention, listSpend } from './calls/dashboard';
export {
  endImpersonation,
  extendImpersonation,
  type ImpersonationInput,
  startImpersonation,
} from './calls/impersonation';
export {
  dismissNotification,
  getTask,
  listNotifications,
  markAllNotificationsRead,
} from './calls/notifications';
export {
  approveOrder,
  cancelOrder,
  exportOrders,
  getOrder,
  listOrders,
  noteOrder,
  type OrderLineInput,
  type PurchaseInput,
  type PurchaseResult,
  placeOrders,
  previewRetry,
  type ReasonInput,
  type ReorderInput,
  type ReorderResult,
  type RetryInput,
  rejectOrder,
  reorder,
  retryOrderLine,
} from './calls/orders';
export {
  createServerPreferences,
  listPreferences,
  type PreferenceInput,
  setPreference,
} from './calls/preferences';
export {
  checkDomain,
  createPriceList,
  type DomainAnswer,
  type EndDate,
  getPriceList,
  getProduct,
  listEndDates,
  listPriceLists,
  listProducts,
  type NewPriceList,
  type PriceOverrideInput,
  type PricesFor,
  setPriceOverride,
} from './calls/products';
export {
  assignRole,
  createRole,
  deleteRole,
  getPermissionCatalogue,
  listRoleMembers,
  listRoles,
  type RoleInput,
  type RolePermissionsInput,
  updateRolePermissions,
} from './calls/roles';
export {
  addPasskey,
  forgetDevice,
  getPasskeyLoginOptions,
  getPasskeyOptions,
  getRecoveryCodes,
  listDevices,
  listPasskeys,
  loginWithPasskey,
  makeRecoveryCodes,
  removePasskey,
  renamePasskey,
  signOutDevice,
  signOutOtherDevices,
} from './calls/sign-in-ways';
export {
  type ChangeInput,
  changeSubscription,
  clearScheduledChange,
  exportSubscriptions,
  getSubscription,
  listSubscriptions,
  previewChange,
  type RenewalInput,
  type SubscriptionNames,
  type SubscriptionRevisionInput,
  setRenewal,
  updateSubscription,
} from './calls/subscriptions';
export {
  type AccountInput,
  activateUser,
  changePassword,
  confirmTwoFactor,
  deactivateUser,
  deleteUser,
  disableTwoFactor,
  exportUsers,
  getCurrentUser,
  getHoldings,
  getUser,
  inviteUser,
  listUsers,
  resendInvitation,
  resetSecondFactor,
  setupTwoFactor,
  type UserChanges,
  type UserInput,
  updateUser,
  withdrawInvitation,
} from './calls/users';
export type { ApiClient, Gate } from './client';
export {
  type CartConflict,
  cartConflictOf,
  customerConflictOf,
  type InvalidField,
  invalidFieldsOf,
  orderConflictOf,
  retryConflictOf,
  statementConflictOf,
  subscriptionConflictOf,
} from './conflicts';
export { type ApiClientOptions, createApiClient, TIMEOUT_MS } from './create-client';
export type {
  DeclaredEndpoint,
  Endpoint,
  EndpointCall,
  EndpointFunction,
  EndpointRequest,
  HttpMethod,
} from './endpoints';
export { ApiError, type ApiErrorKind, type ApiFailure, isApiError } from './errors';
export { failureOf } from './failure-of';
export {
  createRealtimeConnection,
  type Hub,
  type HubBuilder,
  type HubOptions,
  type RealtimeConnection,
  type RealtimeEvent,
  type RealtimeOptions,
  type RealtimeState,
  realtimeOptionsOf,
} from './realtime';
