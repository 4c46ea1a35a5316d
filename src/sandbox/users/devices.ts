import { Hono } from 'hono';
import type { WireDevice } from '../../api/calls/sign-in-ways';
import { browserName } from '../auth/user-agent';
import type { DeviceRecord } from '../db/devices-table';
import { toInstant, toWireTime } from '../db/wire-time';
import { done, json } from '../http/answers';
import { refuseImpersonation, requireCaller } from '../http/caller';
import type { CallContext, Caller, Env } from '../http/context';
import { pathPart } from '../http/input';
import { Problem } from '../http/problem';
import type { SandboxRoom } from '../http/room';
import type { World } from '../world/world';

/** The caller outside an impersonation: sign-in methods are private. */
export function requireSelf(c: CallContext): Caller {
  const caller = requireCaller(c);
  refuseImpersonation(caller);
  return caller;
}

/** The signed-in devices of a user (contract §4.28). */
function devicesRoutes(world: World): Hono<Env> {
  const room = new Hono<Env>();
  const isSignedIn = ({ sessionToken }: DeviceRecord) =>
    world.db.sessions.find(sessionToken, world.clock.now()) !== undefined;
  const isTrusted = ({ trustedUntil }: DeviceRecord) => trustedUntil > world.clock.now();

  function devicesOf({ user }: Caller): readonly DeviceRecord[] {
    return world.db.devices.of(user.id).filter((each) => isSignedIn(each) || isTrusted(each));
  }

  function requireDevice(c: CallContext, caller: Caller): DeviceRecord {
    const device = devicesOf(caller).find(({ id }) => id === pathPart(c, 'id'));
    if (!device) throw new Problem(404, 'This device is not in the list any more.');
    return device;
  }

  function signOut(device: DeviceRecord): void {
    world.db.sessions.close(device.sessionToken);
    world.db.devices.distrust(device);
    world.live.dropClosed();
  }

  function toWire(device: DeviceRecord, { session }: Caller): WireDevice {
    return {
      id: device.id,
      name: browserName(device.userAgent),
      place: device.place,
      lastSeen: toWireTime(device.lastSeen),
      isCurrent: device.sessionToken === session.token,
      isSignedIn: isSignedIn(device),
      trustedUntil: isTrusted(device) ? toInstant(device.trustedUntil) : null,
    };
  }

  room.get('/', (c) => {
    const caller = requireSelf(c);
    return json(devicesOf(caller).map((device) => toWire(device, caller)));
  });

  room.post('/sign-out-others', (c) => {
    const caller = requireSelf(c);
    for (const device of devicesOf(caller)) {
      if (device.sessionToken !== caller.session.token) signOut(device);
    }
    return done('You are signed out on every other device.');
  });

  room.delete('/:id', (c) => {
    const caller = requireSelf(c);
    const device = requireDevice(c, caller);
    if (device.sessionToken === caller.session.token) {
      throw new Problem(400, 'This is the device that you are using. Sign out instead.');
    }
    signOut(device);
    return done('You are signed out on this device.');
  });

  room.delete('/:id/trust', (c) => {
    world.db.devices.distrust(requireDevice(c, requireSelf(c)));
    return done('This device is no longer trusted.');
  });

  return room;
}

export const devicesRoom: SandboxRoom = { base: '/app/users/me/devices', routes: devicesRoutes };
