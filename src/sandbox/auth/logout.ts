import { recordUser } from '../activity/record';
import { done, withSession } from '../http/answers';
import type { CallContext } from '../http/caller';
import { Problem } from '../http/problem';
import { IMPERSONATION_HEADER } from '../sandbox';
import type { World } from '../world';

/**
 * Whether a browser asks without anybody having meant to sign out: a picture, a frame, a prefetch. A
 * GET must not be enough for that. Pages of other sites are refused before (`refuseForeignPages`).
 */
function isUnmeant(c: CallContext): boolean {
  const destination = c.req.header('Sec-Fetch-Dest') ?? 'empty';
  const purpose = `${c.req.header('Sec-Purpose') ?? ''} ${c.req.header('Purpose') ?? ''}`;
  return !['empty', 'document'].includes(destination) || purpose.includes('prefetch');
}

/** `GET /app/login/logout`; with the impersonation header it ends that alone (contract §3). */
export function logout(c: CallContext, world: World): Response {
  if (isUnmeant(c)) throw new Problem(403, 'Signing out was not asked for by the portal.');
  const session = c.get('session');
  const impersonationId = c.req.header(IMPERSONATION_HEADER);
  if (impersonationId !== undefined) {
    const own =
      session && world.db.impersonations.find(impersonationId, session.token, world.clock.now());
    const user = own && world.db.users.byId(own.accountId);
    const administrator = session && world.db.users.byId(session.accountId);
    if (own && user && administrator) {
      world.db.impersonations.end(own.id);
      const actor = { by: administrator.email, impersonatedBy: null };
      recordUser(world, actor, 'impersonation.ended', user);
    }
    world.live.dropClosed();
    return done('Impersonation mode has been successfully closed.');
  }
  if (session) world.db.sessions.close(session.token);
  world.live.dropClosed();
  return withSession(done('You are signed out.'), '');
}
