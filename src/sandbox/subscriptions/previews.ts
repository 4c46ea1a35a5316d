import { withoutCosts } from '../../domain/billing/costs';
import type { SubscriptionChange } from '../../domain/subscriptions/change';
import { recurringPerCycle } from '../../domain/subscriptions/lifecycle';
import { isLive } from '../../domain/subscriptions/subscription';
import { civilDateOf } from '../../domain/time/civil-date';
import { countChange, windowEndOf } from '../commerce/count-change';
import { countedOf, offerOf } from '../commerce/deal';
import { refuseTooLarge } from '../commerce/exact';
import { invalidMessage, refusalMessage } from '../commerce/messages';
import { currencyOf } from '../commerce/records';
import { invalid } from '../commerce/refusals';
import { requireViewer, type Viewer } from '../commerce/viewer';
import type { SoldSubscription } from '../db/commerce-records';
import type { PreviewRecord, Ready } from '../db/commerce-work';
import { json } from '../http/answers';
import type { CallContext } from '../http/context';
import { malformed } from '../http/input';
import { validUntil } from '../rules/quote';
import { documentTotals } from '../rules/totals';
import type { World } from '../world/world';
import { CHANGE_KINDS, changePermissions, readChange } from './change-input';
import { subscriptionOf } from './writes';

const recurringOf = (record: SoldSubscription) => (isLive(record) ? recurringPerCycle(record) : 0);

/** The lines with the viewer's costs: the vendor's for the provider. */
function linesFor({ level, seesCosts }: Viewer, { after, sold, bought }: Ready) {
  const lines = level < 2 ? sold : sold.map((line, at) => ({ ...line, ...costIn(bought[at]) }));
  return seesCosts(after.customerId) ? lines : withoutCosts(lines);
}

const costIn = (line: Ready['bought'][number] | undefined) =>
  line?.unitCost === undefined ? {} : { unitCost: line.unitCost };

/** Stores a preview and responds with its amounts (wire §5). */
function makePreview(
  viewer: Viewer,
  before: SoldSubscription,
  change: SubscriptionChange,
  counted: Ready,
  now: number,
) {
  const { tables, user } = viewer;
  const { after, sold, bought } = counted;
  const { net, tax, total } = documentTotals(sold);
  const { commitmentLeft } = countedOf(after, civilDateOf(now));
  const currency = currencyOf(tables, before);
  const amounts = [net, tax, recurringOf(after), commitmentLeft, ...bought.map((line) => line.net)];
  const field = change.kind === 'plan' ? 'planId' : 'quantity';
  refuseTooLarge(tables, currency, amounts, now, { field });
  const preview: PreviewRecord = {
    id: tables.nextId('pv'),
    madeBy: user.id,
    before,
    change,
    after,
    sold,
    bought,
    total,
    validUntilAt: validUntil(now),
    windowUntilAt: windowEndOf(before, change, now),
    orderId: null,
  };
  tables.previews.set(preview.id, preview);
  return {
    previewId: preview.id,
    validUntilAt: preview.validUntilAt,
    currency,
    lines: linesFor(viewer, counted),
    net,
    tax,
    total,
    recurringBefore: recurringOf(before),
    recurringAfter: recurringOf(after),
    commitmentLeft,
    deletesScheduled: before.scheduled !== null,
  };
}

/**
 * `GET /subscriptions/{id}/changes/preview`: amounts of a change, or why it is refused (wire §5).
 */
export function previewChange(c: CallContext, world: World): Response {
  const kind = CHANGE_KINDS.find((each) => each === c.req.query('kind'));
  const viewer = requireViewer(c, world, { permissions: changePermissions(kind) });
  if (!kind) throw malformed(`kind must be one of ${CHANGE_KINDS.join(', ')}.`);
  const { tables } = viewer;
  const record = subscriptionOf(c, viewer);
  const change = readChange(c, kind);
  const now = world.clock.now();
  const counted = countChange(tables, record, change, now);
  switch (counted.status) {
    case 'ready':
      return json(makePreview(viewer, record, change, counted, now));
    case 'refused': {
      const { code, instead, lowestQuantity } = counted;
      const message = refusalMessage(code, lowestQuantity);
      return json({ refusal: { code, message, instead, lowestQuantity } });
    }
    case 'invalid': {
      const { field, code } = counted;
      const message = invalidMessage(counted, offerOf(tables, record).product.limits);
      throw invalid([{ field, code, message }]);
    }
  }
}
