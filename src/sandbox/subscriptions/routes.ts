import { Hono } from 'hono';
import { FRIENDLY_NAME_MAX } from '../../domain/cart/cart';
import { SUBSCRIPTION_NEEDS } from '../../domain/subscriptions/subscription-access';
import { csvFile } from '../commerce/export';
import { answerList, matchesOf } from '../commerce/list';
import { toSubscription } from '../commerce/records';
import { refuseInvalid } from '../commerce/refusals';
import { refuseClosed } from '../commerce/standing';
import { requireViewer } from '../commerce/viewer';
import { json } from '../http/answers';
import type { CallContext, Env } from '../http/context';
import { type Fields, optionalTextOf, readFields, revisionOf } from '../http/input';
import type { SandboxRoom } from '../http/room';
import { subscriptionColumns } from '../rules/export-columns';
import type { World } from '../world/world';
import { changeSubscription } from './changes';
import { subscriptionList } from './list';
import { previewChange } from './previews';
import { clearScheduled, setRenewal } from './renewal';
import { seenRows } from './rows';
import { saveSubscription, subscriptionConflict, subscriptionOf } from './writes';

const NAMES = ['friendlyName', 'project'] as const;

/** The names in a body; null clears one. */
function namesIn(fields: Fields) {
  const sent = NAMES.filter((name) => Object.hasOwn(fields, name));
  return Object.fromEntries(
    sent.map((name) => [name, optionalTextOf(fields, name)?.trim() || null]),
  );
}

/** `PATCH /subscriptions/{id}`: sets its name and project (wire §5). */
async function nameSubscription(c: CallContext, world: World): Promise<Response> {
  const { permission } = SUBSCRIPTION_NEEDS.rename;
  const viewer = requireViewer(c, world, { permissions: [permission] });
  const fields = await readFields(c);
  const revision = revisionOf(fields);
  const names = namesIn(fields);
  const record = subscriptionOf(c, viewer);
  const now = world.clock.now();
  if (revision !== record.revision) {
    throw subscriptionConflict('subscription_changed', record, viewer, now);
  }
  refuseClosed(viewer.tables, record.customerId);
  refuseInvalid(
    NAMES.filter((name) => (names[name]?.length ?? 0) > FRIENDLY_NAME_MAX).map((field) => ({
      field,
      code: 'too_long',
      message: `At most ${FRIENDLY_NAME_MAX} characters.`,
    })),
  );
  return json(toSubscription(saveSubscription(world, viewer, record, names), viewer, now));
}

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
