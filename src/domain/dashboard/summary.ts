import type { Money } from '../money';
import type { OpenValue } from '../open-value';
import type { CivilDate, CivilMonth } from '../time/civil-date';

/**
 * The numbers of the first page (wire §7). Each is the number of records of the list that it leads to;
 * one is absent without the permission for that list.
 */
export interface DashboardSummary {
  /** Subscriptions that renew in 30 days, without those that roll over. */
  readonly renewals?: number;
  /** Subscriptions of which a window closes in 48 hours. */
  readonly windows?: number;
  /** Orders of which a line has failed. */
  readonly failedOrders?: number;
  /** Orders that wait for an approval, or are worked at. */
  readonly openOrders?: number;
  /** Orders that wait for the viewer's approval. */
  readonly waitingForMe?: number;
  /** Statements that are overdue. */
  readonly overdue?: number;
  /** Seats of live licences and add-ons whose assignment is known. */
  readonly seatsBought?: number;
  /** Those of them that somebody has. */
  readonly seatsAssigned?: number;
  /** What those cost a month that nobody has, a sum for each currency (workday §5). */
  readonly unassignedPerMonth?: readonly Money[];
}

/** What needs somebody's attention (wire §7). */
export const ATTENTION_KINDS = [
  'orderFailed',
  'orderWaiting',
  'statementOverdue',
  'windowClosing',
  'renewalSoon',
  'trialEnding',
  'seatsUnused',
  'tenantExpired',
] as const;

/** What needs attention; an unknown kind is shown as its text, without a link. */
export type AttentionKind = OpenValue<(typeof ATTENTION_KINDS)[number]>;

/**
 * What the sentence about something names, so that it is in the reader's language; absent where its
 * kind has no such thing, or where the server says the sentence alone.
 */
export interface AttentionFacts {
  /** Number of the order or the statement. */
  readonly number?: string;
  /** The customer that it is about. */
  readonly customerName?: string;
  /** The product of the subscription. */
  readonly productName?: string;
  /** The order failed in part. @default all of it failed */
  readonly isInPart?: boolean;
  /** The day on which the subscription renews. */
  readonly renewsOn?: CivilDate;
  /** The last day of the subscription that does not renew. */
  readonly endsOn?: CivilDate;
  /** Seats of the subscription. */
  readonly quantity?: number;
  /** Those of them that nobody has. */
  readonly unassigned?: number;
  /** Domain of the tenant. */
  readonly domain?: string;
}

/** Something that needs somebody's attention. */
export interface AttentionItem extends AttentionFacts {
  /** What it is. */
  readonly kind: AttentionKind;
  /** What it is about: an order, a statement, a subscription, or the customer of a tenant. */
  readonly entityId: string;
  /** The server's sentence, for kinds that the console does not know and for missing facts. */
  readonly text: string;
  /** Until when something can be done about it; null for no such time. */
  readonly dueAt: Date | null;
}

/** What was spent, or earned, in a month of one currency. */
export interface MonthlySpend {
  /** The month. */
  readonly period: CivilMonth;
  /** ISO 4217. */
  readonly currency: string;
  /** The amount without tax, in minor units. */
  readonly net: number;
  /** What it cost; absent for those who may not see it. */
  readonly cost?: number;
}
