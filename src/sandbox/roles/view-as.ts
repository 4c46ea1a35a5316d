import type { MiddlewareHandler } from 'hono';
import { decodePercent } from '../../domain/text/percent';
import { recordView } from '../activity/record';
import type { Env } from '../http/context';
import { VIEW_AS_HEADER } from '../http/headers';
import { Problem } from '../http/problem';
import type { World } from '../world/world';

/** Calls about the session itself, which are not affected. */
function isOwn(method: string, path: string): boolean {
  if (path === '/app/users/me') return method === 'GET';
  return path === '/app/login' || path.startsWith('/app/login/');
}

function roleNamed(header: string): string {
  const role = decodePercent(header);
  if (role === null) throw new Problem(400, 'The role must be percent-encoded.');
  return role;
}

/**
 * Limits the caller's permissions to those of the viewed role, records the view, and blocks writes
 * (contract §4.30). A deleted role allows nothing.
 */
export function viewAs(world: World): MiddlewareHandler<Env> {
  return async (c, next) => {
    const header = c.req.header(VIEW_AS_HEADER);
    const caller = c.get('caller');
    if (header === undefined || !caller || isOwn(c.req.method, c.req.path)) return next();
    const permission = 'Permissions.Edit';
    if (caller.impersonation || !caller.allowedActions.includes(permission)) {
      const extra = { code: 'forbidden', permission };
      throw new Problem(403, `You do not have the permission ${permission}.`, extra);
    }
    if (c.req.method !== 'GET' && !c.req.path.startsWith('/app/hubs/')) {
      throw new Problem(403, 'Nothing can be changed in the view of a role.', { code: 'view_as' });
    }
    const role = world.db.roles.find(roleNamed(header));
    if (role) recordView(world, caller, role.name);
    const ofRole = role?.permissions ?? [];
    const allowedActions = caller.allowedActions.filter((name) => ofRole.includes(name));
    c.set('caller', { ...caller, allowedActions });
    return next();
  };
}
