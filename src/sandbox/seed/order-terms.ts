import type { OrderLine, OrderTerms } from '../../domain/orders/order';
import { purchaseTerms, workKey } from '../commerce/line-terms';
import type { OrderRecord } from '../db/commerce-records';
import type { LineWork } from '../db/commerce-work';
import type { SeededLine, SeededPurchase } from './subscriptions';

/** Conditions of a completed purchase. */
function boughtTerms({ plan, quantity, endsOn, sold }: SeededLine, at: number): OrderTerms {
  const [first] = sold.ledger;
  const unitPrice = first?.line.unitPrice ?? sold.terms.unitPrice;
  const { id, term, cycle, cancelHours, trialDays } = plan;
  const sale = { plan: { id, term, cycle, cancelHours, trialDays, unitPrice }, taxBps: 0 };
  return purchaseTerms({ kind: 'subscribe', quantity, at, endsOn, sold: sale });
}

/** Conditions after a change; the remaining commitment was not stored. */
function changedTerms(
  { plan: { cancelHours }, sold: { terms } }: SeededLine,
  { quantity }: OrderLine,
  isCancelled: boolean,
): OrderTerms {
  const { term, cycle, unitPrice } = terms;
  const recurring = isCancelled ? 0 : quantity * Number(unitPrice);
  return { term, cycle, unitPrice, cancelHours, recurring, ...(isCancelled && { commitment: 0 }) };
}

/** The seeded orders with the conditions of their lines (workday §4). */
export function withOrderTerms(
  orders: readonly OrderRecord[],
  work: ReadonlyMap<string, LineWork>,
  purchases: readonly SeededPurchase[],
): readonly OrderRecord[] {
  const seeded = new Map(
    purchases.flatMap(({ lines }) => lines.map((line) => [line.subscription.id, line] as const)),
  );
  function termsOf(order: OrderRecord, line: OrderLine): OrderTerms {
    const task = work.get(workKey(order.id, line.id))?.task;
    if (task && task.kind !== 'change') return purchaseTerms(task);
    const bought = seeded.get(line.subscriptionId ?? '');
    if (!bought) return {};
    return order.type === 'create'
      ? boughtTerms(bought, order.createdAt?.getTime() ?? 0)
      : changedTerms(bought, line, order.type === 'cancel');
  }
  return orders.map((order) => ({
    ...order,
    lines: order.lines.map((line) => ({ ...line, ...termsOf(order, line) })),
  }));
}
