import type { QuoteIssue } from '../../domain/cart/quote';
import type { Viewer } from '../commerce/viewer';
import type { SoldSubscription } from '../db/commerce-records';
import type { QuotedLine, QuoteRecord } from '../db/commerce-work';

/** An issue as it is sent: what it is not about is absent. */
export type SentIssue = Pick<QuoteIssue, 'severity' | 'code' | 'message'> & Partial<QuoteIssue>;

/** What the issues of a quote are looked for in. */
export interface IssueGround {
  readonly viewer: Viewer;
  readonly quote: QuoteRecord;
  /** The subscriptions of a customer that go on. */
  readonly liveOf: (customerId: string) => readonly SoldSubscription[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** What an issue is about. */
export type IssuePlace = Partial<
  Pick<QuoteIssue, 'lineId' | 'targetId' | 'field' | 'was' | 'now' | 'subscriptionId'>
>;

/** What keeps a cart from being bought. */
export function error(code: QuoteIssue['code'], message: string, place: IssuePlace): SentIssue {
  return { severity: 'error', code, ...place, message };
}

/** What its buyer has to tick. */
export function warning(code: QuoteIssue['code'], message: string, place: IssuePlace): SentIssue {
  return { severity: 'warning', code, ...place, message };
}

/** Where an issue of a line for one of the customers is. */
export function placeOf({ line, target }: QuotedLine, field: string): IssuePlace {
  return { lineId: line.id, targetId: target.id, field };
}

/** The first of each kind. */
export function firstOfEach<Item>(items: readonly Item[], kindOf: (item: Item) => string) {
  const first = new Map<string, Item>();
  for (const item of items) if (!first.has(kindOf(item))) first.set(kindOf(item), item);
  return [...first.values()];
}
