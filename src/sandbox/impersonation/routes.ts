import { millisecondsInMinute } from 'date-fns/constants';
import { Hono } from 'hono';
import type { WireImpersonation, WireImpersonationExtension } from '../../api/calls/impersonation';
import type { ActivityAction } from '../../domain/activity/activity';
import {
  IMPERSONATION_REASON_MAX,
  SESSION_MINUTES,
} from '../../domain/impersonation/impersonation';
import { administratorOf, recordUser } from '../activity/record';
import type { ImpersonationRecord } from '../db/impersonations-table';
import { toInstant } from '../db/wire-time';
import { done, json } from '../http/answers';
import { refuseImpersonation, requireCaller, requirePermission } from '../http/caller';
import type { Caller, Env } from '../http/context';
import { pathPart, readFields, textOf } from '../http/input';
import { Problem } from '../http/problem';
import { refuseBeyond, requirePerson } from '../http/rights';
import type { SandboxRoom } from '../http/room';
import type { World } from '../world/world';

/** Length of an impersonation and of one extension, in milliseconds. */
export const IMPERSONATION_MS = SESSION_MINUTES * millisecondsInMinute;

/** Maximum number of active impersonations of a session. */
const RUNNING_MAX = 20;

/** Impersonation (contract §3). */
function impersonationRoutes(world: World): Hono<Env> {
  const room = new Hono<Env>();

  function findOwn({ session }: Caller, id: string): ImpersonationRecord {
    const found = world.db.impersonations.find(id, session.token, world.clock.now());
    if (!found) throw new Problem(404, 'This impersonation has ended.');
    return found;
  }

  function recordOf(caller: Caller, action: ActivityAction, { accountId }: ImpersonationRecord) {
    const user = world.db.users.byId(accountId);
    if (user) recordUser(world, administratorOf(caller), action, user);
  }

  room.post('/', async (c) => {
    const caller = requireCaller(c);
    refuseImpersonation(caller);
    requirePermission(c, 'User.Impersonate');
    const fields = await readFields(c);
    const user = requirePerson(world, caller, textOf(fields, 'email'));
    const reason = textOf(fields, 'reason');
    if (reason.length > IMPERSONATION_REASON_MAX) {
      const message = `The reason has at most ${IMPERSONATION_REASON_MAX} characters.`;
      throw new Problem(400, message);
    }
    if (user === caller.user) throw new Problem(400, 'You cannot impersonate yourself.');
    if (!user.isActive) throw new Problem(400, 'This user is not active.');
    if (user.isSystem) throw new Problem(403, 'System users cannot be impersonated.');
    refuseBeyond(world.db, caller, user);
    const running = world.db.impersonations.countOf(caller.session.token, world.clock.now());
    if (running >= RUNNING_MAX) {
      throw new Problem(429, 'Too many of your impersonations run. End one first.', {
        code: 'too_many',
      });
    }
    const started = world.db.impersonations.start({
      sessionToken: caller.session.token,
      accountId: user.id,
      reason,
      expires: world.clock.now() + IMPERSONATION_MS,
    });
    recordUser(world, administratorOf(caller), 'impersonation.started', user, {
      reason: started.reason || null,
    });
    const answer: WireImpersonation = {
      sessionId: started.id,
      email: user.email,
      expires: toInstant(started.expires),
    };
    return json(answer);
  });

  room.post('/:id/extend', (c) => {
    const caller = requireCaller(c);
    // The impersonating tab asks the administrator's tab, which proves that it is still there.
    refuseImpersonation(caller);
    const impersonation = findOwn(caller, pathPart(c, 'id'));
    impersonation.expires += IMPERSONATION_MS;
    recordOf(caller, 'impersonation.extended', impersonation);
    const answer: WireImpersonationExtension = { expires: toInstant(impersonation.expires) };
    return json(answer);
  });

  room.delete('/:id', (c) => {
    const caller = requireCaller(c);
    const impersonation = findOwn(caller, pathPart(c, 'id'));
    world.db.impersonations.end(impersonation.id);
    recordOf(caller, 'impersonation.ended', impersonation);
    world.live.dropClosed();
    return done('Impersonation mode has been successfully closed.');
  });

  return room;
}

export const impersonationRoom: SandboxRoom = {
  base: '/app/impersonation',
  routes: impersonationRoutes,
};
