import { ORDER_NEEDS } from '../../domain/orders/order-access';
import { toOrder } from '../commerce/records';
import { refuseInvalid } from '../commerce/refusals';
import { requireViewer } from '../commerce/viewer';
import { json } from '../http/answers';
import type { CallContext } from '../http/caller';
import { readFields, textOf } from '../http/input';
import type { World } from '../world';
import { eventOf, needOf, stateChanged } from './decide';
import { orderAt } from './find-order';
import { withEvent } from './move-order';

/** `POST /orders/{id}/notes`: the customer knows what failed; told twice is as good as once (workday §4). */
export async function noteOrder(c: CallContext, world: World): Promise<Response> {
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
