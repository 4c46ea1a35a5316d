import { Hono } from 'hono';
import { done, json } from '../http/answers';
import { requireCaller } from '../http/caller';
import type { Env } from '../http/context';
import { pathPart } from '../http/input';
import { Problem } from '../http/problem';
import type { SandboxRoom } from '../http/room';
import type { World } from '../world/world';

/** Notifications and their tasks (contract §3). */
function notificationsRoutes(world: World): Hono<Env> {
  const room = new Hono<Env>();

  room.get('/notifications', (c) => json(world.db.notifications.of(requireCaller(c).user.id)));

  room.delete('/notifications/:id', (c) => {
    const { user } = requireCaller(c);
    if (!world.db.notifications.dismiss(user.id, pathPart(c, 'id'))) {
      throw new Problem(404, 'There is no such notification.');
    }
    return done('The notification was dismissed.');
  });

  room.post('/notifications/mark-all-read', (c) => {
    world.db.notifications.dismissAll(requireCaller(c).user.id);
    return done('All notifications were marked as read.');
  });

  room.get('/tasks/:id', (c) => {
    const { user } = requireCaller(c);
    const task = world.db.notifications.findTask(user.id, pathPart(c, 'id'));
    if (!task) throw new Problem(404, 'There is no such task.');
    return json({ data: task });
  });

  return room;
}

export const notificationsRoom: SandboxRoom = { base: '/app', routes: notificationsRoutes };
