import { Hono } from 'hono';
import { json } from '../http/answers';
import { requireCaller } from '../http/caller';
import type { Env } from '../http/context';
import type { SandboxRoom } from '../http/room';
import type { World } from '../world/world';

/** The hub's HTTP side: negotiation. Sockets are up to the mount. */
function liveRoutes(world: World): Hono<Env> {
  const room = new Hono<Env>();

  room.post('/negotiate', (c) => {
    const { session, impersonation } = requireCaller(c);
    const id = world.live.negotiate(session.token, impersonation?.id ?? null);
    return json({
      negotiateVersion: 1,
      connectionId: id.slice(0, 22),
      connectionToken: id,
      availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
    });
  });

  return room;
}

export const liveRoom: SandboxRoom = { base: '/app/hubs/notifications', routes: liveRoutes };
