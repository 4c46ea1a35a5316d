import type { CommerceTables } from '../db/commerce-tables';
import type { ChangeTask, LineTask } from '../db/commerce-work';

/** Whether a change still applies as computed: nothing else has changed since. */
export function isStillPossible(
  { subscriptions }: CommerceTables,
  { subscriptionId, before }: ChangeTask,
): boolean {
  const subscription = subscriptions.get(subscriptionId);
  if (!subscription || subscription.changing) return false;
  const names = Object.keys(before) as (keyof typeof before)[];
  return names.every((name) => JSON.stringify(subscription[name]) === JSON.stringify(before[name]));
}

function setChanging(
  { subscriptions }: CommerceTables,
  task: LineTask,
  from: string | null,
  to: string | null,
): void {
  const subscription = task.kind === 'change' && subscriptions.get(task.subscriptionId);
  if (!subscription || (subscription.changing?.orderId ?? null) !== from) return;
  const revision = subscription.revision + 1;
  const changing = to === null ? null : { orderId: to };
  subscriptions.set(subscription.id, { ...subscription, changing, revision });
}

/** Marks the subscription as being changed by an order. */
export function markChanging(tables: CommerceTables, task: LineTask, orderId: string): void {
  setChanging(tables, task, null, orderId);
}

/** Removes that mark without the change. */
export function releaseChanging(tables: CommerceTables, task: LineTask, orderId: string): void {
  setChanging(tables, task, orderId, null);
}
