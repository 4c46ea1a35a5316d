import { Hono } from 'hono';
import { requireViewer } from '../commerce/viewer';
import { json } from '../http/answers';
import type { Env } from '../http/caller';
import type { SandboxRoom } from '../room';
import type { World } from '../world';
import { attentionFor } from './attention';
import { spendFor } from './spend';
import { summaryFor } from './summary';

const SPEND = { permissions: ['Billing.Read'] };

/** The first page (wire §7). */
function dashboardRoutes(world: World): Hono<Env> {
  const room = new Hono<Env>();
  room.get('/summary', (c) => json(summaryFor(requireViewer(c, world, null), world.clock.now())));
  room.get('/attention', (c) =>
    json(attentionFor(requireViewer(c, world, null), world.clock.now())),
  );
  room.get('/spend', (c) => json(spendFor(requireViewer(c, world, SPEND), world.clock.now())));
  return room;
}

export const dashboardRoom: SandboxRoom = { base: '/app/dashboard', routes: dashboardRoutes };
