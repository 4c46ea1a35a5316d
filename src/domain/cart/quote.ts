import type { Charge } from '../billing/charge';
import type { Entries } from '../entries';
import type { OpenValue } from '../open-value';

/** A quote and a preview hold for so long, in milliseconds (commerce §3). */
export const QUOTE_MS = 15 * 60_000;

/** How serious an issue is (wire §8). */
export const ISSUE_SEVERITIES = ['error', 'warning', 'info'] as const;

/** How serious an issue is; an unknown severity is its text, and no error. */
export type IssueSeverity = OpenValue<(typeof ISSUE_SEVERITIES)[number]>;

/** What a quote says about a cart (wire §3.3). */
export const ISSUE_CODES = [
  'empty_cart',
  'no_target',
  'customer_suspended',
  'no_agreement',
  'no_tenant',
  'tenant_pending',
  'domain_missing',
  'domain_taken',
  'plan_retired',
  'not_in_country',
  'quantity_range',
  'coterm_unavailable',
  'requires_product',
  'credit_limit',
  'below_cost',
  'price_changed',
  'duplicate_line',
  'already_subscribed',
  'low_margin',
  'needs_approval',
] as const;

/** What a quote says about a cart; an unknown code is its text. */
export type IssueCode = OpenValue<(typeof ISSUE_CODES)[number]>;

/** Something about a cart that keeps it from being bought, or that its buyer has to know. */
export interface QuoteIssue {
  /** An error has to be mended, a warning ticked. */
  readonly severity: IssueSeverity;
  /** What it is. */
  readonly code: IssueCode;
  /** The line that it is about; null for none. */
  readonly lineId: string | null;
  /** The customer that it is about; null for all. */
  readonly targetId: string | null;
  /** The field that mends it; null for none. */
  readonly field: string | null;
  /** The server's sentence. */
  readonly message: string;
  /** What it was before, such as a price in minor units; null for nothing. */
  readonly was: number | null;
  /** What it is now; null for nothing. */
  readonly now: number | null;
  /** The subscription that there is already, whose seats can be changed instead; null for none. */
  readonly subscriptionId?: string | null | undefined;
}

/** What a line of a cart comes to for one of its customers. */
export interface QuoteLine extends Charge {
  /** The line of the cart. */
  readonly lineId: string;
  /** The customer. */
  readonly targetId: string;
  /** What a whole cycle comes to, in minor units. */
  readonly recurring: number;
  /** All that is due until the first term's end, the first charge included, in minor units. */
  readonly commitment: number;
  /** Until when it can be cancelled; null for never, but for what has no term. */
  readonly cancelUntilAt: Date | null;
}

/** What a cart comes to for one of its customers. */
export interface QuoteTarget {
  /** The customer. */
  readonly targetId: string;
  /** Sum of the lines. */
  readonly net: number;
  /** Sum of the taxes of its orders. */
  readonly tax: number;
  /** What is charged first. */
  readonly total: number;
  /** All that is due until the first terms' end. */
  readonly commitment: number;
}

/** The price of a cart, which holds for a while (commerce §2.2). Its id is the key of a purchase. */
export interface Quote {
  /** Its id. */
  readonly id: string;
  /** The revision of the cart that it is about. */
  readonly cartRevision: number;
  /** Until when it can be bought; null for an unknown time. */
  readonly validUntilAt: Date | null;
  /** ISO 4217; null for an empty cart. */
  readonly currency: string | null;
  /** An entry for each line and customer. */
  readonly lines: Entries<QuoteLine>;
  /** An entry for each customer. */
  readonly targets: readonly QuoteTarget[];
  /** What has to be mended, ticked or known. */
  readonly issues: readonly QuoteIssue[];
}

const offerOf = ({ currency, lines, targets }: Quote): string =>
  JSON.stringify([
    currency,
    lines.map(({ lineId, targetId, quantity, unitPrice, net, recurring, commitment }) => [
      ...[lineId, targetId, quantity, unitPrice],
      ...[net, recurring, commitment],
    ]),
    targets,
  ]);

/** Whether two quotes come to the same, line by line: who saw one has seen the other. */
export function isSameOffer(one: Quote, other: Quote): boolean {
  return offerOf(one) === offerOf(other);
}

/** What decides to which order a line belongs: one customer's lines of one vendor (wire §3.3). */
export interface OrderedLine extends Pick<QuoteLine, 'targetId' | 'net' | 'taxBps' | 'commitment'> {
  /** The vendor. */
  readonly vendorId: string;
}

/** The lines of a purchase by the order that they make, in the order of the lines. */
export function linesByOrder<Line extends Pick<OrderedLine, 'targetId' | 'vendorId'>>(
  lines: readonly Line[],
): readonly (readonly Line[])[] {
  const orders = new Map<string, Line[]>();
  for (const line of lines) {
    const key = JSON.stringify([line.targetId, line.vendorId]);
    orders.set(key, [...(orders.get(key) ?? []), line]);
  }
  return [...orders.values()];
}

/** What a cart comes to for all of its customers. */
export type QuoteSums = Omit<QuoteTarget, 'targetId'>;

/** Adds up what a quote comes to for each customer, in minor units of its currency. */
export function quoteSums({ targets }: Pick<Quote, 'targets'>): QuoteSums {
  const sum = (name: keyof QuoteSums) => targets.reduce((all, target) => all + target[name], 0);
  return { net: sum('net'), tax: sum('tax'), total: sum('total'), commitment: sum('commitment') };
}

/** How the issues of a quote stand. */
export interface IssueVerdict {
  /** What keeps the cart from being bought. */
  readonly errors: readonly QuoteIssue[];
  /** What its buyer has to tick. */
  readonly warnings: readonly QuoteIssue[];
  /** Whether everything is mended and ticked. */
  readonly isFine: boolean;
}

/** Tells the issues of one quote apart, so that a tick is for what it was set at. */
export function issueKey(issue: QuoteIssue): string {
  const { code, lineId, targetId, field, was, now } = issue;
  return JSON.stringify([code, lineId, targetId, field, was, now]);
}

/** What is left to do before a cart can be bought (commerce §5). */
export function judgeIssues(
  issues: readonly QuoteIssue[],
  ticked: ReadonlySet<string>,
): IssueVerdict {
  const errors = issues.filter(({ severity }) => severity === 'error');
  const warnings = issues.filter(({ severity }) => severity === 'warning');
  const isFine = errors.length === 0 && warnings.every((issue) => ticked.has(issueKey(issue)));
  return { errors, warnings, isFine };
}
