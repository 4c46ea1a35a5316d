import type { QuoteIssue } from '../../domain/cart/quote';
import type { Viewer } from '../commerce/viewer';
import type { SoldSubscription } from '../db/commerce-records';
import type { QuotedLine, QuoteRecord } from '../db/commerce-work';

/** An issue as sent: without fields that do not apply. */
export type SentIssue = Pick<QuoteIssue, 'severity' | 'code' | 'message'> & Partial<QuoteIssue>;

/** Context for finding the issues of a quote. */
export interface IssueGround {
  readonly viewer: Viewer;
  readonly quote: QuoteRecord;
  readonly liveOf: (customerId: string) => readonly SoldSubscription[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Subject of an issue. */
export type IssuePlace = Partial<
  Pick<QuoteIssue, 'lineId' | 'targetId' | 'field' | 'was' | 'now' | 'subscriptionId'>
>;

/** An issue that blocks the purchase. */
export function error(code: QuoteIssue['code'], message: string, place: IssuePlace): SentIssue {
  return { severity: 'error', code, ...place, message };
}

/** An issue that the buyer must accept. */
export function warning(code: QuoteIssue['code'], message: string, place: IssuePlace): SentIssue {
  return { severity: 'warning', code, ...place, message };
}

/** Subject of an issue with a line for one customer. */
export function placeOf({ line, target }: QuotedLine, field: string): IssuePlace {
  return { lineId: line.id, targetId: target.id, field };
}

/** The first item of each kind. */
export function firstOfEach<Item>(items: readonly Item[], kindOf: (item: Item) => string) {
  const first = new Map<string, Item>();
  for (const item of items) if (!first.has(kindOf(item))) first.set(kindOf(item), item);
  return [...first.values()];
}
