import { setTimeout as wait } from 'node:timers/promises';
import { getOrder } from '../../../src/api/calls/orders';
import type { Order } from '../../../src/domain/orders/order';
import { shapeOf } from '../shapes';
import type { Check, Suite } from '../suite';
import { answered } from './answered';

const BASIS = 'wire §3.4';
const FIRST_WAIT_MS = 100;
const LONGEST_WAIT_MS = 2_000;
/** Timeout for a vendor. */
const PATIENCE_MS = 120_000;

const UNDER_WAY = ['awaitingApproval', 'provisioning'];

/** Asks for an order until it has ended; null when it cannot be read. */
export async function followOrder(suite: Suite, check: Check, id: string): Promise<Order | null> {
  const until = Date.now() + PATIENCE_MS;
  for (let pause = FIRST_WAIT_MS; ; pause = Math.min(2 * pause, LONGEST_WAIT_MS)) {
    const answer = await suite.own.call((client) => getOrder(client, { id }));
    const order = answered(check, answer, { basis: BASIS, shape: shapeOf('getOrder') });
    if (!order) return null;
    if (order.state === 'awaitingApproval')
      check.skip('the order waits for somebody to approve it');
    if (!UNDER_WAY.includes(order.state)) return order;
    if (suite.options.signal?.aborted) check.skip('the run was ended');
    if (Date.now() > until) check.skip(`the order has not ended in ${PATIENCE_MS / 1000} seconds`);
    await wait(pause);
  }
}

const SHARED = ['term', 'cycle', 'unitPrice'] as const;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether an order says of its lines what they have in common, and null where they differ. */
function checkShared(check: Check, { lines, ...order }: Order): void {
  for (const field of SHARED) {
    const said = lines.map((line) => line[field]);
    if (order[field] === undefined || said.includes(undefined)) continue;
    const [first] = said;
    const wanted = said.every((value) => isSame(value, first)) ? first : null;
    const text = JSON.stringify(wanted);
    const fits = isSame(order[field], wanted);
    check.expect(fits, field, `${text}, by its lines`, JSON.stringify(order[field]), BASIS);
  }
}

const ENDS: readonly string[] = ['completed', 'partlyCompleted', 'failed'];

/**
 * Whether the events of an order contain its end, once; a server may send events without a kind.
 */
function checkEndEvent(check: Check, { state, events }: Order): void {
  const kinds = (events ?? []).flatMap(({ kind }) => kind ?? []);
  if (kinds.length === 0 || !ENDS.includes(state)) return;
  const ends = kinds.filter((kind) => ENDS.includes(kind));
  check.expect(ends.at(-1) === state, 'events', `${state} at its end`, ends.join(', '), BASIS);
  const mostly = 1 + kinds.filter((kind) => kind === 'lineRetried').length;
  const isOnce = ends.length <= mostly;
  check.expect(isOnce, 'events', 'its end once', `${ends.length} times`, BASIS);
}

const LINE_ENDS = ['done', 'failed', 'cancelled'];

/** Whether all fields of a completed order are consistent. */
export function checkEnded(check: Check, order: Order): void {
  const { state, lines, endedAt, events } = order;
  check.expect(endedAt !== null, 'endedAt', 'the time of its end', 'none', BASIS);
  check.expect((events ?? []).length > 0, 'events', 'what happened to it', 'none', BASIS);
  checkShared(check, order);
  checkEndEvent(check, order);
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
