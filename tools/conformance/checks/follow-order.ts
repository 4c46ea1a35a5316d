import { setTimeout as wait } from 'node:timers/promises';
import { getOrder } from '../../../src/api/orders';
import type { Order } from '../../../src/domain/orders/order';
import { orderShape } from '../record-shapes';
import type { Check, Suite } from '../suite';
import { answered } from './answered';

const BASIS = 'wire §3.4';
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 2_000;
/** A vendor may take its time; nobody waits longer for it here. */
const PATIENCE_MS = 120_000;

const UNDER_WAY = ['awaitingApproval', 'provisioning'];

/** Asks for an order until it has ended; null when it cannot be read. */
export async function followOrder(suite: Suite, check: Check, id: string): Promise<Order | null> {
  const until = Date.now() + PATIENCE_MS;
  for (let pause = FIRST_WAIT_MS; ; pause = Math.min(2 * pause, LONGEST_WAIT_MS)) {
    const answer = await suite.own.call((client) => getOrder(client, { id }));
    const order = answered(check, answer, { basis: BASIS, shape: orderShape });
    if (!order) return null;
    if (order.state === 'awaitingApproval')
      check.skip('the order waits for somebody to approve it');
    if (!UNDER_WAY.includes(order.state)) return order;
    if (suite.options.signal?.aborted) check.skip('the run was ended');
    if (Date.now() > until) check.skip(`the order has not ended in ${PATIENCE_MS / 1000} seconds`);
    await wait(pause);
  }
}

const LINE_ENDS = ['done', 'failed', 'cancelled'];

/** Whether an order that has ended says so in all of its fields. */
export function checkEnded(check: Check, order: Order): void {
  const { state, lines, endedAt, events } = order;
  check.expect(endedAt !== null, 'endedAt', 'the time of its end', 'none', BASIS);
  check.expect((events ?? []).length > 0, 'events', 'what happened to it', 'none', BASIS);
  for (const [at, line] of lines.entries()) {
    const isOver = LINE_ENDS.includes(line.state);
    check.expect(isOver, `lines[${at}].state`, LINE_ENDS.join(', '), line.state, 'wire §8');
    const hasReason = line.state !== 'failed' || line.failure !== null;
    check.expect(hasReason, `lines[${at}].failure`, 'why it failed', 'none', BASIS);
  }
  const done = lines.filter((line) => line.state === 'done').length;
  const failed = lines.filter((line) => line.state === 'failed').length;
  if (done + failed !== lines.length) return;
  const ended = done === 0 ? 'failed' : 'partlyCompleted';
  const wanted = failed === 0 ? 'completed' : ended;
  check.expect(state === wanted, 'state', `${wanted}, by its lines`, state, 'commerce §3');
}
