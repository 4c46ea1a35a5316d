import { millisecondsInDay } from 'date-fns/constants';
import type { OrderLine, OrderLineFailure } from '../../domain/orders/order';
import { APPROVAL_DAYS } from '../../domain/orders/order-machine';
import { BY_ITSELF, orderActivity } from '../activity/record';
import { lineDueAt, workKey } from '../commerce/line-terms';
import type { OrderRecord } from '../db/commerce-records';
import type { CommerceTables } from '../db/commerce-tables';
import type { LineWork } from '../db/commerce-work';
import type { World } from '../world/world';
import { releaseChanging } from './changing';
import { finishLine } from './finish-line';
import { moveOrder } from './move-order';
import { failedEvent } from './refusals';

/** An unfinished line of an order. */
export interface OpenLine {
  readonly order: OrderRecord;
  readonly line: OrderLine;
  readonly work: LineWork;
}

/** The unfinished lines of all orders. */
export function openLines({ orders, work }: CommerceTables): readonly OpenLine[] {
  return [...work].flatMap(([key, each]) => {
    const order = orders.get(key.slice(0, key.indexOf('/')));
    const line = order?.lines.find(({ id }) => workKey(order.id, id) === key);
    return order && line ? { order, line, work: each } : [];
  });
}

/** When a line proceeds automatically; null for never. */
function dueAt({ order, line, work }: OpenLine): number | null {
  if (order.state !== 'awaitingApproval') return lineDueAt(line, work);
  const { createdAt } = order;
  return createdAt && createdAt.getTime() + APPROVAL_DAYS * millisecondsInDay;
}

/** The next automatic step among some lines; null for none. */
export function nextStep(
  lines: readonly OpenLine[],
): { readonly open: OpenLine; readonly at: number } | null {
  let next: { readonly open: OpenLine; readonly at: number } | null = null;
  for (const open of lines) {
    const at = dueAt(open);
    if (at !== null && (next === null || at < next.at)) next = { open, at };
  }
  return next;
}

/** The vendor starts a line. */
export function beginLine(world: World, { order, line, work }: OpenLine, at: number): void {
  const { work: works } = world.db.commerce();
  works.set(workKey(order.id, line.id), { ...work, since: at });
  moveOrder(world, order, { type: 'BEGIN', lineId: line.id }, at, null);
}

/** The vendor completes a line: its result exists and is charged. */
export function completeLine(world: World, { order, line, work }: OpenLine, at: number): void {
  const { work: works } = world.db.commerce();
  works.delete(workKey(order.id, line.id));
  const subscriptionId = finishLine(world, order, line, work.task, at);
  const { id: lineId, productName: name } = line;
  const event = { by: '', kind: 'lineDone', lineId, name, text: `Set up: ${name}` };
  moveOrder(world, order, { type: 'FINISH', lineId }, at, event, (moved) => ({
    ...moved,
    // The tenant may have been created by one of the order's lines.
    tenantId: moved.tenantId ?? tenantOf(world, subscriptionId),
    lines: moved.lines.map((each) => (each.id === lineId ? { ...each, subscriptionId } : each)),
  }));
}

function tenantOf({ db }: World, subscriptionId: string | null): string | null {
  return db.commerce().subscriptions.get(subscriptionId ?? '')?.tenantId ?? null;
}

/** The vendor rejects a line: nothing is created or charged. */
export function failLine(
  world: World,
  { order, line, work }: OpenLine,
  failure: OrderLineFailure,
  at: number,
): void {
  releaseChanging(world.db.commerce(), work.task, order.id);
  const event = { by: '', ...failedEvent({ ...line, failure }) };
  // The customer was only informed about earlier failures.
  const unknown = (moved: OrderRecord) => ({ ...moved, customerInformedAt: null });
  moveOrder(world, order, { type: 'FAIL', lineId: line.id, failure }, at, event, unknown);
}

function advance(world: World, open: OpenLine, at: number): void {
  const { order, line, work } = open;
  if (order.state === 'awaitingApproval') {
    const text = `Cancelled: not approved in ${APPROVAL_DAYS} days`;
    const event = { by: '', kind: 'approvalExpired', text };
    const cancelled = moveOrder(world, order, { type: 'PASS', now: at }, at, event);
    if (!cancelled) return;
    dropWork(world, cancelled);
    world.db.activity.add(orderActivity(BY_ITSELF, 'order.cancelled', cancelled, at));
  } else if (line.state === 'queued') beginLine(world, open, at);
  else if (work.refusal) failLine(world, open, work.refusal, at);
  else completeLine(world, open, at);
}

/** Removes the pending work of cancelled lines. */
export function dropWork({ db }: World, { id, lines }: OrderRecord): void {
  const tables = db.commerce();
  for (const line of lines.filter(({ state }) => state === 'cancelled')) {
    const key = workKey(id, line.id);
    const dropped = tables.work.get(key);
    if (dropped) releaseChanging(tables, dropped.task, id);
    tables.work.delete(key);
  }
}

/** Runs all automatic steps of order lines until a time, in order (commerce §8). */
export function provision(world: World, until: number): void {
  const tables = world.db.commerce();
  const following = () => nextStep(openLines(tables));
  for (let next = following(); next && next.at <= until; next = following()) {
    advance(world, next.open, next.at);
  }
}
