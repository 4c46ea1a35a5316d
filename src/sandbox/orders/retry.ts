import type { OrderLine } from '../../domain/orders/order';
import { ORDER_NEEDS } from '../../domain/orders/order-access';
import type { RetryPreview } from '../../domain/orders/retry';
import { civilDateOf } from '../../domain/time/civil-date';
import { changeTask, countChange } from '../commerce/count-change';
import { refuseOverLimit } from '../commerce/credit';
import { offerOf } from '../commerce/deal';
import {
  changeTerms,
  firstNet,
  type LineTerms,
  purchaseTerms,
  startSale,
  workKey,
} from '../commerce/line-terms';
import { conflict, invalid } from '../commerce/refusals';
import { refuseInactive } from '../commerce/standing';
import { found, requireViewer, type Viewer } from '../commerce/viewer';
import type { OrderRecord } from '../db/commerce-records';
import type { CommerceTables } from '../db/commerce-tables';
import type { ChangeTask, LineTask, LineWork } from '../db/commerce-work';
import { json } from '../http/answers';
import type { CallContext } from '../http/context';
import { type Fields, malformed, pathPart, readFields } from '../http/input';
import { retriedPurchase } from '../rules/purchase';
import { documentTotals } from '../rules/totals';
import type { World } from '../world/world';
import { isStillPossible, markChanging } from './changing';
import { answerMoved, eventOf, needOf, stateChanged } from './decide';
import { orderAt } from './find-order';

/** A failed line and its task. */
interface Failed {
  readonly order: OrderRecord;
  readonly line: OrderLine;
  readonly work: LineWork;
}

/** A line as retried now. */
interface Retried {
  readonly task: LineTask;
  readonly net: number;
  readonly terms: LineTerms | null;
  /** The customer's tax rate, in basis points. */
  readonly taxBps: number;
  /** Until when the result can be cancelled. */
  readonly cancelUntilAt: Date | null;
}

/** The line of a call. @throws Problem 404, and 409 if it has not failed */
function failedAt(c: CallContext, viewer: Viewer): Failed {
  const order = orderAt(c, viewer);
  const line = found(order.lines.find(({ id }) => id === pathPart(c, 'lineId')));
  const work = viewer.tables.work.get(workKey(order.id, line.id));
  if (line.state !== 'failed' || !work) throw stateChanged(order, viewer);
  return { order, line, work };
}

/** A change computed again for today; null if it is no longer possible. */
function recounted(tables: CommerceTables, task: ChangeTask, now: number): Retried | null {
  const record = tables.subscriptions.get(task.subscriptionId);
  // A period may have begun since; any other difference means a different subscription.
  const { chargedUntilOn: _, ...before } = task.before;
  if (!record || !isStillPossible(tables, { ...task, before })) return null;
  const counted = countChange(tables, record, task.change, now);
  if (counted.status !== 'ready') return null;
  const { creditedName, change } = task;
  const { after, sold, bought } = counted;
  const newest = after.batches.at(-1);
  return {
    task: changeTask(record, after, { change, sold, bought }, { creditedName, at: now }),
    net: sold.reduce((sum, { net }) => sum + net, 0),
    terms: changeTerms(after, offerOf(tables, after).plan.cancelHours, civilDateOf(now)),
    taxBps: taxOf(tables, record.customerId),
    cancelUntilAt: newest?.fromAt.getTime() === now ? newest.cancelUntilAt : null,
  };
}

const taxOf = ({ companies }: CommerceTables, customerId: string) =>
  companies.get(customerId)?.taxBps ?? 0;

/**
 * A line as retried now: unchanged on the day of the order, from today on any other (workday §4).
 *
 * @returns null if that is no longer possible, `too near` for a fixed end that comes too soon
 */
