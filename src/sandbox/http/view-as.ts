import type { MiddlewareHandler } from 'hono';
import { decodePercent } from '../../domain/text/percent';
import { VIEW_AS_HEADER } from '../sandbox';
import type { World } from '../world';
import { type Env, isAllowed } from './caller';
import { Problem } from './problem';

/** What is about the session itself, and is answered as ever. */
const OWN = ['/app/users/me', '/app/login'];

function roleNamed(header: string): string {
  const role = decodePercent(header);
  if (role === null) throw new Problem(400, 'The role must be percent-encoded.');
  return role;
}

/**
 * Answers who may change roles as a holder of the role that the call names, and changes nothing for
 * them (contract §4.30). A role that is gone allows nothing.
 */
export function viewAs(world: World): MiddlewareHandler<Env> {
  return async (c, next) => {
    const header = c.req.header(VIEW_AS_HEADER);
    const caller = c.get('caller');
    const isOwn = OWN.some((path) => c.req.path === path || c.req.path.startsWith(`${path}/`));
    if (header === undefined || !caller || isOwn) return next();
    const permission = 'Permissions.Edit';
    if (caller.impersonation || !isAllowed(world, caller.user, permission)) {
      const extra = { code: 'forbidden', permission };
      throw new Problem(403, `You do not have the permission ${permission}.`, extra);
    }
    if (c.req.method !== 'GET' && !c.req.path.startsWith('/app/hubs/')) {
      throw new Problem(403, 'Nothing can be changed in the view of a role.', { code: 'view_as' });
    }
    c.set('caller', { ...caller, user: { ...caller.user, role: roleNamed(header) } });
    return next();
  };
}
