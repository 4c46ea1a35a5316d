import { Hono } from 'hono';
import type { Order } from '../../domain/orders/order';
import { ORDER_NEEDS, ORDER_VIEWS } from '../../domain/orders/order-access';
import { csvFile } from '../commerce/export';
import { answerList, type CommerceList, matchesOf, recordsOf } from '../commerce/list';
import { toOrder } from '../commerce/records';
import { refuseInvalid } from '../commerce/refusals';
import { requireViewer, type Viewer } from '../commerce/viewer';
import { json } from '../http/answers';
import { requireCaller } from '../http/caller';
import type { CallContext, Env } from '../http/context';
import { readFields, textOf } from '../http/input';
import type { SandboxRoom } from '../http/room';
import { ORDER_COLUMNS } from '../rules/export-columns';
import { countsInSums, isInOrderView } from '../rules/orders';
import type { World } from '../world/world';
import { cancelOrder, decideOrder, eventOf, needOf, stateChanged } from './decide';
import { orderAt } from './find-order';
import { withEvent } from './move-order';
import { placeOrders } from './purchase';
import { reorder } from './reorder';
import { previewRetry, retryLine } from './retry';

/** `POST /orders/{id}/notes`: records that the customer was informed; idempotent (workday §4). */
async function noteOrder(c: CallContext, world: World): Promise<Response> {
  const viewer = requireViewer(c, world, {
    ...needOf(ORDER_NEEDS.note),
    minimumCustomerType: ORDER_NEEDS.note.minimumCustomerType,
  });
  const fields = await readFields(c);
  const order = orderAt(c, viewer);
  const kind = textOf(fields, 'kind');
  if (!order.lines.some(({ state }) => state === 'failed')) throw stateChanged(order, viewer);
  const message = 'It can be noted that the customer is informed.';
  const isKnown = kind === 'customerInformed';
  refuseInvalid(isKnown ? [] : [{ field: 'kind', code: 'unknown_value', message }]);
  if (order.customerInformedAt) return json(toOrder(order, viewer));
  const now = world.clock.now();
  const event = eventOf(viewer, { kind, text: 'The customer was informed' });
  const noted = { ...withEvent(order, now, event), customerInformedAt: new Date(now) };
  viewer.tables.orders.set(noted.id, noted);
  return json(toOrder(noted, viewer));
}

const READ = { permissions: ['Order.Read'] };
const EXPORT = { ...READ, also: ['Order.Export'] };

/** The orders that the viewer may see. */
function seenOrders(viewer: Viewer): readonly Order[] {
  return recordsOf(viewer.tables.orders)
    .filter(({ customerId }) => viewer.sees(customerId))
    .map((record) => toOrder(record, viewer));
}

function listFor({ user, impersonatedBy, allowedActions }: Viewer): CommerceList<Order> {
  const actor = { email: user.email, impersonatedBy, allowedActions };
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
      counts: ({ state }) => countsInSums(state),
    },
  };
}

/** Orders (wire §2, §3.4). */
function ordersRoutes(world: World): Hono<Env> {
  const room = new Hono<Env>();

  /** The user who requested a quote may always list its orders (wire §2). */
  const isOwnQuote = (c: CallContext): boolean => {
    const { quotes } = world.db.commerce();
    const { id: accountId } = requireCaller(c).user;
    const ids = c.req.query('quoteId')?.split(',') ?? [];
    return ids.length > 0 && ids.every((id) => quotes.get(id)?.madeBy === accountId);
  };

  room.get('/', (c) => {
    const viewer = requireViewer(c, world, isOwnQuote(c) ? null : READ);
    return answerList(c, seenOrders(viewer), listFor(viewer), ({ events: _, ...row }) => row);
  });

  room.get('/export', (c) => {
    const viewer = requireViewer(c, world, EXPORT);
    const { rows } = matchesOf(c, seenOrders(viewer), listFor(viewer));
    return csvFile('orders', rows, ORDER_COLUMNS, world.clock.now());
  });

  room.get('/:id', (c) => {
    const viewer = requireViewer(c, world, READ);
    return json(toOrder(orderAt(c, viewer), viewer));
  });

  room.post('/', (c) => placeOrders(c, world));
  room.post('/:id/reorder', (c) => reorder(c, world));
  room.post('/:id/approve', (c) => decideOrder(c, world, 'approve'));
  room.post('/:id/reject', (c) => decideOrder(c, world, 'reject'));
  room.post('/:id/cancel', (c) => cancelOrder(c, world));
  room.post('/:id/notes', (c) => noteOrder(c, world));
  room.get('/:id/lines/:lineId/retry-preview', (c) => previewRetry(c, world));
  room.post('/:id/lines/:lineId/retry', (c) => retryLine(c, world));

  return room;
}

export const ordersRoom: SandboxRoom = { base: '/app/orders', routes: ordersRoutes };