function retriedOf(
  tables: CommerceTables,
  { order, line, work: { task } }: Failed,
  now: number,
): Retried | 'too near' | null {
  const isSameDay = civilDateOf(task.at) === civilDateOf(now);
  if (task.kind === 'change') {
    if (!isSameDay) return recounted(tables, task, now);
    const taxBps = taxOf(tables, order.customerId);
    const kept = { task, net: line.net, terms: null, taxBps, cancelUntilAt: null };
    return isStillPossible(tables, task) ? kept : null;
  }
  const retried = retriedPurchase(task, now);
  if (!retried) return 'too near';
  const { terms } = startSale(retried, retried.sold);
  return {
    task: retried,
    net: isSameDay ? line.net : firstNet(retried),
    terms: purchaseTerms(retried),
    taxBps: retried.sold.taxBps,
    cancelUntilAt: terms?.batches[0]?.cancelUntilAt ?? null,
  };
}

function previewOf({ order, line }: Failed, retried: Retried, now: number): RetryPreview {
  const { net, taxBps, terms, cancelUntilAt } = retried;
  const { tax, total } = documentTotals([{ net, taxBps }]);
  return {
    ...{ was: line.net, net, tax, total, currency: order.currency },
    startOn: civilDateOf(now),
    cancelUntilAt,
    commitment: terms?.commitment ?? line.commitment ?? 0,
  };
}

function tooNear() {
  const message = 'What it was to end with ends too soon by now.';
  return invalid([{ field: 'endsOn', code: 'coterm_unavailable', message }]);
}

/** `GET /orders/{id}/lines/{lineId}/retry-preview` (workday §4). */
export function previewRetry(c: CallContext, world: World): Response {
  const viewer = requireViewer(c, world, { permissions: [ORDER_NEEDS.retry.permission] });
  const failed = failedAt(c, viewer);
  const now = world.clock.now();
  const retried = retriedOf(viewer.tables, failed, now);
  if (retried === null) throw stateChanged(failed.order, viewer);
  refuseInactive(viewer.tables, failed.order.customerId);
  if (retried === 'too near') throw tooNear();
  return json(previewOf(failed, retried, now));
}

/** The charge that was shown; null if omitted. @throws Problem 400 */
function shownNet({ net }: Fields): number | null {
  if (net === undefined || net === null) return null;
  if (!Number.isSafeInteger(net)) throw malformed('net must be a whole number.');
  return net as number;
}

/** `POST /orders/{id}/lines/{lineId}/retry` (wire §3.4, workday §4). */
export async function retryLine(c: CallContext, world: World): Promise<Response> {
  const viewer = requireViewer(c, world, needOf(ORDER_NEEDS.retry));
  const shown = shownNet(await readFields(c));
  const failed = failedAt(c, viewer);
  const { tables } = viewer;
  const { order, line, work } = failed;
  const now = world.clock.now();
  const retried = retriedOf(tables, failed, now);
  if (retried === null) throw stateChanged(order, viewer);
  const isSameDay = civilDateOf(work.task.at) === civilDateOf(now);
  if (retried !== 'too near' && shown !== retried.net && !(shown === null && isSameDay)) {
    const preview = previewOf(failed, retried, now);
    throw conflict('retry_changed', 'It costs something else today.', { preview });
  }
  refuseInactive(tables, order.customerId);
  if (retried === 'too near') throw tooNear();
  const { task, net, terms, taxBps } = retried;
  const changed = { ...line, net, ...terms };
  refuseOverLimit(tables, order.customerId, changed);
  tables.work.set(workKey(order.id, line.id), { task, since: now, refusal: null });
  markChanging(tables, task, order.id);
  const { id: lineId, productName: name } = line;
  const charges = net === line.net ? {} : { was: line.net, net };
  const event = { kind: 'lineRetried', lineId, name, text: `Tried again: ${name}`, ...charges };
  return answerMoved(
    world,
    viewer,
    order,
    { type: 'RETRY', lineId },
    null,
    eventOf(viewer, event),
    (moved) => withCharge(moved, changed, taxBps),
  );
}

/** An order with a changed charge. */
function withCharge(order: OrderRecord, changed: OrderLine, taxBps: number): OrderRecord {
  const { id, state: _, failure: _none, ...kept } = changed;
  const lines = order.lines.map((line) => (line.id === id ? { ...line, ...kept } : line));
  const isSame = order.lines.every(({ net }, at) => net === lines[at]?.net);
  if (isSame) return { ...order, lines };
  const totals = documentTotals(lines.map(({ net }) => ({ net, taxBps })));
  return { ...order, lines, net: totals.net, tax: totals.tax, total: totals.total };
}
