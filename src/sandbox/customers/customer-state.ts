import { customerStateAfter } from '../../domain/customers/customer-rules';
import { isOrderOpen } from '../../domain/orders/order-machine';
import { isLive } from '../../domain/subscriptions/subscription';
import { customerSubject, recordRecord } from '../activity/record';
import { toCustomer } from '../commerce/records';
import { conflict, refuseInvalid, refuseLongReason } from '../commerce/refusals';
import { isWithin, standingOf } from '../commerce/standing';
import { requireViewer, type Viewer } from '../commerce/viewer';
import type { CompanyRecord } from '../db/commerce-records';
import { json } from '../http/answers';
import type { CallContext } from '../http/context';
import { readFields, revisionOf, textOf } from '../http/input';
import { Problem } from '../http/problem';
import { stopOrders } from '../orders/stop-orders';
import type { World } from '../world/world';
import { EDIT, requireRevision, seenCompany, stateChanged } from './update-customer';

/** A company with live subscriptions or customers cannot be closed. */
function refuseWhileLive({ tables }: Viewer, companyId: string): void {
  const isUsed = [...tables.subscriptions.values()].some(
    (subscription) => isWithin(tables, subscription.customerId, companyId) && isLive(subscription),
  );
  const sells = [...tables.companies.values()].some(
    ({ parentId, state }) => parentId === companyId && state !== 'closed',
  );
  const message = `This customer still has ${isUsed ? 'subscriptions' : 'customers'}.`;
  const isLeft = isUsed || sells;
  refuseInvalid(isLeft ? [{ field: 'state', code: 'live_subscriptions', message }] : []);
}

/** Open orders must be completed or cancelled first. */
function refuseWhileOpen(viewer: Viewer, customer: CompanyRecord): void {
  const isOpen = [...viewer.tables.orders.values()].some(
    (order) => isWithin(viewer.tables, order.customerId, customer.id) && isOrderOpen(order),
  );
  if (!isOpen) return;
  const newest = { customer: toCustomer(customer, viewer) };
  throw conflict('open_orders', 'This customer still has orders under way.', newest);
}

const MOVED = {
  suspend: 'customer.suspended',
  resume: 'customer.resumed',
  close: 'customer.closed',
} as const;

/** `POST /app/customers/{id}/suspend`, `/resume` and `/close` (wire §4). */
export async function moveCustomer(
  c: CallContext,
  world: World,
  action: 'suspend' | 'resume' | 'close',
): Promise<Response> {
  const viewer = requireViewer(c, world, EDIT);
  const fields = await readFields(c);
  const revision = revisionOf(fields);
  // The reason is only recorded in the activity log.
  const reason = textOf(fields, 'reason') || null;
  const before = seenCompany(c, viewer);
  if (before.id === viewer.companyId) {
    throw new Problem(403, 'This is your own company.', { code: 'forbidden' });
  }
  requireRevision(before, revision, viewer);
  const state = customerStateAfter(before.state, action);
  const isOver = standingOf(viewer.tables, before.parentId) === 'closed';
  if (state === null || isOver) throw stateChanged(before, viewer);
  refuseLongReason(reason);
  if (action === 'close') {
    refuseWhileOpen(viewer, before);
    refuseWhileLive(viewer, before.id);
  }
  const after = { ...before, state, revision: revision + 1 };
  viewer.tables.companies.set(after.id, after);
  if (action === 'suspend') stopOrders(world, after, world.clock.now());
  recordRecord(world, viewer, MOVED[action], customerSubject(after), { reason });
  return json(toCustomer(after, viewer));
}
