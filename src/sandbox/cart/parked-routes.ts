import { Hono } from 'hono';
import { requireViewer } from '../commerce/viewer';
import { json } from '../http/answers';
import type { CallContext, Env } from '../http/context';
import { pathPart, readFields } from '../http/input';
import type { SandboxRoom } from '../http/room';
import type { World } from '../world/world';
import { toCart } from './carts';
import { dropParked, listParked, takeParked } from './parked';

const NEED = { permissions: ['Marketplace.ReadWrite'] };

/** Parked carts (workday §4). */
function parkedCartsRoutes(world: World): Hono<Env> {
  const room = new Hono<Env>();
  const caller = (c: CallContext) => ({
    viewer: requireViewer(c, world, NEED),
    now: world.clock.now(),
  });

  room.get('/', (c) => {
    const { viewer, now } = caller(c);
    return json(listParked(viewer, now));
  });
  room.post('/:id/take', async (c) => {
    const { viewer, now } = caller(c);
    const cart = takeParked(viewer, pathPart(c, 'id'), await readFields(c), now);
    return json(toCart(cart, viewer, now));
  });
  room.delete('/:id', (c) => {
    const { viewer, now } = caller(c);
    dropParked(viewer, pathPart(c, 'id'), now);
    return json(listParked(viewer, now));
  });
  return room;
}

export const parkedCartsRoom: SandboxRoom = {
  base: '/app/carts/parked',
  routes: parkedCartsRoutes,
};
