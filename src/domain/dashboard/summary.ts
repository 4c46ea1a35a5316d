import type { Money } from '../money';
import type { OpenValue } from '../open-value';
import type { OrderApprover } from '../orders/order';
import type { OrderCounts } from '../orders/orders-list';
import type { CivilDate, CivilMonth } from '../time/civil-date';

/**
 * The numbers of the dashboard (wire §7). Each is the number of records in the list it links to,
 * and absent without the permission for that list.
 */
export interface DashboardSummary {
  /** Subscriptions that renew within 30 days, without monthly roll-overs. */
  readonly renewals?: number;
  /** Subscriptions with a window that closes within 48 hours. */
  readonly windows?: number;
  /** Orders with a failed line. */
  readonly failedOrders?: number;
  /** Orders that wait for approval or are in progress. */
  readonly openOrders?: number;
  /** Orders that wait for the viewer's approval. */
  readonly waitingForMe?: number;
  /** Overdue statements. */
  readonly overdue?: number;
  /** Seats of live licences and add-ons whose assignment is known. */
  readonly seatsBought?: number;
  /** Assigned seats among them. */
  readonly seatsAssigned?: number;
  /** Monthly cost of unassigned seats, one sum for each currency (workday §5). */
  readonly unassignedPerMonth?: readonly Money[];
  /** What `renewals` cost a month, one sum for each currency. */
  readonly renewalsPerMonth?: readonly Money[];
  /** What the subscriptions counted by `windows` cost a month, one sum for each currency. */
  readonly windowsPerMonth?: readonly Money[];
  /** Totals of the orders counted by `openOrders`, one sum for each currency. */
  readonly openOrdersTotal?: readonly Money[];
  /** Open balances of the statements counted by `overdue`, one sum for each currency. */
  readonly overdueBalance?: readonly Money[];
  /** When the oldest of the `failedOrders` was placed. */
  readonly failedSinceAt?: Date;
  /** When the oldest of the orders counted by `waitingForMe` was placed. */
  readonly waitingSinceAt?: Date;
  /** The seats by vendor. */
  readonly seatsByVendor?: readonly VendorSeats[];
}

/** Seats of one vendor's subscriptions, by the rule of {@link DashboardSummary.seatsBought}. */
export interface VendorSeats {
  /** Id of the vendor. */
  readonly vendorId: string;
  /** Name of the vendor. */
  readonly vendorName: string;
  /** All seats. */
  readonly bought: number;
  /** Assigned seats among them. */
  readonly assigned: number;
}

/** The known kinds of items that need attention (wire §7). */
export const ATTENTION_KINDS = [
  'orderFailed',
  'orderWaiting',
  'ownOrderWaiting',
  'statementOverdue',
  'windowClosing',
  'renewalSoon',
  'trialEnding',
  'seatsUnused',
  'tenantExpired',
] as const;

/** Kind of an item; unknown ones show their text, without a link. */
export type AttentionKind = OpenValue<(typeof ATTENTION_KINDS)[number]>;

/**
 * Facts for the sentence about an item, so that it can be translated. A fact is absent if the kind
 * does not use it, or if the server sent only its own sentence.
 */
export interface AttentionFacts {
  /** Number of the order or statement. */
  readonly number?: string;
  /** Name of the customer. */
  readonly customerName?: string;
  /** Product name of the subscription. */
  readonly productName?: string;
  /** Whether only part of the order failed. @default all of it failed */
  readonly isInPart?: boolean;
  /** Renewal date of the subscription. */
  readonly renewsOn?: CivilDate;
  /** Last day of a subscription that does not renew. */
  readonly endsOn?: CivilDate;
  /** Seats of the subscription. */
  readonly quantity?: number;
  /** Unassigned seats among them. */
  readonly unassigned?: number;
  /** Who can approve the viewer's own order. */
  readonly approvers?: readonly OrderApprover[];
  /** Domain of the tenant. */
  readonly domain?: string;
}

/** Something that needs attention. */
export interface AttentionItem extends AttentionFacts {
  /** Kind of the item. */
  readonly kind: AttentionKind;
  /** Id of the order, statement or subscription, or of the tenant's customer. */
  readonly entityId: string;
  /** The server's sentence, for unknown kinds and missing facts. */
  readonly text: string;
  /** Until when it can be acted on; null for no deadline. */
  readonly dueAt: Date | null;
}

/** Amount spent or earned in a month, in one currency. */
export interface MonthlySpend {
  /** The month. */
  readonly period: CivilMonth;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Amount without tax, in minor units. */
  readonly net: number;
  /** Cost, in minor units; absent for users who may not see costs. */
  readonly cost?: number;
}

/** The dashboard's numbers, by view (wire §7). */
export function orderCountsOf(summary: DashboardSummary): OrderCounts {
  const { waitingForMe, openOrders: open, failedOrders: failed } = summary;
  return {
    ...(waitingForMe !== undefined && { waitingForMe }),
    ...(open !== undefined && { open }),
    ...(failed !== undefined && { failed }),
  };
}
