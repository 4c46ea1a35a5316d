import { recordRecord } from '../activity/record';
import { subscriptionNames, toSubscription } from '../commerce/records';
import { conflict } from '../commerce/refusals';
import { found, type Viewer } from '../commerce/viewer';
import type { SoldSubscription } from '../db/commerce-records';
import type { CallContext } from '../http/context';
import { pathPart } from '../http/input';
import type { Problem } from '../http/problem';
import type { World } from '../world/world';

/** The subscription of a call, if the caller may see it. */
export function subscriptionOf(c: CallContext, viewer: Viewer): SoldSubscription {
  const record = viewer.tables.subscriptions.get(pathPart(c, 'id'));
  return found(record, ({ customerId }) => viewer.sees(customerId));
}

const SENTENCES = {
  subscription_changed: 'The subscription has been changed meanwhile.',
  preview_expired: 'The price must be calculated again.',
  renewal_locked: 'It renews within 24 hours. Until then nothing can be changed.',
  window_closed: 'The time in which it could be cancelled has ended.',
} as const;

/** A 409 with the newest state of the subscription (wire §1). */
export function subscriptionConflict(
  code: keyof typeof SENTENCES,
  record: SoldSubscription,
  viewer: Viewer,
  now: number,
): Problem {
  const subscription = toSubscription(record, viewer, now);
  return conflict(code, SENTENCES[code], { subscription });
}

/** Stores a changed subscription, and records the author. */
export function saveSubscription(
  world: World,
  viewer: Viewer,
  record: SoldSubscription,
  changes: Partial<SoldSubscription>,
): SoldSubscription {
  const saved = { ...record, ...changes, revision: record.revision + 1 };
  const { tables } = viewer;
  tables.subscriptions.set(record.id, saved);
  const { id, customerId, friendlyName } = saved;
  const name = friendlyName ?? subscriptionNames(tables, saved).productName;
  const subject = { type: 'subscription', id, name, customerId };
  recordRecord(world, viewer, 'subscription.changed', subject);
  return saved;
}
