import type {
  AttentionItem,
  DashboardSummary,
  MonthlySpend,
  VendorSeats,
} from '../../domain/dashboard/summary';
import type { Money } from '../../domain/money';
import {
  amount,
  as,
  day,
  entries,
  id,
  loose,
  maybe,
  moment,
  month,
  optional,
  type RecordField,
  record,
  some,
  someText,
  whole,
  yesOrNo,
} from '../wire/fields';
import { count, text, unexpected } from '../wire/readers';
import { type CallFacts, get } from './call';
import { approvers } from './orders';

const MONEY = record<Money>(() => ({
  currency: as(someText, (value) => text(value) || unexpected('currency')),
  amount,
}));

/** A count that a server may omit. */
const counted = as(loose(whole), (value) => count(value) ?? undefined);

const VENDOR_SEATS = record<VendorSeats>(() => ({
  vendorId: id,
  vendorName: as(someText, (value) => text(value) || unexpected('vendorName')),
  bought: whole,
  assigned: whole,
}));

/** A list that a server may omit. */
function listed<T>(of: RecordField<T>) {
  return as(loose(some(of)), (value) => (Array.isArray(value) ? some(of).row(value) : undefined));
}

export const readDashboardSummary = record<DashboardSummary>(() => ({
  renewals: counted,
  windows: counted,
  failedOrders: counted,
  openOrders: counted,
  waitingForMe: counted,
  overdue: counted,
  seatsBought: counted,
  seatsAssigned: counted,
  unassignedPerMonth: listed(MONEY),
  renewalsPerMonth: listed(MONEY),
  windowsPerMonth: listed(MONEY),
  openOrdersTotal: listed(MONEY),
  overdueBalance: listed(MONEY),
  failedSinceAt: optional(moment),
  waitingSinceAt: optional(moment),
  seatsByVendor: listed(VENDOR_SEATS),
}));

/** The numbers of the dashboard; those that the user may not see are absent (wire §7). */
export const getDashboardSummary = get(
  'getDashboardSummary',
  '/app/dashboard/summary',
  readDashboardSummary,
);

const ATTENTION = record<AttentionItem>(
  () => ({
    kind: someText,
    entityId: id,
    text: as(someText, (value) => text(value) || unexpected('text')),
    dueAt: maybe(moment),
    number: optional(someText),
    customerName: optional(someText),
    productName: optional(someText),
    domain: optional(someText),
    renewsOn: optional(day),
    endsOn: optional(day),
    quantity: counted,
    unassigned: counted,
    isInPart: as(loose(yesOrNo), (value) => value === true || undefined),
    approvers,
  }),
  'entityId',
);

export const readAttention = entries(ATTENTION);

/** What needs attention, most urgent first: at most 8 (wire §7). */
export const listAttention = get('listAttention', '/app/dashboard/attention', readAttention);

const SPEND = record<MonthlySpend>(() => ({
  period: month,
  currency: someText,
  net: amount,
  cost: optional(amount),
}));

export const readSpend = entries(SPEND);

/**
 * 13 months for each currency, oldest first: amounts issued, or for a customer amounts to pay (wire
 * §7).
 */
export const listSpend = get('listSpend', '/app/dashboard/spend', readSpend);

/** The {@link CallFacts} of each call. @internal */
export const facts = () =>
  ({
    getDashboardSummary: { example: [undefined, 'GET /app/dashboard/summary'] },
    listAttention: { example: [undefined, 'GET /app/dashboard/attention'] },
    listSpend: {
      needs: ['Billing.Read'],
      example: [undefined, 'GET /app/dashboard/spend'],
    },
  }) as const satisfies Readonly<Record<string, CallFacts>>;
