import type { WireHoldings } from '../../api/calls/users';
import { isAbout, type UserRecord } from '../db/users-table';
import { isPending } from '../db/wire-user';
import { json } from '../http/answers';
import { requirePermission } from '../http/caller';
import type { CallContext } from '../http/context';
import { pathPart } from '../http/input';
import { requirePerson } from '../http/rights';
import type { World } from '../world/world';

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
export function readHoldings(c: CallContext, world: World): Response {
  const caller = requirePermission(c, 'User.Read');
  return json(holdingsOf(world, requirePerson(world, caller, pathPart(c, 'email'))));
}
