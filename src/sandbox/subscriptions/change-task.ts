import type { SoldSubscription } from '../db/commerce-tables';
import type { ChangedFields, ChangeTask } from '../orders/line-work';
import type { PreviewRecord } from './previews';

/** What an order never changes by itself. */
const KEPT: readonly string[] = ['id', 'revision', 'changing'];

function picked(record: SoldSubscription, names: readonly string[]): ChangedFields {
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));
}

/** What the line of a change does: only what it changes, so that a name given meanwhile stays. */
export function changeTask(
  before: SoldSubscription,
  after: SoldSubscription,
  { change, sold, bought }: Pick<PreviewRecord, 'change' | 'sold' | 'bought'>,
  { creditedName, at }: Pick<ChangeTask, 'creditedName' | 'at'>,
): ChangeTask {
  const old = new Map(Object.entries(before));
  const changed = Object.entries(after)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(old.get(name)))
    .map(([name]) => name)
    .filter((name) => !KEPT.includes(name));
  // Once the next period has begun, what the amounts were counted for is over.
  const counted = sold.length > 0 ? ['chargedUntilOn'] : [];
  return {
    kind: 'change',
    subscriptionId: before.id,
    change,
    at,
    creditedName,
    before: picked(before, [...changed, ...counted]),
    after: picked(after, changed),
    sold,
    bought,
  };
}
