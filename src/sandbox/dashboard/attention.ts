import { millisecondsInDay } from 'date-fns/constants';
import { isAttentionOpen } from '../../domain/dashboard/attention';
import type { AttentionItem, AttentionKind } from '../../domain/dashboard/summary';
import { APPROVAL_DAYS } from '../../domain/orders/order-machine';
import { isOwnOrder } from '../../domain/orders/own-order';
import { endsAtRenewal } from '../../domain/subscriptions/subscription';
import { RENEWAL_LOCK_MS } from '../../domain/subscriptions/term';
import { lastDayOf, startOfDay } from '../../domain/time/civil-date';
import { subscriptionNames, waitingFor } from '../commerce/records';
import type { Viewer } from '../commerce/viewer';
import type { OrderRecord, SoldSubscription } from '../db/commerce-records';
import { windowClosesAt } from '../rules/seats';
import { ordersIn, overdueStatements, subscriptionsIn } from './seen';

/** Maximum number of items (wire §7). */
const ATTENTION_MAX = 8;
/** Items that cannot be remedied later come first. */
const MOST_URGENT_FIRST: readonly AttentionKind[] = [
  'windowClosing',
  'orderFailed',
  'orderWaiting',
  'ownOrderWaiting',
  'statementOverdue',
  'trialEnding',
  'renewalSoon',
  'tenantExpired',
  'seatsUnused',
];

const urgencyOf = ({ kind }: AttentionItem) => MOST_URGENT_FIRST.indexOf(kind);

/** The viewer's own orders that wait for approval. */
function ownWaiting(viewer: Viewer): readonly OrderRecord[] {
  const { user, impersonatedBy } = viewer;
  return ordersIn('open', viewer).filter(
    (order) =>
      order.state === 'awaitingApproval' &&
      isOwnOrder(order, { email: user.email, impersonatedBy }),
  );
}

function orderItems(viewer: Viewer): readonly AttentionItem[] {
  const { companies } = viewer.tables;
  const namesOf = ({ number, customerId }: OrderRecord) => ({
    number,
    customerName: companies.get(customerId)?.name ?? '',
  });
  const failed = ordersIn('failed', viewer).map((order): AttentionItem => {
    const { number, customerName } = namesOf(order);
    const isInPart = order.state !== 'failed';
    const text = `Order ${number} for ${customerName} failed${isInPart ? ' in part' : ''}.`;
    const facts = { number, customerName, isInPart };
    return { kind: 'orderFailed', entityId: order.id, text, dueAt: null, ...facts };
  });
  const waiting = ordersIn('waitingForMe', viewer).map((order): AttentionItem => {
    const { id, createdAt } = order;
    const until = createdAt && new Date(createdAt.getTime() + APPROVAL_DAYS * millisecondsInDay);
    const { number, customerName } = namesOf(order);
    const text = `Order ${number} for ${customerName} waits for approval.`;
    return { kind: 'orderWaiting', entityId: id, text, dueAt: until, number, customerName };
  });
  const own = ownWaiting(viewer).map((order): AttentionItem => {
    const { approvers, heldUntilAt = null } = waitingFor(order, viewer);
    const { number, customerName } = namesOf(order);
    const text = `Your order ${number} for ${customerName} waits for approval.`;
    const facts = { number, customerName, ...(approvers && { approvers }) };
    return { kind: 'ownOrderWaiting', entityId: order.id, text, dueAt: heldUntilAt, ...facts };
  });
  // The latest failures come first.
  return [...failed.toReversed(), ...waiting, ...own];
}

function statementItems(viewer: Viewer, now: number): readonly AttentionItem[] {
  return overdueStatements(viewer, now).map(({ id, number, customerName, dueOn }) => ({
    kind: 'statementOverdue',
    entityId: id,
    text: `Statement ${number} for ${customerName} is overdue.`,
    dueAt: dueOn === null ? null : new Date(startOfDay(dueOn)),
    ...(number !== null && { number }),
    customerName,
  }));
}

