import type { Charge, Price } from '../billing/charge';
import type { Entries } from '../entries';
import type { OpenValue } from '../open-value';
import { firstTerm } from '../subscriptions/term';
import type { CivilDate } from '../time/civil-date';
import type { CartLine } from './cart';

/** How serious an issue is (wire §8). */
export const ISSUE_SEVERITIES = ['error', 'warning', 'info'] as const;

/** Severity of an issue; unknown ones are kept as text and are not errors. */
export type IssueSeverity = OpenValue<(typeof ISSUE_SEVERITIES)[number]>;

/** The known issues of a cart (wire §3.3). */
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

/** Code of an issue; unknown ones are kept as text. */
export type IssueCode = OpenValue<(typeof ISSUE_CODES)[number]>;

/** A problem of a cart, or a notice for its buyer. */
export interface QuoteIssue {
  /** An error must be fixed, a warning accepted. */
  readonly severity: IssueSeverity;
  /** Code of the issue. */
  readonly code: IssueCode;
  /** Id of the line; null if it is not about a line. */
  readonly lineId: string | null;
  /** Id of the target; null for all customers. */
  readonly targetId: string | null;
  /** Name of the field that fixes it; null for none. */
  readonly field: string | null;
  /** The server's message. */
  readonly message: string;
  /** The previous value, such as a price in minor units; null for none. */
  readonly was: number | null;
  /** The current value; null for none. */
  readonly now: number | null;
  /** Id of an existing subscription whose seats can be changed instead; null for none. */
  readonly subscriptionId?: string | null | undefined;
}

/** The price of one line of a cart for one of its customers. */
export interface QuoteLine extends Charge {
  /** Id of the line in the cart. */
  readonly lineId: string;
  /** Id of the target. */
  readonly targetId: string;
  /** Price of a whole cycle, in minor units. */
  readonly recurring: number;
  /** Everything due until the end of the first term, first charge included, in minor units. */
  readonly commitment: number;
  /** Until when it can be cancelled; null for never, or without a term. */
  readonly cancelUntilAt: Date | null;
}

/** The price of a cart for one of its customers. Amounts are in minor units. */
export interface QuoteTarget {
  /** Id of the target. */
  readonly targetId: string;
  /** Sum of the lines. */
  readonly net: number;
  /** Sum of the taxes of its orders. */
  readonly tax: number;
  /** First charge, tax included. */
  readonly total: number;
  /** Everything due until the end of the first terms. */
  readonly commitment: number;
}

/**
 * The price of a cart, valid for a limited time (commerce §2.2). Its id is the key of a purchase.
 */
export interface Quote {
  /** Id of the quote. */
  readonly id: string;
  /** Revision of the cart that was priced. */
  readonly cartRevision: number;
  /** Until when it can be bought; null if unknown. */
  readonly validUntilAt: Date | null;
  /** ISO 4217 code; null for an empty cart. */
  readonly currency: string | null;
  /** One entry for each line and customer. */
  readonly lines: Entries<QuoteLine>;
  /** One entry for each customer. */
  readonly targets: readonly QuoteTarget[];
  /** Errors, warnings and notices. */
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

/** Whether two quotes have the same prices, line by line. */
export function isSameOffer(one: Quote, other: Quote): boolean {
  return offerOf(one) === offerOf(other);
}

/**
 * What determines the order of a line: lines of one customer and one vendor form an order (wire
 * §3.3).
 */
export interface OrderedLine extends Pick<QuoteLine, 'targetId' | 'net' | 'taxBps' | 'commitment'> {
  readonly vendorId: string;
}

/** Groups the lines of a purchase by order, keeping their sequence. */
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

/** The sums of a cart over all of its customers. */
export type QuoteSums = Omit<QuoteTarget, 'targetId'>;

/** Adds up the sums of a quote's customers, in minor units of its currency. */
export function quoteSums({ targets }: Pick<Quote, 'targets'>): QuoteSums {
  const sum = (name: keyof QuoteSums) => targets.reduce((all, target) => all + target[name], 0);
  return { net: sum('net'), tax: sum('tax'), total: sum('total'), commitment: sum('commitment') };
}

/** The price of one line of a cart for all of its customers. Amounts are in minor units. */
export interface LineSums extends Pick<QuoteLine, 'net' | 'recurring' | 'commitment'> {
  /** Price of a unit; null if customers pay different prices. */
  readonly unitPrice: Price | null;
  /** Until when it can be cancelled, null for never; undefined if that differs by customer. */
  readonly cancelUntilAt: Date | null | undefined;
}

/** Adds up a line's prices, in minor units of the quote's currency. */
export function lineSums(charges: readonly QuoteLine[]): LineSums {
  const sum = (name: 'net' | 'recurring' | 'commitment') =>
    charges.reduce((all, charge) => all + charge[name], 0);
  const [first] = charges;
  const isSame = (read: (charge: QuoteLine) => unknown) =>
    charges.every((charge) => first && read(charge) === read(first));
  return {
    net: sum('net'),
    recurring: sum('recurring'),
    commitment: sum('commitment'),
    unitPrice: first && isSame(({ unitPrice }) => unitPrice) ? first.unitPrice : null,
    cancelUntilAt: isSame(({ cancelUntilAt }) => cancelUntilAt?.getTime())
      ? first?.cancelUntilAt
      : undefined,
  };
}

/** How the issues of a quote stand. */
export interface IssueVerdict {
  /** Issues that block the purchase. */
  readonly errors: readonly QuoteIssue[];
  /** Issues that the buyer must accept. */
  readonly warnings: readonly QuoteIssue[];
  /** Whether all errors are fixed and all warnings accepted. */
  readonly isFine: boolean;
}

/**
 * Key of an issue within a quote; it includes the values, so that an acceptance covers only what
 * was shown.
 */
export function issueKey(issue: QuoteIssue): string {
  const { code, lineId, targetId, field, was, now } = issue;
  return JSON.stringify([code, lineId, targetId, field, was, now]);
}

/** What remains to be done before a cart can be bought (commerce §5). */
export function judgeIssues(
  issues: readonly QuoteIssue[],
  ticked: ReadonlySet<string>,
): IssueVerdict {
  const errors = issues.filter(({ severity }) => severity === 'error');
  const warnings = issues.filter(({ severity }) => severity === 'warning');
  const isFine = errors.length === 0 && warnings.every((issue) => ticked.has(issueKey(issue)));
  return { errors, warnings, isFine };
}

/** First day not covered by a line's first term, if it is bought now; null without a term. */
export function firstTermEnd(
  { term, endsOn }: Pick<CartLine, 'term' | 'endsOn'>,
  charge: Pick<QuoteLine, 'fromOn' | 'untilOn' | 'recurring' | 'commitment'>,
): CivilDate | null {
  // Something that is paid later and has no commitment is a trial; it ends with its first charge.
  const isTrial = charge.recurring > 0 && charge.commitment === 0;
  const end = isTrial ? charge.untilOn : endsOn;
  return firstTerm({ term, trialDays: null }, charge.fromOn, end).renewsOn;
}
