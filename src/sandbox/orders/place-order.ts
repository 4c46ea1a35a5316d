import type { OrderLine } from '../../domain/orders/order';
import { orderActivity } from '../activity/record';
import type { LineTerms } from '../commerce/line-terms';
import { workKey } from '../commerce/line-terms';
import type { OrderRecord } from '../db/commerce-records';
import type { LineTask } from '../db/commerce-work';
import { orderStateOf } from '../rules/orders';
import { documentTotals } from '../rules/totals';
import type { World } from '../world/world';
import { markChanging } from './changing';
import { withEvent } from './move-order';
import { announceOrder, announceWaiting } from './order-notices';
import { vendorRefusal } from './refusals';

/** The users behind an action; two in an impersonating tab. */
export interface Actor {
  /** E-mail of the user. */
  readonly by: string;
  /** E-mail of the impersonating administrator; null for nobody. */
  readonly impersonatedBy: string | null;
}

/** A line of a new order. */
export interface LineDraft
  extends Pick<OrderLine, 'id' | 'planId' | 'productName' | 'quantity' | 'net'>,
    LineTerms {
  /** The customer's tax rate, in basis points. */
  readonly taxBps: number;
  readonly task: LineTask;
}

/** A new order. */
export interface OrderDraft
  extends Pick<
    OrderRecord,
    'customerId' | 'tenantId' | 'vendorId' | 'type' | 'currency' | 'quoteId' | 'poNumber'
  > {
  readonly lines: readonly LineDraft[];
  /** Whether it must be approved first. */
  readonly needsApproval: boolean;
}

function recordOf(world: World, draft: OrderDraft, actor: Actor, now: number): OrderRecord {
  const { orders, nextId } = world.db.commerce();
  const count = String(orders.size + 1).padStart(5, '0');
  const { lines: drafts, needsApproval, ...kept } = draft;
  const lines = drafts.map(({ taxBps: _, task, ...line }): OrderLine => {
    const subscriptionId = task.kind === 'change' ? task.subscriptionId : null;
    return { ...line, state: 'queued', failure: null, subscriptionId };
  });
  const { net, tax, total } = documentTotals(drafts);
  const at = new Date(now);
  return {
    ...kept,
    id: nextId('o'),
    number: `${at.getUTCFullYear()}-${count}`,
    state: needsApproval ? 'awaitingApproval' : orderStateOf(lines),
    lines,
    net,
    tax,
    total,
    placedBy: actor.by,
    impersonatedBy: actor.impersonatedBy,
    approval: null,
    customerInformedAt: null,
    events: [],
    createdAt: at,
    endedAt: null,
  };
}

/**
 * Places an order; all purchases and changes go through here. Its lines are queued immediately, or
 * when it is approved; `settle` processes them. Validation happens before.
 */
export function placeOrder(world: World, draft: OrderDraft, actor: Actor): OrderRecord {
  const tables = world.db.commerce();
  const now = world.clock.now();
  const order = recordOf(world, draft, actor, now);
  draft.lines.forEach(({ id, task }, at) => {
    // Only on the first attempt; a retry succeeds.
    const isRefused = world.scenario.failsLastLine && at > 0 && at === draft.lines.length - 1;
    const refusal = isRefused ? vendorRefusal(tables.orders.size) : null;
    tables.work.set(workKey(order.id, id), { task, since: now, refusal });
    markChanging(tables, task, order.id);
  });
  const placed = withEvent(order, now, { ...actor, kind: 'placed', text: 'Placed' });
  tables.orders.set(placed.id, placed);
  world.db.activity.add(orderActivity(actor, 'order.placed', placed, now));
  if (draft.needsApproval) announceWaiting(world, placed, now);
  else announceOrder(world, placed, now);
  world.settle();
  return tables.orders.get(placed.id) ?? placed;
}
