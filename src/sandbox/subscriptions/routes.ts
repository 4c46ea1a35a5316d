import { Hono } from 'hono';
import { csvFile } from '../commerce/export';
import { answerList, matchesOf } from '../commerce/list';
import { toSubscription } from '../commerce/records';
import { requireViewer } from '../commerce/viewer';
import { json } from '../http/answers';
import type { Env } from '../http/context';
import type { SandboxRoom } from '../http/room';
import { subscriptionColumns } from '../rules/export-columns';
import type { World } from '../world/world';
import { changeSubscription } from './changes';
import { subscriptionList } from './list';
import { nameSubscription } from './names';
import { previewChange } from './previews';
import { clearScheduled, setRenewal } from './renewal';
import { seenRows } from './rows';
import { subscriptionOf } from './writes';

const READ = { permissions: ['Subscription.Read'] };

/** The calls of subscriptions (wire §2, §5). */
function subscriptionsRoutes(world: World): Hono<Env> {
  const room = new Hono<Env>();

  room.get('/', (c) => {
    const viewer = requireViewer(c, world, READ);
    const now = world.clock.now();
    const list = subscriptionList(viewer, now, c.req.query('view') ?? '');
    return answerList(c, seenRows(viewer, now), list, ({ record }) =>
      toSubscription(record, viewer, now),
    );
  });

  room.get('/export', (c) => {
    const viewer = requireViewer(c, world, READ);
    const now = world.clock.now();
    const list = subscriptionList(viewer, now, c.req.query('view') ?? '');
    const rows = matchesOf(c, seenRows(viewer, now), list).rows.map(({ record }) =>
      toSubscription(record, viewer, now),
    );
    return csvFile('subscriptions', rows, subscriptionColumns(viewer.seesCosts(null)), now);
  });

  room.get('/:id', (c) => {
    const viewer = requireViewer(c, world, READ);
    return json(toSubscription(subscriptionOf(c, viewer), viewer, world.clock.now()));
  });

  room.patch('/:id', (c) => nameSubscription(c, world));
  room.get('/:id/changes/preview', (c) => previewChange(c, world));
  room.post('/:id/changes', (c) => changeSubscription(c, world));
  room.put('/:id/renewal', (c) => setRenewal(c, world));
  room.delete('/:id/renewal', (c) => clearScheduled(c, world));

  return room;
}

export const subscriptionsRoom: SandboxRoom = {
  base: '/app/subscriptions',
  routes: subscriptionsRoutes,
};
