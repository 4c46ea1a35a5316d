import { FRIENDLY_NAME_MAX } from '../../domain/cart/cart';
import { SUBSCRIPTION_NEEDS } from '../../domain/subscriptions/subscription-access';
import { toSubscription } from '../commerce/records';
import { refuseInvalid } from '../commerce/refusals';
import { refuseClosed } from '../commerce/standing';
import { requireViewer } from '../commerce/viewer';
import { json } from '../http/answers';
import type { CallContext } from '../http/context';
import { type Fields, optionalTextOf, readFields, revisionOf } from '../http/input';
import type { World } from '../world/world';
import { saveSubscription, subscriptionConflict, subscriptionOf } from './writes';

const NAMES = ['friendlyName', 'project'] as const;

/** The names in a body; null clears one. */
function namesIn(fields: Fields) {
  const sent = NAMES.filter((name) => Object.hasOwn(fields, name));
  return Object.fromEntries(
    sent.map((name) => [name, optionalTextOf(fields, name)?.trim() || null]),
  );
}

/** `PATCH /subscriptions/{id}`: sets its name and project (wire §5). */
export async function nameSubscription(c: CallContext, world: World): Promise<Response> {
  const { permission } = SUBSCRIPTION_NEEDS.rename;
  const viewer = requireViewer(c, world, { permissions: [permission] });
  const fields = await readFields(c);
  const revision = revisionOf(fields);
  const names = namesIn(fields);
  const record = subscriptionOf(c, viewer);
  const now = world.clock.now();
  if (revision !== record.revision) {
    throw subscriptionConflict('subscription_changed', record, viewer, now);
  }
  refuseClosed(viewer.tables, record.customerId);
  refuseInvalid(
    NAMES.filter((name) => (names[name]?.length ?? 0) > FRIENDLY_NAME_MAX).map((field) => ({
      field,
      code: 'too_long',
      message: `At most ${FRIENDLY_NAME_MAX} characters.`,
    })),
  );
  return json(toSubscription(saveSubscription(world, viewer, record, names), viewer, now));
}
