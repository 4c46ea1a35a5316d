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
  OrderEvent,
  OrderLine,
  OrderLineFailure,
  OrderLineState,
  OrderState,
  OrderType,
} from '../domain/orders/order';
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
  QuantityLimits,
  Term,
  Vendor,
} from '../domain/products/product';
export type { Permission, PermissionCategory, Role, RoleMember } from '../domain/roles/role';
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
export type { CivilDate, CivilMonth } from '../domain/time/civil-date';
export type { Clock, ClockHandle } from '../domain/time/clock';
export type { Device } from '../domain/users/device';
export type { HeldCount, Holdings } from '../domain/users/holdings';
export type { CustomerType, User, UserRole } from '../domain/users/user';
export type { UserRow } from '../domain/users/user-row';
export { USER_SEARCH_MIN_LENGTH } from '../domain/users/user-search';
export {
  type AccountInput,
  activateUser,
  deactivateUser,
  getHoldings,
  resetSecondFactor,
} from './accounts';
export { type ActivityInput, listActivity } from './activity';
export type { EndpointName, EndpointTable } from './all-endpoints';
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
} from './auth';
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
} from './billing';
export type { ApiCall, CallOptions, IdInput } from './call';
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
} from './cart';
export type { ApiClient, Gate } from './client';
export {
  type CartConflict,
  cartConflictOf,
  customerConflictOf,
  type InvalidField,
  invalidFieldsOf,
  orderConflictOf,
  statementConflictOf,
  subscriptionConflictOf,
} from './conflicts';
export { type ApiClientOptions, createApiClient, TIMEOUT_MS } from './create-client';
export type { ExportQuery } from './csv-file';
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
} from './customers';
export { getDashboardSummary, listAttention, listSpend } from './dashboard';
export { forgetDevice, listDevices, signOutDevice, signOutOtherDevices } from './devices';
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
  endImpersonation,
  extendImpersonation,
  type ImpersonationInput,
  startImpersonation,
} from './impersonation';
export { dismissNotification, listNotifications, markAllNotificationsRead } from './notifications';
export {
  approveOrder,
  cancelOrder,
  exportOrders,
  getOrder,
  listOrders,
  type PurchaseInput,
  type PurchaseResult,
  placeOrders,
  type ReasonInput,
  type ReorderInput,
  type ReorderResult,
  rejectOrder,
  reorder,
  retryOrderLine,
} from './orders';
export {
  addPasskey,
  getPasskeyLoginOptions,
  getPasskeyOptions,
  listPasskeys,
  loginWithPasskey,
  removePasskey,
  renamePasskey,
} from './passkeys';
export {
  createServerPreferences,
  listPreferences,
  type PreferenceInput,
  setPreference,
} from './preferences';
export {
  checkDomain,
  createPriceList,
  getPriceList,
  getProduct,
  listEndDates,
  listPriceLists,
  listProducts,
  type NewPriceList,
  type PriceOverrideInput,
  type PricesFor,
  setPriceOverride,
} from './products';
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
export { getRecoveryCodes, makeRecoveryCodes } from './recovery-codes';
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
} from './roles';
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
} from './subscriptions';
export { getTask } from './tasks';
export {
  changePassword,
  confirmTwoFactor,
  deleteUser,
  disableTwoFactor,
  exportUsers,
  getCurrentUser,
  getUser,
  inviteUser,
  listUsers,
  resendInvitation,
  setupTwoFactor,
  type UserChanges,
  type UserInput,
  updateUser,
  withdrawInvitation,
} from './users';
export type { WriteAnswer } from './wire/message';
export type { DomainAnswer, EndDate } from './wire/products';
