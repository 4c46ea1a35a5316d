import { json } from '../http/answers';
import { type CallContext, requireCaller } from '../http/caller';
import { Problem } from '../http/problem';
import type { World } from '../world';
import { toWireLogin } from './open-session';

/** `POST /app/login/validate-token`: 401 without a complete session (specification §4). */
export function validateToken(c: CallContext, world: World): Response {
  // After a reload the half session of an external sign-in counts as none.
  if (c.get('session')?.isTwoFactorPending) throw new Problem(401, 'You are not signed in.');
  const { session, impersonation } = requireCaller(c);
  const end = Math.min(session.expires, impersonation?.expires ?? session.expires);
  return json(toWireLogin(world, session, end));
}
