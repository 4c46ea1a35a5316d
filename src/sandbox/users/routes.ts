import { Hono } from 'hono';
import type { WireHoldings } from '../../api/calls/users';
import { actorOf, recordUser } from '../activity/record';
import { changePassword } from '../auth/password-reset';
import { csvFile } from '../commerce/export';
import type { Database } from '../db/database';
import { searchUsers } from '../db/page';
import { isAbout, type UserRecord } from '../db/users-table';
import { isPending, toWireUser, toWireUserRow } from '../db/wire-user';
import { done, json } from '../http/answers';
import {
  isSelf,
  refuseBlocked,
  refuseForbidden,
  requireCaller,
  requirePermission,
} from '../http/caller';
import type { CallContext, Caller, Env } from '../http/context';
import { pathPart, toPageRequest } from '../http/input';
import { listAnswer, matchingOf } from '../http/list-answer';
import { Problem } from '../http/problem';
import { excessOf, peopleSeen, requirePerson } from '../http/rights';
import type { SandboxRoom } from '../http/room';
import type { World } from '../world/world';
import { activateUser, deactivateUser, resetSecondFactor } from './account-writes';
import { inviteUser, resendInvitation, withdrawInvitation } from './invite';
import { userFields } from './list-fields';
import { removeAccount } from './remove-account';
import { confirmTwoFactor, disableTwoFactor, setupTwoFactor } from './two-factor';
import { updateUser } from './update';

/** Pending invitations sent by a user. */
function invitationsSentBy({ db }: World, user: UserRecord): number {
  const invited = db.activity.all().flatMap(({ action, by, at, subject }) => {
    const isSent = action === 'user.invited' || action === 'user.inviteResent';
    const person = isSent && isAbout(user, by, at) ? db.users.find(subject.id) : undefined;
    return person && isPending(person) && isAbout(person, subject.id, at) ? [person.id] : [];
  });
  return new Set(invited).size;
}

function holdingsOf(world: World, user: UserRecord): WireHoldings {
  const { db, clock } = world;
  const { orders, carts } = db.commerce();
  const now = clock.now();
  const isWaiting = [...orders.values()].filter(
    ({ state, placedBy, createdAt }) =>
      state === 'awaitingApproval' && isAbout(user, placedBy, createdAt?.getTime() ?? now),
  );
  const devices = db.devices
    .of(user.id)
    .filter(
      ({ sessionToken, trustedUntil }) =>
        trustedUntil > now || db.sessions.find(sessionToken, now) !== undefined,
    );
  return {
    roles: user.role === null ? [] : [user.role],
    waitingOrders: isWaiting.length,
    openCartLines: carts.get(user.id)?.lines.length ?? 0,
    // The sandbox has no API keys.
    apiKeys: 0,
    invitationsSent: invitationsSentBy(world, user),
    devices: devices.length,
  };
}

/** `GET /app/users/{id}/holdings`: what a user leaves behind (workday §2). */
function readHoldings(c: CallContext, world: World): Response {
  const caller = requirePermission(c, 'User.Read');
  return json(holdingsOf(world, requirePerson(world, caller, pathPart(c, 'email'))));
}

const instant = (at: number | null) => (at === null ? null : new Date(at));

/** The columns of the users' file. */
const columns = (
  db: Database,
): readonly {
  name: string;
  cell: (user: UserRecord) => string | boolean | Date | null;
}[] => [
  { name: 'email', cell: ({ email }) => email },
  { name: 'firstname', cell: ({ firstname }) => firstname },
  { name: 'lastname', cell: ({ lastname }) => lastname },
  { name: 'role', cell: ({ role }) => role },
  { name: 'customerId', cell: ({ customerId }) => customerId },
  { name: 'customerName', cell: ({ customerId }) => db.company(customerId)?.name ?? null },
  { name: 'isActive', cell: ({ isActive }) => isActive },
  { name: 'twoFactorEnabled', cell: ({ totpSecret }) => totpSecret !== null },
  { name: 'lastLoginDate', cell: ({ lastLogin }) => instant(lastLogin) },
  { name: 'invitedAt', cell: (user) => (isPending(user) ? instant(user.invitedAt) : null) },
];

