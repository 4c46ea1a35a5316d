import type { ChangeRefusalCode } from '../../domain/subscriptions/change';
import { isLive } from '../../domain/subscriptions/subscription';
import { isRenewalLocked } from '../../domain/subscriptions/term';
import { civilDateOf } from '../../domain/time/civil-date';
import { changeTask, countChange } from '../commerce/count-change';
import { offerOf } from '../commerce/deal';
import { refuseTooLarge } from '../commerce/exact';
import { changeTerms } from '../commerce/line-terms';
import { refusalMessage } from '../commerce/messages';
import { currencyOf, toOrder } from '../commerce/records';
import { invalid } from '../commerce/refusals';
import { found, requireViewer, type Viewer } from '../commerce/viewer';
import type { SoldSubscription } from '../db/commerce-records';
import type { PreviewRecord } from '../db/commerce-work';
import { json } from '../http/answers';
import type { CallContext } from '../http/context';
import { type Fields, malformed, readFields, textOf } from '../http/input';
import { type OrderDraft, placeOrder } from '../orders/place-order';
import type { World } from '../world/world';
import { changePermissions } from './change-input';
import { subscriptionConflict, subscriptionOf } from './writes';

const SETTING = 'changeSubscriptions' as const;

/** Refusals that may have arisen at the customer since the preview (wire §5). */
const UNPAID: ReadonlySet<ChangeRefusalCode> = new Set(['customer_suspended', 'credit_limit']);

function totalIn({ total }: Fields): number {
  if (typeof total !== 'number') throw malformed('total must be a number.');
  return total;
}

/**
 * Refuses a change that is no longer possible (wire §5).
 *
 * @throws Problem 409 with the newest state
 */
function refuseStale(
  viewer: Viewer,
  record: SoldSubscription,
  preview: PreviewRecord,
  total: number,
  now: number,
): void {
  const { validUntilAt, windowUntilAt, before } = preview;
  const isOver = (at: Date | null) => at !== null && now >= at.getTime();
  const refuse = (code: Parameters<typeof subscriptionConflict>[0]) =>
    subscriptionConflict(code, record, viewer, now);
  if (record.changing || !isLive(record)) throw refuse('subscription_changed');
  if (isRenewalLocked(record.renewsOn, now)) throw refuse('renewal_locked');
  if (isOver(windowUntilAt)) throw refuse('window_closed');
  const isOther = record.revision !== before.revision || total !== preview.total;
  if (isOther || isOver(validUntilAt)) throw refuse('preview_expired');
}

/** The order of a preview, with the preview's amounts; windows start with the call. */
function draftOf(
  { tables }: Viewer,
  record: SoldSubscription,
  preview: PreviewRecord,
  now: number,
): OrderDraft {
  const { change, sold } = preview;
  const counted = countChange(tables, record, change, now);
  if (counted.status === 'refused' && UNPAID.has(counted.code)) {
    const { code } = counted;
    throw invalid([{ field: 'customerId', code, message: refusalMessage(code, undefined) }]);
  }
  if (counted.status !== 'ready') throw new Error(`The preview ${preview.id} is not up to date`);
  const after = { ...preview.after, batches: counted.after.batches };
  const { customerId, tenantId, vendorId } = record;
  return {
    customerId,
    tenantId,
    vendorId,
    type: change.kind === 'cancel' ? 'cancel' : 'change',
    currency: currencyOf(tables, record),
    quoteId: null,
    poNumber: null,
    needsApproval: false,
    lines: [
      {
        id: 'l-1',
        planId: after.planId,
        productName: offerOf(tables, after).product.name,
        quantity: after.quantity,
        net: sold.reduce((sum, { net }) => sum + net, 0),
        taxBps: tables.companies.get(customerId)?.taxBps ?? 0,
        task: changeTask(record, after, preview, {
          creditedName: offerOf(tables, record).product.name,
          at: now,
        }),
        ...changeTerms(after, offerOf(tables, after).plan.cancelHours, civilDateOf(now)),
      },
    ],
  };
}

/** `POST /subscriptions/{id}/changes`: makes a previewed change; idempotent (wire §5). */
export async function changeSubscription(c: CallContext, world: World): Promise<Response> {
  // The permission depends on the preview: first requires any of them.
  const anyone = requireViewer(c, world, {
    permissions: changePermissions(undefined),
    whileImpersonating: SETTING,
  });
  const fields = await readFields(c);
  const previewId = textOf(fields, 'previewId');
  const total = totalIn(fields);
  const record = subscriptionOf(c, anyone);
  const { tables, user } = anyone;
  const preview = found(
    tables.previews.get(previewId),
    ({ madeBy, before }) => madeBy === user.id && before.id === record.id,
  );
  const viewer = requireViewer(c, world, { permissions: changePermissions(preview.change.kind) });
  const done = tables.orders.get(preview.orderId ?? '');
  if (done) return json(toOrder(done, viewer));
  const now = world.clock.now();
  refuseStale(viewer, record, preview, total, now);
  const actor = { by: user.email, impersonatedBy: viewer.impersonatedBy };
  const draft = draftOf(viewer, record, preview, now);
  const amounts = [preview.total, ...preview.bought.map(({ net }) => net)];
  refuseTooLarge(tables, draft.currency, amounts, now, { field: 'quantity' });
  const order = placeOrder(world, draft, actor);
  tables.previews.set(preview.id, { ...preview, orderId: order.id });
  return json(toOrder(order, viewer), 201);
}
