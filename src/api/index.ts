export type {
  ExternalLoginResult,
  ExternalProvider,
  LoginResult,
  TwoFactorSetup,
} from '../domain/auth/session';
export { type Failure, type FailureKind, type FieldProblem, fieldTexts } from '../domain/failure';
export type { Impersonated, ImpersonationSession } from '../domain/impersonation/impersonation';
export type {
  Notification,
  NotificationSeverity,
  Task,
  VendorIntegration,
} from '../domain/notifications/notification';
export type { Page, PageQuery } from '../domain/paging';
export type { Permission, PermissionCategory, Role, RoleMember } from '../domain/roles/role';
export type { Clock, ClockHandle } from '../domain/time/clock';
export type { CustomerType, User, UserRole } from '../domain/users/user';
export type { UserRow } from '../domain/users/user-row';
export { USER_SEARCH_MIN_LENGTH } from '../domain/users/user-search';
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
export type { ApiCall, CallOptions } from './call';
export { type ApiClient, type ApiClientOptions, createApiClient, TIMEOUT_MS } from './client';
export { getCustomerType } from './customers';
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
export { getTask } from './tasks';
export {
  changePassword,
  confirmTwoFactor,
  deleteUser,
  disableTwoFactor,
  getCurrentUser,
  getUser,
  inviteUser,
  listUsers,
  setupTwoFactor,
  type UserChanges,
  type UserInput,
  updateUser,
} from './users';
export type { WriteAnswer } from './wire/message';
