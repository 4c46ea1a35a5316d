import { getStatement, listStatements } from '../../../src/api/calls/billing';
import { listNotifications } from '../../../src/api/calls/notifications';
import {
  approveOrder,
  cancelOrder,
  noteOrder,
  previewRetry,
  reorder,
  retryOrderLine,
} from '../../../src/api/calls/orders';
import type { Order } from '../../../src/domain/orders/order';
import { skipIfLeftOut } from '../optional-calls';
import { list } from '../rules';
import { shapeOf } from '../shapes';
import type { Suite } from '../suite';
import { answered, conflictWith } from './answered';
import { checkEnded, followOrder } from './follow-order';
import { refusedAs } from './refused-as';

const BASIS = 'wire §3.4';

const SEVERITIES: Readonly<Record<string, string>> = {
  completed: 'success',
  partlyCompleted: 'warning',
  failed: 'error',
};

/** Follows the order of the purchase to its end, and looks at what it leaves behind. */
export async function checkOrder(suite: Suite, placed: Order | undefined): Promise<Order | null> {
  const { own } = suite;
  let order: Order | null = null;

  await suite.check('approveOrder', 'lets nobody decide about their own order', async (check) => {
    const { id } = placed ?? check.skip('nothing was bought');
    const answer = await own.call((client) => approveOrder(client, { id, reason: null }));
    refusedAs(check, answer, 403, 'own_order');
  });

  await suite.check('getOrder', 'follows an order to its end', async (check) => {
    const { id } = placed ?? check.skip('nothing was bought');
    order = await followOrder(suite, check, id);
    if (order) checkEnded(check, order);
  });

  await suite.check('listNotifications', 'tells of the end of an order', async (check) => {
    const { id, state } = order ?? check.skip('no order has ended');
    const answer = await own.call(listNotifications);
    const notices = answered(check, answer, { basis: BASIS });
    if (!notices) return;
    const notice = notices.find((each) => each.id === `n-${id}`);
    if (!check.expect(notice !== undefined, 'id', `n-${id}`, 'no such notification', BASIS)) return;
    const wanted = {
      type: 'TaskHasMetadata',
      category: 'Order',
      severity: SEVERITIES[state] ?? notice?.severity,
      relatedEntityType: 'Order',
      relatedEntityId: id,
    };
    for (const [name, value] of Object.entries(wanted)) {
      const got = notice?.[name as keyof typeof wanted];
      check.expect(got === value, name, String(value), got, BASIS);
    }
  });

  await suite.check('cancelOrder', 'refuses to cancel what is done', async (check) => {
    const { id, state } = order ?? check.skip('no order has ended');
    if (state !== 'completed') check.skip('the vendor has refused the order');
    const answer = await own.call((client) => cancelOrder(client, { id, reason: null }));
    check.skipIfForbidden(answer);
    conflictWith(check, answer, 'state_changed', { orders: list(shapeOf('getOrder')) });
  });

  await suite.check('retryOrderLine', 'tries nothing again that has not failed', async (check) => {
    const { id, lines } = order ?? check.skip('no order has ended');
    const done = lines.find(({ state }) => state === 'done') ?? check.skip('no line is done');
    const answer = await own.call((client) => retryOrderLine(client, { id, lineId: done.id }));
    check.skipIfForbidden(answer);
    conflictWith(check, answer, 'state_changed', { orders: list(shapeOf('getOrder')) });
  });

  await suite.check('previewRetry', 'shows no other try of what has not failed', async (check) => {
    const { id, lines } = order ?? check.skip('no order has ended');
    const done = lines.find(({ state }) => state === 'done') ?? check.skip('no line is done');
    const answer = await own.call((client) => previewRetry(client, { id, lineId: done.id }));
    skipIfLeftOut(check, 'previewRetry', answer);
    check.skipIfForbidden(answer);
    conflictWith(check, answer, 'state_changed', { orders: list(shapeOf('getOrder')) });
  });

  await suite.check('noteOrder', 'notes nothing on what has not failed', async (check) => {
    const { id, lines } = order ?? check.skip('no order has ended');
    if (lines.some(({ state }) => state === 'failed')) check.skip('a line has failed');
    const kind = 'customerInformed' as const;
    const answer = await own.call((client) => noteOrder(client, { id, kind }));
    skipIfLeftOut(check, 'noteOrder', answer);
    check.skipIfForbidden(answer);
    conflictWith(check, answer, 'state_changed', { orders: list(shapeOf('getOrder')) });
  });

  await suite.check('reorder', 'puts it into the cart again, once', async (check) => {
    const { id, lines } = order ?? check.skip('no order has ended');
    const again = async () =>
      answered(check, await own.call((client) => reorder(client, { id })), {
        basis: BASIS,
        shape: shapeOf('getCart'),
      });
    const first = await again();
    if (!first) return;
    const added = first.cart.lines.length + first.notAdded.length;
    check.expect(added === lines.length, 'lines', `${lines.length}, as ordered`, added, BASIS);
    const second = await again();
    const got = second?.cart.lines.length;
    const wanted = first.cart.lines.length;
    check.expect(got === wanted, 'lines, sent again', `${wanted}`, got, BASIS);
  });

  await suite.check('getStatement', 'has what was bought', async (check) => {
    const { id, customerId, state } = order ?? check.skip('no order has ended');
    if (state !== 'completed') check.skip('the vendor has refused the order');
    const filters = { customerId: [customerId] };
    const listed = await own.call((client) =>
      listStatements(client, { pageNumber: 1, pageSize: 20, filters }),
    );
    check.skipIfForbidden(listed);
    const orderIds = [];
    for (const row of listed.value?.data ?? []) {
      const answer = await own.call((client) => getStatement(client, { id: row.id }));
      const statement = answered(check, answer, {
        basis: 'wire §6',
        shape: shapeOf('getStatement'),
      });
      orderIds.push(...(statement?.lines ?? []).map(({ orderId }) => orderId));
    }
    const isThere = orderIds.includes(id);
    check.expect(isThere, 'lines', `a line of the order ${id}`, 'no such line', BASIS);
  });

  return order;
}