function subscriptionItems(viewer: Viewer, now: number): readonly AttentionItem[] {
  const namesOf = (record: SoldSubscription) => {
    const { productName, customerName } = subscriptionNames(viewer.tables, record);
    return { productName, customerName };
  };
  const called = (record: SoldSubscription) => {
    const { productName, customerName } = namesOf(record);
    return `${productName} for ${customerName}`;
  };
  /** Changes are locked on the last day of a term. */
  const lockOf = ({ renewsOn }: SoldSubscription) =>
    renewsOn === null ? null : new Date(startOfDay(renewsOn) - RENEWAL_LOCK_MS);
  const windows = subscriptionsIn('window', viewer, now).map((record): AttentionItem => {
    const closesAt = windowClosesAt(record, now);
    const text = `The window to cancel ${called(record)} closes.`;
    const dueAt = closesAt === null ? null : new Date(closesAt);
    return { kind: 'windowClosing', entityId: record.id, text, dueAt, ...namesOf(record) };
  });
  const trials = subscriptionsIn('trial', viewer, now).map((record): AttentionItem => {
    const text = `The trial of ${called(record)} ends.`;
    const dueAt = lockOf(record);
    return { kind: 'trialEnding', entityId: record.id, text, dueAt, ...namesOf(record) };
  });
  const renewing = subscriptionsIn('renewing', viewer, now).filter(({ isTrial }) => !isTrial);
  const renewals = renewing.map((record): AttentionItem => {
    const { id, renewsOn } = record;
    const endsOn = renewsOn && endsAtRenewal(record) ? lastDayOf(renewsOn) : null;
    const says = endsOn === null ? `renews on ${renewsOn}` : `ends on ${endsOn}`;
    const facts = {
      ...namesOf(record),
      ...(endsOn !== null ? { endsOn } : renewsOn !== null && { renewsOn }),
    };
    const text = `${called(record)} ${says}.`;
    return { kind: 'renewalSoon', entityId: id, text, dueAt: lockOf(record), ...facts };
  });
  const spare = ({ quantity, assigned }: SoldSubscription) => quantity - (assigned ?? quantity);
  const unused = subscriptionsIn('unused', viewer, now)
    .toSorted((one, other) => spare(other) - spare(one))
    .slice(0, ATTENTION_MAX)
    .map((record): AttentionItem => {
      const { id, quantity } = record;
      const unassigned = spare(record);
      const text = `${unassigned} of ${quantity} seats of ${called(record)} ${unassigned === 1 ? 'is' : 'are'} not assigned.`;
      const facts = { ...namesOf(record), quantity, unassigned };
      return { kind: 'seatsUnused', entityId: id, text, dueAt: null, ...facts };
    });
  return [...windows, ...trials, ...renewals, ...unused];
}

function tenantItems({ tables, sees }: Viewer): readonly AttentionItem[] {
  return [...tables.tenants.values()]
    .filter(({ customerId, state }) => state === 'expired' && sees(customerId))
    .flatMap(({ customerId, domain }): readonly AttentionItem[] => {
      const customer = tables.companies.get(customerId);
      if (!customer || customer.state === 'closed') return [];
      const text = `The link to ${domain} of ${customer.name} has expired.`;
      const facts = { domain, customerName: customer.name };
      return [{ kind: 'tenantExpired', entityId: customerId, text, dueAt: null, ...facts }];
    });
}

const dueOf = ({ dueAt }: AttentionItem) => dueAt?.getTime() ?? Number.POSITIVE_INFINITY;

/** Compares by kind, then by time; the sort is stable. */
function byUrgency(one: AttentionItem, other: AttentionItem): number {
  const byKind = urgencyOf(one) - urgencyOf(other);
  if (byKind !== 0 || dueOf(one) === dueOf(other)) return byKind;
  return dueOf(one) - dueOf(other);
}

/** Items that need attention, most urgent first (wire §7). */
export function attentionFor(viewer: Viewer, now: number): readonly AttentionItem[] {
  const may = (permission: string) => viewer.allowedActions.includes(permission);
  const items = [
    ...(may('Order.Read') ? orderItems(viewer) : []),
    ...(may('Billing.Read') ? statementItems(viewer, now) : []),
    ...(may('Subscription.Read') ? subscriptionItems(viewer, now) : []),
    ...(viewer.level >= 1 && may('Customer.Read') ? tenantItems(viewer) : []),
  ]
    .filter((item) => isAttentionOpen(item, now))
    .sort(byUrgency);
  // No kind crowds out another: the first item of each kind comes before the second of any.
  const placeInKind = ({ kind }: AttentionItem, at: number) =>
    at - items.findIndex((item) => item.kind === kind);
  return items
    .map((item, at) => ({ item, place: placeInKind(item, at) }))
    .sort((one, other) => one.place - other.place)
    .slice(0, ATTENTION_MAX)
    .map(({ item }) => item)
    .sort(byUrgency);
}
