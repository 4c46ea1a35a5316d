import { formatMoney } from '../../domain/money';
import type { OrderLine } from '../../domain/orders/order';
import { isRenewalLocked } from '../../domain/subscriptions/term';
import { firstNet, purchaseTerms, workKey } from '../commerce/line-terms';
import type { OrderRecord } from '../db/commerce-records';
import type { CommerceTables } from '../db/commerce-tables';
import type { LineTask } from '../db/commerce-work';
import { documentTotals } from '../rules/totals';
import { withEvent } from './move-order';

/** A task at its approval, which starts its term and windows (wire §3.4). */
function approvedTask(task: LineTask, at: number): LineTask {
  if (task.kind === 'change') return task;
  // The aligned end may be too near by now: then it gets a regular term.
  const isTooLate = task.endsOn !== null && isRenewalLocked(task.endsOn, at);
  return { ...task, at, endsOn: isTooLate ? null : task.endsOn };
}

/**
 * Starts an approved order at its fixed prices. A first charge up to a chosen day is shortened,
 * with an event.
 */
export function beginApproved(
  { work }: CommerceTables,
  order: OrderRecord,
  at: number,
): OrderRecord {
  const { currency } = order;
  const rates: number[] = [];
  let told = order;
  const lines = order.lines.map((line): OrderLine => {
    const key = workKey(order.id, line.id);
    const waiting = work.get(key);
    if (!waiting) return line;
    const task = approvedTask(waiting.task, at);
    work.set(key, { ...waiting, task, since: at });
    if (task.kind === 'change') return line;
    const net = firstNet(task);
    rates.push(task.sold.taxBps);
    if (net === line.net) return { ...line, ...purchaseTerms(task) };
    const money = (amount: number) => formatMoney({ amount, currency }, 'en');
    const text = `The first charge of ${line.productName} was cut anew: ${money(net)} instead of ${money(line.net)}`;
    const { id: lineId, productName: name, net: was } = line;
    told = withEvent(told, at, { by: '', kind: 'chargeCut', lineId, name, was, net, text });
    return { ...line, net, ...purchaseTerms(task) };
  });
  const taxBps = rates[0] ?? 0;
  const { net, tax, total } = documentTotals(lines.map((line) => ({ net: line.net, taxBps })));
  return { ...told, lines, net, tax, total };
}
