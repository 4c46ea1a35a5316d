/** The HTTP methods the portal uses. */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Where a call goes. */
export interface Endpoint {
  readonly method: HttpMethod;
  /**
   * Appended to the base URL. `{name}` is replaced by the percent-encoded parameter of that name.
   * An absolute URL is called as it is; when its origin is not the API's, the call carries neither
   * cookies nor the CSRF and impersonation headers.
   */
  readonly path: string;
}

/** What a call is about to send, for an {@link EndpointFunction} to look at. Nothing is encoded. */
export interface EndpointCall {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly body: unknown;
}

/** What an {@link EndpointFunction} answers; what it leaves out stays as it was. */
export interface EndpointRequest extends Endpoint {
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
}

/** Decides for each call where it goes. `{name}` in its path is still replaced. */
export type EndpointFunction = (call: EndpointCall) => EndpointRequest;

const get = (path: string): Endpoint => ({ method: 'GET', path });
const post = (path: string): Endpoint => ({ method: 'POST', path });
const patch = (path: string): Endpoint => ({ method: 'PATCH', path });
const remove = (path: string): Endpoint => ({ method: 'DELETE', path });

/**
 * Every call of specification §7 and contract §3, by the name of its endpoint function. An embedding
 * partner overrides single entries with `ApiClientOptions.endpoints`.
 */
export const defaultEndpoints = {
  login: post('/app/login'),
  logout: get('/app/login/logout'),
  validateToken: post('/app/login/validate-token'),
  resetPassword: post('/app/login/reset-password'),
  requestPasswordReset: get('/app/login/generate-password-reset-token'),
  confirmEmail: get('/app/login/confirm-email'),
  getExternalLoginUrl: get('/app/login/external-login'),
  completeExternalLogin: post('/app/login/external-login-res'),
  getCurrentUser: get('/app/users/me'),
  getUser: get('/app/users/{email}'),
  listUsers: get('/app/users'),
  inviteUser: post('/app/users'),
  updateUser: patch('/app/users/{email}'),
  changePassword: patch('/app/users/{email}/change-password'),
  deleteUser: remove('/app/users/{email}'),
  setupTwoFactor: get('/app/users/setup2fa/{email}'),
  confirmTwoFactor: post('/app/users/setup2fa'),
  disableTwoFactor: post('/app/users/disable2fa/{email}'),
  getCustomerType: get('/app/customers/customer-type'),
  getPermissionCatalogue: get('/app/roles'),
  listRoles: get('/app/roles/roles'),
  createRole: post('/app/roles/create-role'),
  updateRolePermissions: patch('/app/roles/{role}/permissions'),
  deleteRole: remove('/app/roles/{role}'),
  assignRole: post('/app/roles/assign-role'),
  listRoleMembers: get('/app/roles/users-per-role'),
  listNotifications: get('/app/notifications'),
  dismissNotification: remove('/app/notifications/{id}'),
  markAllNotificationsRead: post('/app/notifications/mark-all-read'),
  getTask: get('/app/tasks/{id}'),
  startImpersonation: post('/app/impersonation'),
  extendImpersonation: post('/app/impersonation/{sessionId}/extend'),
  endImpersonation: remove('/app/impersonation/{sessionId}'),
  /** The SignalR hub; its method is not used. */
  notificationsHub: get('/app/hubs/notifications'),
} as const satisfies Record<string, Endpoint>;

/** Name of a call. */
export type EndpointName = keyof typeof defaultEndpoints;

/** A whole endpoint table: name of the call to where it goes. */
export type EndpointTable = Record<EndpointName, Endpoint | EndpointFunction>;

/** GETs that change something on the server (a session, a mail, a code): they are never repeated. */
const WRITING_GETS: readonly EndpointName[] = [
  'logout',
  'requestPasswordReset',
  'confirmEmail',
  'setupTwoFactor',
];

/** Calls that make or end a session: their 401 is an answer, not the end of a session. */
const SESSION_CALLS: readonly EndpointName[] = [
  'login',
  'logout',
  'validateToken',
  'resetPassword',
  'requestPasswordReset',
  'confirmEmail',
  'getExternalLoginUrl',
  'completeExternalLogin',
];

/**
 * Whether a call only reads and may be tried again (contract §1). An override of the method does
 * not change what a call means.
 */
export function isRead(name: EndpointName): boolean {
  return defaultEndpoints[name].method === 'GET' && !WRITING_GETS.includes(name);
}

/** Whether a 401 of this call means that the session is over. */
export function needsSession(name: EndpointName): boolean {
  return !SESSION_CALLS.includes(name);
}

/**
 * A path template with its parameters in place, each percent-encoded once.
 * @throws RangeError when a parameter is missing, empty, `.` or `..`: a URL has no spelling for
 *   those as one segment, and the call would reach another resource.
 */
export function fillPath(template: string, params: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (!value || value === '.' || value === '..') throw new RangeError(`No path for ${name}`);
    return encodeURIComponent(value);
  });
}

/** A path with its query. Values are percent-encoded once; undefined ones are left out. */
export function withQuery(
  path: string,
  query: Readonly<Record<string, string | undefined>>,
): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
  );
  if (pairs.length === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${pairs.join('&')}`;
}
