import { Hono } from 'hono';
import type { Subscription } from '../../domain/subscriptions/subscription';
import {
  isInSubscriptionView,
  SUBSCRIPTION_VIEWS,
} from '../../domain/subscriptions/subscription-views';
import { answerList, type CommerceList } from '../commerce/list';
import { toSubscription } from '../commerce/records';
import { found, requireViewer, type Viewer } from '../commerce/viewer';
import { json } from '../http/answers';
import type { Env } from '../http/caller';
import { pathPart } from '../http/input';
import type { SandboxRoom } from '../room';
import type { World } from '../world';

const READ = { permissions: ['Subscription.Read'] };

/** Subscriptions of which a line of an order has failed. */
function failedOf({ tables }: Viewer): ReadonlySet<string> {
  const failed = [...tables.orders.values()]
    .flatMap(({ lines }) => lines)
    .filter(({ state }) => state === 'failed');
  return new Set(failed.flatMap(({ subscriptionId }) => subscriptionId ?? []));
}

function listFor(viewer: Viewer, now: number): CommerceList<Subscription> {
  const failed = failedOf(viewer);
  return {
    defaultSort: 'productName',
    sorts: {
      productName: ({ productName }) => productName,
      friendlyName: ({ friendlyName }) => friendlyName,
      customerName: ({ customerName }) => customerName,
      project: ({ project }) => project,
      state: ({ state }) => state,
      quantity: ({ quantity }) => quantity,
      unitPrice: ({ unitPrice }) => Number(unitPrice),
      renewsOn: ({ renewsOn }) => renewsOn,
      commitmentLeft: ({ commitmentLeft }) => commitmentLeft,
    },
    filters: {
      customerId: ({ customerId }) => [customerId],
      vendorId: ({ vendorId }) => [vendorId],
      planId: ({ planId }) => [planId],
      state: ({ state }) => [state],
      term: ({ term }) => [term],
      isTrial: ({ isTrial }) => [String(isTrial)],
      project: ({ project }) => [project ?? ''],
      scope: ({ customerId }) => (customerId === viewer.companyId ? ['own'] : []),
      view: (row) =>
        SUBSCRIPTION_VIEWS.filter((view) =>
          isInSubscriptionView(view, row, now, failed.has(row.id)),
        ),
    },
    facets: ['state', 'vendorId'],
    idOf: ({ id }) => id,
    searched: ({ productName, friendlyName, project, customerName }) => [
      productName,
      friendlyName,
      project,
      customerName,
    ],
    ranges: { renewsOn: ({ renewsOn }) => renewsOn },
    sums: {
      currency: ({ currency }) => currency,
      amounts: {
        recurringPerMonth: ({ recurringPerMonth }) => recurringPerMonth,
        commitmentLeft: ({ commitmentLeft }) => commitmentLeft,
      },
    },
  };
}

/** Reads of subscriptions (wire §2, §5). */
function subscriptionsRoutes(world: World): Hono<Env> {
  const room = new Hono<Env>();

  room.get('/', (c) => {
    const viewer = requireViewer(c, world, READ);
    const now = world.clock.now();
    const rows = [...viewer.tables.subscriptions.values()]
      .filter(({ customerId }) => viewer.sees(customerId))
      .map((record) => toSubscription(record, viewer, now));
    return answerList(c, rows, listFor(viewer, now), (row) => row);
  });

  room.get('/:id', (c) => {
    const viewer = requireViewer(c, world, READ);
    const record = viewer.tables.subscriptions.get(pathPart(c, 'id'));
    const seen = found(record, ({ customerId }) => viewer.sees(customerId));
    return json(toSubscription(seen, viewer, world.clock.now()));
  });

  return room;
}

export const subscriptionsRoom: SandboxRoom = {
  base: '/app/subscriptions',
  routes: subscriptionsRoutes,
};
