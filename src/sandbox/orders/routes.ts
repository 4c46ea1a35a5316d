import { Hono } from 'hono';
import type { Order } from '../../domain/orders/order';
import { isInOrderView, ORDER_VIEWS } from '../../domain/orders/order-access';
import { answerList, type CommerceList } from '../commerce/list';
import { toOrder } from '../commerce/records';
import { found, requireViewer, type Viewer } from '../commerce/viewer';
import { json } from '../http/answers';
import type { Env } from '../http/caller';
import { pathPart } from '../http/input';
import type { SandboxRoom } from '../room';
import type { World } from '../world';

const READ = { permissions: ['Order.Read'] };

function listFor({ user, allowedActions }: Viewer): CommerceList<Order> {
  const actor = { email: user.email, allowedActions };
  return {
    defaultSort: '-createdAt',
    sorts: {
      createdAt: ({ createdAt }) => createdAt?.getTime() ?? null,
      number: ({ number }) => number,
      state: ({ state }) => state,
      customerName: ({ customerName }) => customerName,
      total: ({ total }) => total,
    },
    filters: {
      state: ({ state }) => [state],
      type: ({ type }) => [type],
      customerId: ({ customerId }) => [customerId],
      vendorId: ({ vendorId }) => [vendorId],
      quoteId: ({ quoteId }) => [quoteId ?? ''],
      subscriptionId: ({ lines }) => lines.map(({ subscriptionId }) => subscriptionId ?? ''),
      view: (order) => ORDER_VIEWS.filter((view) => isInOrderView(view, order, actor)),
    },
    facets: ['state'],
    idOf: ({ id }) => id,
    searched: ({ number, customerName, lines, poNumber }) => [
      number,
      customerName,
      poNumber,
      ...lines.map(({ productName }) => productName),
    ],
    ranges: { createdAt: ({ createdAt }) => createdAt },
    sums: {
      currency: ({ currency }) => currency,
      amounts: { net: ({ net }) => net, tax: ({ tax }) => tax, total: ({ total }) => total },
    },
  };
}

/** Reads of orders (wire §2, §3.4). */
function ordersRoutes(world: World): Hono<Env> {
  const room = new Hono<Env>();

  room.get('/', (c) => {
    const viewer = requireViewer(c, world, READ);
    const rows = [...viewer.tables.orders.values()]
      .filter(({ customerId }) => viewer.sees(customerId))
      .map((record) => toOrder(record, viewer));
    return answerList(c, rows, listFor(viewer), ({ events: _, ...row }) => row);
  });

  room.get('/:id', (c) => {
    const viewer = requireViewer(c, world, READ);
    const record = viewer.tables.orders.get(pathPart(c, 'id'));
    return json(
      toOrder(
        found(record, ({ customerId }) => viewer.sees(customerId)),
        viewer,
      ),
    );
  });

  return room;
}

export const ordersRoom: SandboxRoom = { base: '/app/orders', routes: ordersRoutes };
