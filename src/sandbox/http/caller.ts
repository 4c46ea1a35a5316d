import type { MiddlewareHandler } from 'hono';
import type { ImpersonationSetting } from '../../domain/impersonation/restrictions';
import type { DeviceRecord } from '../db/devices-table';
import type { SessionRecord } from '../db/sessions-table';
import { isSameEmail } from '../db/users-table';
import type { World } from '../world/world';
import type { CallContext, Caller, Env } from './context';
import { CSRF_HEADER, DEVICE_HEADER, IMPERSONATION_HEADER, SESSION_HEADER } from './headers';
import { Problem } from './problem';
import { mayActAs, permissionsOf } from './rights';

const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Calls that return a token cannot require one, nor can the desk's forms, which have no script;
 * negotiating a connection changes nothing.
 */
const WITHOUT_CSRF = [
  '/app/sandbox/sign-in',
  '/app/login',
  '/app/login/validate-token',
  '/app/login/external-login-res',
  '/app/login/passkey-options',
  '/app/login/passkey',
  '/app/hubs/notifications/negotiate',
];

/** The current caller for a session token, with or without an impersonation. */
export function findCaller(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  sessionToken: string | null,
  impersonationId: string | null,
): Caller | undefined {
  const session = db.sessions.find(sessionToken, clock.now());
  if (!session) return undefined;
  const impersonation = impersonationId
    ? db.impersonations.find(impersonationId, session.token, clock.now())
    : undefined;
  if (impersonationId && !impersonation) return undefined;
  const self = db.users.byId(session.accountId);
  const user = impersonation ? db.users.byId(impersonation.accountId) : self;
  if (!self?.isActive || !user) return undefined;
  // Permissions may have changed since it began: it ends with the right to it.
  if (impersonation && !mayActAs(db, self, user)) return undefined;
  const allowedActions = permissionsOf(db, user);
  return { session, user, self, impersonation: impersonation ?? null, allowedActions };
}

/** The device of a call, if this user trusts it (contract §4.28). */
export function trustedDevice(
  c: CallContext,
  { db, clock }: World,
  accountId: string,
): DeviceRecord | undefined {
  return db.devices.trusted(c.req.header(DEVICE_HEADER) ?? null, accountId, clock.now());
}

/** Maximum length of a stored user agent, in characters. */
const USER_AGENT_MAX = 512;

/** The user agent of a call; '' if it sent none. */
export function userAgentOf(c: CallContext): string {
  return (c.req.header('User-Agent') ?? '').slice(0, USER_AGENT_MAX);
}

/** Updates when the device of a session was last seen. */
function see(c: CallContext, { db, clock }: World, session: SessionRecord | undefined): void {
  const device = session && db.devices.ofSession(session.token);
  if (!device) return;
  device.lastSeen = clock.now();
  device.userAgent = userAgentOf(c) || device.userAgent;
}

/** Middleware that finds the caller of a request. */
export function identify(world: World): MiddlewareHandler<Env> {
  return async (c, next) => {
    const token = c.req.header(SESSION_HEADER) ?? null;
    const impersonationId = c.req.header(IMPERSONATION_HEADER) ?? null;
    const session = world.db.sessions.find(token, world.clock.now());
    c.set('session', session);
    see(c, world, session);
    c.set('caller', findCaller(world, token, impersonationId));
    await next();
  };
}

/** Refuses writes of a signed-in user without one of their session's tokens. */
export function checkCsrf(): MiddlewareHandler<Env> {
  return async (c, next) => {
    const session = c.get('session');
    if (session && WRITES.includes(c.req.method) && !WITHOUT_CSRF.includes(c.req.path)) {
      const token = c.req.header(CSRF_HEADER);
      if (!token || !session.csrfTokens.includes(token)) {
        throw new Problem(403, 'The CSRF token is missing or no longer valid.');
      }
    }
    await next();
  };
}

/**
 * The caller, fully signed in.
 *
 * @throws Problem 401 without a session, 403 with the e-mail while the second factor is missing
 */
export function requireCaller(c: CallContext): Caller {
  const caller = c.get('caller');
  if (!caller) {
    const isImpersonating = c.req.header(IMPERSONATION_HEADER) !== undefined && c.get('session');
    throw new Problem(
      401,
      isImpersonating ? 'The impersonation has ended.' : 'You are not signed in.',
    );
  }
  if (caller.session.isTwoFactorPending) {
    throw new Problem(403, 'Two Factor Auth is required', { email: caller.self.email });
  }
  return caller;
}

/**
 * Refuses a call without any of the permissions.
 *
 * @throws Problem 403 that names the first one
 */
export function refuseForbidden(caller: Caller, ...permissions: readonly string[]): void {
  const [permission] = permissions;
  if (!permission || permissions.some((name) => caller.allowedActions.includes(name))) return;
  const extra = { code: 'forbidden', permission };
  throw new Problem(403, `You do not have the permission ${permission}.`, extra);
}

/**
 * The caller, if they have the permission.
 *
 * @throws Problem as `requireCaller`, and 403 without the permission
 */
export function requirePermission(c: CallContext, permission: string): Caller {
  const caller = requireCaller(c);
  refuseForbidden(caller, permission);
  return caller;
}

/** Whether a call is about the caller themselves. */
export function isSelf({ user }: Caller, email: string): boolean {
  return isSameEmail(email, user.email);
}

/**
 * Refuses a write that is blocked while impersonating, unless the server allows it (wire §1).
 *
 * @throws Problem 403 `impersonation_blocked`
 */
export function refuseBlocked(
  { impersonation }: Caller,
  { scenario: { allowedWhileImpersonating = [] } }: World,
  setting: ImpersonationSetting,
): void {
  if (impersonation === null || allowedWhileImpersonating.includes(setting)) return;
  const extra = { code: 'impersonation_blocked', setting };
  throw new Problem(403, 'This is blocked while you act as somebody else.', extra);
}

/**
 * Refuses an action that only the users themselves may take.
 *
 * @throws Problem 403 in an impersonating tab
 */
export function refuseImpersonation(caller: Caller): void {
  if (caller.impersonation) {
    throw new Problem(403, 'This cannot be done while impersonating.');
  }
}
