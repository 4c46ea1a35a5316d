import { isLive, type ScheduledChange } from '../../domain/subscriptions/subscription';
import { SUBSCRIPTION_NEEDS } from '../../domain/subscriptions/subscription-access';
import { isRenewalLocked } from '../../domain/subscriptions/term';
import { toSubscription } from '../commerce/records';
import { type FieldError, refuseInvalid } from '../commerce/refusals';
import { refuseInactive } from '../commerce/standing';
import { requireViewer, type Viewer } from '../commerce/viewer';
import type { SoldSubscription } from '../db/commerce-records';
import { json } from '../http/answers';
import type { CallContext } from '../http/context';
import { askedRevision, malformed, readFields, revisionOf } from '../http/input';
import type { World } from '../world/world';
import { readScheduled, refuseTermTooLarge, scheduledErrors } from './scheduled-input';
import { saveSubscription, subscriptionConflict, subscriptionOf } from './writes';

const NEED = {
  permissions: [SUBSCRIPTION_NEEDS.renewal.permission],
  whileImpersonating: SUBSCRIPTION_NEEDS.renewal.setting,
};

/**
 * The subscription of a call, if its renewal can still be changed.
 *
 * @throws Problem 404, and 409 with the newest state
 */
function decidable(c: CallContext, viewer: Viewer, revision: number, now: number) {
  const record = subscriptionOf(c, viewer);
  if (isLive(record) && isRenewalLocked(record.renewsOn, now)) {
    throw subscriptionConflict('renewal_locked', record, viewer, now);
  }
  if (!isLive(record) || record.changing || revision !== record.revision) {
    throw subscriptionConflict('subscription_changed', record, viewer, now);
  }
  return record;
}

function renewalErrors(
  { tables }: Viewer,
  record: SoldSubscription,
  autoRenew: boolean | null,
  scheduled: ScheduledChange | null,
): readonly FieldError[] {
  if (record.renewsOn === null) {
    return [
      { field: 'autoRenew', code: 'no_renewal', message: 'It has no term that could renew.' },
    ];
  }
  if (autoRenew === null) {
    return [{ field: 'autoRenew', code: 'required', message: 'autoRenew is missing.' }];
  }
  if (scheduled === null) return [];
  const errors = scheduledErrors(tables, record, scheduled);
  const message = 'Nothing can be scheduled for a renewal that does not happen.';
  return autoRenew
    ? errors
    : [{ field: 'scheduled', code: 'needs_auto_renew', message }, ...errors];
}

function flagIn(value: unknown): boolean | null {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'boolean') throw malformed('autoRenew must be true or false.');
  return value;
}

/** Whether a change increases the renewal; reductions are always allowed. */
function isMore(
  record: SoldSubscription,
  autoRenew: boolean | null,
  scheduled: ScheduledChange | null,
): boolean {
  const { quantity = null, planId = null, endsOn = null } = scheduled ?? {};
  const isOther = planId !== null || endsOn !== null || Number(quantity) > record.quantity;
  return isOther || (autoRenew === true && !record.autoRenew);
}

/** `PUT /subscriptions/{id}/renewal`: replaces the settings of the renewal. */
export async function setRenewal(c: CallContext, world: World): Promise<Response> {
  const viewer = requireViewer(c, world, NEED);
  const fields = await readFields(c);
  const revision = revisionOf(fields);
  const autoRenew = flagIn(fields.autoRenew);
  const scheduled = readScheduled(fields.scheduled);
  const now = world.clock.now();
  const record = decidable(c, viewer, revision, now);
  if (isMore(record, autoRenew, scheduled)) refuseInactive(viewer.tables, record.customerId);
  refuseInvalid(renewalErrors(viewer, record, autoRenew, scheduled));
  refuseTermTooLarge(viewer.tables, record, scheduled, now);
  const saved = saveSubscription(world, viewer, record, {
    autoRenew: autoRenew ?? true,
    scheduled,
  });
  return json(toSubscription(saved, viewer, now));
}

/** `DELETE /subscriptions/{id}/renewal`: removes the scheduled change; automatic renewal stays. */
export function clearScheduled(c: CallContext, world: World): Response {
  const viewer = requireViewer(c, world, NEED);
  const revision = askedRevision(c);
  const now = world.clock.now();
  const record = decidable(c, viewer, revision, now);
  const saved = saveSubscription(world, viewer, record, { scheduled: null });
  return json(toSubscription(saved, viewer, now));
}
