import { changeSubscription, previewChange } from '../../../src/api/calls/subscriptions';
import { shapeOf } from '../shapes';
import type { Check, Suite } from '../suite';
import { answered } from './answered';
import { followOrder } from './follow-order';

/** Cancels a subscription that a run has bought, and waits for the end of that. */
export async function cancelSubscription(suite: Suite, check: Check, id: string): Promise<void> {
  const { own } = suite;
  const basis = `wire §5; cancel ${id} by hand`;
  const change = { kind: 'cancel' } as const;
  const asked = await own.call((client) => previewChange(client, { id, change }));
  const ready = answered(check, asked, { basis: 'wire §5', shape: shapeOf('previewChange') });
  if (ready?.status !== 'ready') return;
  const { previewId, total } = ready;
  const answer = await own.call((client) => changeSubscription(client, { id, previewId, total }));
  const order = answered(check, answer, { basis, shape: shapeOf('getOrder'), status: 201 });
  if (!order) return;
  check.expect(order.type === 'cancel', 'type', 'cancel', order.type, 'wire §5');
  await followOrder(suite, check, order.id);
}