/** `GET /app/users/export`: the users of a query as a file. */
function exportUsers(c: CallContext, world: World): Response {
  const caller = requirePermission(c, 'User.Read');
  refuseForbidden(caller, 'User.Export');
  const { searchString = '', ...asked } = c.req.query();
  const found = searchUsers(peopleSeen(world, caller), searchString);
  return csvFile(
    'users',
    matchingOf(found, asked, userFields(world.db, caller.user)),
    columns(world.db),
    world.clock.now(),
  );
}

/** Users (specification §7.2). */
function usersRoutes(world: World): Hono<Env> {
  const room = new Hono<Env>();

  /**
   * Marks users with more permissions than the caller, who cannot be impersonated (contract §4.30).
   */
  const excess = ({ user: actor }: Caller, user: UserRecord) =>
    user !== actor && excessOf(world.db, actor, user) ? { beyondOwnRights: true } : {};

  room.get('/', (c) => {
    const caller = requirePermission(c, 'User.Read');
    const { pageNumber, pageSize, searchString, ...asked } = c.req.query();
    const request = toPageRequest({ pageNumber, pageSize, searchString });
    const found = searchUsers(peopleSeen(world, caller), request.searchString);
    const toRow = (user: UserRecord) => ({
      ...toWireUserRow(world.db, user),
      ...excess(caller, user),
    });
    return json(listAnswer(found, request, asked, userFields(world.db, caller.user), toRow));
  });

  room.post('/', (c) => inviteUser(c, world));

  room.post('/:email/invitation', (c) => resendInvitation(c, world));
  room.delete('/:email/invitation', (c) => withdrawInvitation(c, world));

  room.get('/export', (c) => exportUsers(c, world));

  room.get('/me', (c) => {
    const { user, impersonation } = requireCaller(c);
    const { allowedWhileImpersonating = [] } = world.scenario;
    const answer = toWireUser(world.db, user);
    return json(impersonation ? { ...answer, allowedWhileImpersonating } : answer);
  });

  room.get('/setup2fa/:email', (c) => setupTwoFactor(c, world, pathPart(c, 'email')));
  room.post('/setup2fa', (c) => confirmTwoFactor(c, world));
  room.post('/disable2fa/:email', (c) => disableTwoFactor(c, world, pathPart(c, 'email')));

  room.get('/:email/holdings', (c) => readHoldings(c, world));
  room.post('/:email/second-factor/reset', (c) => resetSecondFactor(c, world));
  room.post('/:email/deactivate', (c) => deactivateUser(c, world));
  room.post('/:email/activate', (c) => activateUser(c, world));

  room.get('/:email', (c) => {
    const caller = requireCaller(c);
    const email = pathPart(c, 'email');
    if (!isSelf(caller, email)) refuseForbidden(caller, 'User.Read');
    const user = requirePerson(world, caller, email);
    return json({ ...toWireUser(world.db, user), ...excess(caller, user) });
  });

  room.patch('/:email', (c) => updateUser(c, world, pathPart(c, 'email')));
  room.patch('/:email/change-password', (c) => changePassword(c, world, pathPart(c, 'email')));

  room.delete('/:email', (c) => {
    const caller = requirePermission(c, 'User.Delete');
    refuseBlocked(caller, world, 'deleteUsers');
    const user = requirePerson(world, caller, pathPart(c, 'email'));
    if (user === caller.user) throw new Problem(400, 'You cannot delete yourself.');
    if (user.isSystem) throw new Problem(403, 'System users cannot be deleted.');
    removeAccount(world, user);
    recordUser(world, actorOf(caller), 'user.deleted', user);
    return done('The user was deleted.');
  });

  return room;
}

export const usersRoom: SandboxRoom = { base: '/app/users', routes: usersRoutes };
