import { millisecondsInMinute } from 'date-fns/constants';
import type { ActivityAction, ActivitySubject } from '../../domain/activity/activity';
import type { Viewer } from '../commerce/viewer';
import type { ActivityActor, NewActivity } from '../db/activity-table';
import type {
  CompanyRecord,
  OrderRecord,
  PriceListRecord,
  StatementRecord,
} from '../db/commerce-records';
import type { UserRecord } from '../db/users-table';
import { nameOf } from '../db/users-table';
import type { Caller } from '../http/context';
import type { World } from '../world/world';

/** The server itself. */
export const BY_ITSELF: ActivityActor = { by: null, impersonatedBy: null };

/** The users behind a call; two in an impersonating tab. */
export function actorOf({ user, self, impersonation }: Caller): ActivityActor {
  return { by: user.email, impersonatedBy: impersonation && self.email };
}

/** The administrator alone, also in an impersonating tab. */
export function administratorOf({ self }: Caller): ActivityActor {
  return { by: self.email, impersonatedBy: null };
}

type Details = Pick<NewActivity, 'added' | 'removed' | 'reason'>;

/** Records an action on a user. */
export function recordUser(
  world: World,
  actor: ActivityActor,
  action: ActivityAction,
  user: UserRecord,
  details: Details = {},
): void {
  const { email: id, customerId } = user;
  const subject: ActivitySubject = { type: 'user', id, name: nameOf(user) };
  world.db.activity.add({
    ...actor,
    ...details,
    at: world.clock.now(),
    action,
    subject,
    customerId,
  });
}

/** Records an action on a role; roles belong to no company. */
export function recordRole(
  world: World,
  actor: ActivityActor,
  action: ActivityAction,
  name: string,
  details: Details = {},
): void {
  const subject: ActivitySubject = { type: 'role', id: name, name };
  const at = world.clock.now();
  world.db.activity.add({ ...actor, ...details, at, action, subject, customerId: null });
}

/** A view of a role that pauses for this long counts as a new one, in milliseconds. */
const VIEW_MS = 30 * millisecondsInMinute;

/** Records "view as role" once for each view, not for each call (contract §4.30). */
export function recordView(world: World, caller: Caller, role: string): void {
  const { views } = caller.session;
  const now = world.clock.now();
  const before = views.get(role) ?? Number.NEGATIVE_INFINITY;
  views.set(role, now);
  if (now - before >= VIEW_MS) recordRole(world, actorOf(caller), 'role.viewed', role);
}

/** Records an action on a record of a company. */
export function recordRecord(
  world: World,
  { user, impersonatedBy }: Pick<Viewer, 'user' | 'impersonatedBy'>,
  action: ActivityAction,
  { customerId, ...subject }: ActivitySubject & { readonly customerId: string },
  details: Details = {},
): void {
  const at = world.clock.now();
  const actor = { by: user.email, impersonatedBy };
  world.db.activity.add({ ...actor, ...details, action, subject, customerId, at });
}

export function customerSubject({ id, name }: Pick<CompanyRecord, 'id' | 'name'>) {
  return { type: 'customer', id, name, customerId: id } as const;
}

/** A statement as a subject of activity: by its number, for its payer. */
export function statementSubject({
  id,
  number,
  customerId,
}: Pick<StatementRecord, 'id' | 'number' | 'customerId'>) {
  return { type: 'statement', id, name: number ?? id, customerId } as const;
}

/** A price list as a subject of activity, for the company that owns it. */
export function priceListSubject({ id, name, ownerId }: PriceListRecord) {
  return { type: 'priceList', id, name, customerId: ownerId } as const;
}

/** The activity of an order at a time. */
export function orderActivity(
  actor: ActivityActor,
  action: ActivityAction,
  { id, number: name, customerId }: Pick<OrderRecord, 'id' | 'number' | 'customerId'>,
  at: number,
  reason: string | null = null,
): NewActivity {
  const subject: ActivitySubject = { type: 'order', id, name };
  return { ...actor, action, subject, customerId, at, reason };
}

const BILLING: readonly string[] = ['statement', 'payment', 'priceList'];

/** The area of an action: its first part, or billing for everything about money. */
export function areaOf(action: ActivityAction): string {
  const [first = ''] = action.split('.');
  return BILLING.includes(first) ? 'billing' : first;
}
