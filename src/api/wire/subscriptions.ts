import type { ChargeLine } from '../../domain/billing/charge';
import type { Entries } from '../../domain/entries';
import type { ChangePreview } from '../../domain/subscriptions/change-preview';
import type {
  ScheduledChange,
  SeatBatch,
  Subscription,
} from '../../domain/subscriptions/subscription';
import { parseServerTime } from '../../domain/time/server-time';
import { readCharge } from './charges';
import {
  costIn,
  day,
  integer,
  optionalText,
  price,
  recordOf,
  requireDay,
  requireInteger,
  requirePrice,
  rowOf,
} from './commerce-readers';
import {
  asRecord,
  field,
  flag,
  type JsonRecord,
  list,
  readEntries,
  text,
  unexpected,
} from './readers';

function readBatches(value: unknown): Entries<SeatBatch> {
  return readEntries(list(value), (each) => {
    const batch = asRecord(each);
    const fromAt = parseServerTime(batch?.fromAt);
    if (!batch || !fromAt) return null;
    const quantity = requireInteger(batch, 'quantity');
    return { quantity, fromAt, cancelUntilAt: parseServerTime(batch.cancelUntilAt) };
  });
}

function readScheduled(value: unknown): ScheduledChange | null {
  const scheduled = asRecord(value);
  if (!scheduled) return null;
  const quantity = integer(scheduled.quantity);
  const planId = optionalText(scheduled.planId);
  const endsOn = day(scheduled.endsOn);
  return quantity === null && planId === null && endsOn === null
    ? null
    : { quantity, planId, endsOn };
}

function subscriptionOf(subscription: JsonRecord, id: string): Subscription {
  const orderId = text(field(subscription.changing, 'orderId'));
  return {
    id,
    revision: requireInteger(subscription, 'revision'),
    customerId: text(subscription.customerId),
    customerName: text(subscription.customerName),
    tenantId: optionalText(subscription.tenantId),
    vendorId: text(subscription.vendorId),
    vendorName: text(subscription.vendorName),
    productId: text(subscription.productId),
    planId: text(subscription.planId),
    productName: text(subscription.productName),
    friendlyName: optionalText(subscription.friendlyName),
    project: optionalText(subscription.project),
    state: text(subscription.state),
    isTrial: flag(subscription.isTrial),
    quantity: requireInteger(subscription, 'quantity'),
    assigned: integer(subscription.assigned),
    unitPrice: requirePrice(subscription, 'unitPrice'),
    ...costIn(subscription),
    currency: text(subscription.currency),
    term: text(subscription.term),
    cycle: text(subscription.cycle),
    startOn: requireDay(subscription, 'startOn'),
    termStartOn: day(subscription.termStartOn) ?? requireDay(subscription, 'startOn'),
    renewsOn: day(subscription.renewsOn),
    autoRenew: flag(subscription.autoRenew),
    renewalUnitPrice: price(subscription.renewalUnitPrice),
    recurringPerMonth: requireInteger(subscription, 'recurringPerMonth'),
    batches: readBatches(subscription.batches),
    scheduled: readScheduled(subscription.scheduled),
    changing: orderId ? { orderId } : null,
    nextChargeOn: day(subscription.nextChargeOn),
    commitmentLeft: requireInteger(subscription, 'commitmentLeft'),
  };
}

/** `GET /app/subscriptions/{id}`, and the answer of writes to it. */
export const readSubscription = /* @__PURE__ */ recordOf(subscriptionOf);
/** A row of `GET /app/subscriptions`. */
export const readSubscriptionRow = /* @__PURE__ */ rowOf(subscriptionOf);

/** Lines of a preview. A line that cannot be read must not be left out of a sum. */
function readChargeLines(value: unknown): readonly ChargeLine[] {
  return list(value).map((each) => {
    const line = asRecord(each) ?? unexpected('line');
    return { ...readCharge(line), kind: text(line.kind) };
  });
}

/** `GET /app/subscriptions/{id}/changes/preview`. */
export function readChangePreview(body: unknown): ChangePreview {
  const whole = asRecord(body) ?? unexpected('preview');
  const preview = asRecord(whole.data) ?? whole;
  const refusal = asRecord(preview.refusal);
  if (refusal) {
    return {
      status: 'refused',
      code: text(refusal.code),
      message: text(refusal.message),
      instead: optionalText(refusal.instead),
      lowestQuantity: integer(refusal.lowestQuantity),
    };
  }
  return {
    status: 'ready',
    previewId: text(preview.previewId) || unexpected('previewId'),
    validUntilAt: parseServerTime(preview.validUntilAt),
    currency: text(preview.currency),
    lines: readChargeLines(preview.lines),
    net: requireInteger(preview, 'net'),
    tax: requireInteger(preview, 'tax'),
    total: requireInteger(preview, 'total'),
    recurringBefore: requireInteger(preview, 'recurringBefore'),
    recurringAfter: requireInteger(preview, 'recurringAfter'),
    commitmentLeft: requireInteger(preview, 'commitmentLeft'),
    deletesScheduled: flag(preview.deletesScheduled),
  };
}
