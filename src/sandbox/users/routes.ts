import { Hono } from 'hono';
import { actorOf, recordUser } from '../activity/record';
import { changePassword } from '../auth/password-reset';
import { requireViewer } from '../commerce/viewer';
import { listAnswer } from '../db/list-answer';
import { searchUsers } from '../db/page';
import type { UserRecord } from '../db/users-table';
import { toWireUser, toWireUserRow } from '../db/wire-user';
import { done, json } from '../http/answers';
import {
  type CallContext,
  type Env,
  isAllowed,
  requireCaller,
  requirePermission,
} from '../http/caller';
import { pathPart, toPageRequest } from '../http/input';
import { Problem } from '../http/problem';
import type { SandboxRoom } from '../room';
import type { World } from '../world';
import { inviteUser } from './invite';
import { USER_FIELDS } from './list-fields';
import { confirmTwoFactor, disableTwoFactor, setupTwoFactor } from './two-factor';
import { updateUser } from './update';

/** The people of the companies that somebody may know of (wire §4). */
function peopleSeen(c: CallContext, world: World): readonly UserRecord[] {
  const { sees } = requireViewer(c, world, null);
  return world.db.users.listed().filter(({ customerId }) => sees(customerId));
}

/** Users (specification §7.2). */
function usersRoutes(world: World): Hono<Env> {
  const room = new Hono<Env>();

  room.get('/', (c) => {
    requirePermission(c, world, 'User.Read');
    const { pageNumber, pageSize, searchString, ...asked } = c.req.query();
    const request = toPageRequest({ pageNumber, pageSize, searchString });
    const listed = asked.customerId ? peopleSeen(c, world) : world.db.users.listed();
    const found = searchUsers(listed, request.searchString);
    return json(listAnswer(found, request, asked, USER_FIELDS, toWireUserRow));
  });

  room.post('/', (c) => inviteUser(c, world));

  room.get('/me', (c) => {
    const { user, impersonation } = requireCaller(c);
    const { allowedWhileImpersonating = [] } = world.scenario;
    const answer = toWireUser(world.db, user);
    return json(impersonation ? { ...answer, allowedWhileImpersonating } : answer);
  });

  room.get('/setup2fa/:email', (c) => setupTwoFactor(c, pathPart(c, 'email')));
  room.post('/setup2fa', (c) => confirmTwoFactor(c, world));
  room.post('/disable2fa/:email', (c) => disableTwoFactor(c, world, pathPart(c, 'email')));

  room.get('/:email', (c) => {
    const caller = requireCaller(c);
    const email = pathPart(c, 'email');
    const isOwn = email.toLowerCase() === caller.user.email.toLowerCase();
    if (!isOwn && !isAllowed(world, caller.user, 'User.Read')) {
      throw new Problem(403, 'You do not have the permission User.Read.');
    }
    const user = world.db.users.find(email);
    if (!user) throw new Problem(404, 'There is no such user.');
    return json(toWireUser(world.db, user));
  });

  room.patch('/:email', (c) => updateUser(c, world, pathPart(c, 'email')));
  room.patch('/:email/change-password', (c) => changePassword(c, world, pathPart(c, 'email')));

  room.delete('/:email', (c) => {
    const caller = requirePermission(c, world, 'User.Delete');
    const user = world.db.users.find(pathPart(c, 'email'));
    if (!user) throw new Problem(404, 'There is no such user.');
    if (user === caller.user) throw new Problem(400, 'You cannot delete yourself.');
    if (user.isSystem) throw new Problem(403, 'System users cannot be deleted.');
    world.db.users.remove(user);
    recordUser(world, actorOf(caller), 'user.deleted', user);
    world.db.sessions.closeAllOf(user.email);
    world.db.impersonations.endAllOf(user.email);
    world.live.dropClosed();
    return done('The user was deleted.');
  });

  return room;
}

export const usersRoom: SandboxRoom = { base: '/app/users', routes: usersRoutes };
