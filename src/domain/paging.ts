import { atEnd, countOf, type Entries, unreadableIn } from './entries';
import { withPlainDigits } from './text/digits';
import { withoutMarks } from './text/invisible';

/** One page of a longer list. Totals may be missing (contract §2). */
export interface Page<T> {
  /** The records of this page, with the places of those that cannot be read. */
  readonly data: Entries<T>;
  /** Records on all pages, or null when the server does not say. */
  readonly totalRecords: number | null;
  /** How many pages there are, or null when the server does not say. */
  readonly totalPages: number | null;
  /** What can be filtered by, with counts (wire §2). @default the server does not say */
  readonly facets?: readonly Facet[] | undefined;
  /** Amounts over all pages, an entry a currency (wire §2). @default the server does not say */
  readonly sums?: readonly ListSums[] | undefined;
}

/** The amounts of one currency over all pages of a list (wire §2). */
export interface ListSums {
  /** ISO 4217. */
  readonly currency: string;
  /** Whole minor units by the name of the field. */
  readonly amounts: Readonly<Record<string, number>>;
  /** Names of amounts that cannot be read. @default all can be */
  readonly unreadable?: readonly string[] | undefined;
  /** Which part of the list they are of, where it is added up apart, such as drafts. @default all */
  readonly part?: string | undefined;
}

/** The values of one field over a list, counted with all filters but its own (wire §2). */
export interface Facet {
  /** The field, which is also the filter's name. */
  readonly field: string;
  /** Its values, in the server's order. */
  readonly values: readonly FacetValue[];
}

/** One value of a {@link Facet}. */
export interface FacetValue {
  /** What the filter is given. */
  readonly value: string;
  /** Its words, where the value is an id. @default the value says it */
  readonly label?: string | undefined;
  /** How many records have it. */
  readonly count: number;
}

/** Values by the name of a filter: those of one are alternatives, several filters all apply. */
export type ListFilters = Readonly<Record<string, readonly string[]>>;

/** What a list call asks for. Pages count from 1. */
export interface PageQuery {
  /** The page, counted from 1. */
  readonly pageNumber: number;
  /** How many records a page has. */
  readonly pageSize: number;
  /** What to search for. @default everything */
  readonly searchString?: string;
  /** The field to sort by, with `-` before it for descending. @default the server's order */
  readonly sort?: string;
  /** What to show only. @default everything */
  readonly filters?: ListFilters;
}

/** A position in a list. */
export type PagePosition = Pick<PageQuery, 'pageNumber' | 'pageSize'>;

/** How many rows a page may have (specification §9). */
export const PAGE_SIZES = [5, 10, 20, 50, 100] as const;

/** Rows a page on the role detail page, until the user chooses (specification §9). */
export const DEFAULT_PAGE_SIZE = 10;

/** What is known of a list and of the page that is shown. Totals may be missing (contract §2). */
export interface PageFacts extends PagePosition {
  /** Records on all pages. @default unknown */
  readonly totalRecords?: number | null | undefined;
  /** How many pages there are. @default unknown */
  readonly totalPages?: number | null | undefined;
  /** Rows on the page that is shown. @default unknown: the page counts as full */
  readonly rowCount?: number | undefined;
}

/** The highest page while the last one is not known: sums stay exact. */
const NO_PAGE_AFTER = 1_000_000_000;

const isCount = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

const atLeastOne = (value: number): number => (value >= 1 ? Math.trunc(value) : 1);

/**
 * The last page there is, at least 1; null when it is not known. The number of records counts more
 * than the number of pages, which belongs to the page size of that answer.
 */
export function lastPageOf({ pageSize, totalRecords, totalPages }: PageFacts): number | null {
  if (isCount(totalRecords)) return atLeastOne(Math.ceil(totalRecords / atLeastOne(pageSize)));
  return isCount(totalPages) ? atLeastOne(totalPages) : null;
}

/** The nearest page that there is: an integer from 1 to the last page, when that is known. */
export function clampPage(pageNumber: number, lastPage: number | null): number {
  const page = Number.isNaN(pageNumber) ? 1 : Math.max(1, Math.trunc(pageNumber));
  return Math.min(page, lastPage === null ? NO_PAGE_AFTER : atLeastOne(lastPage));
}

/** Whether there is a next page. Without totals there is one when this page is full (contract §2). */
export function hasNextPage(facts: PageFacts): boolean {
  const last = lastPageOf(facts);
  if (last !== null) return clampPage(facts.pageNumber, last) < last;
  return facts.rowCount === undefined || facts.rowCount >= facts.pageSize;
}

/** The last page that may be asked for by number: without totals the next one, when there is one. */
export function lastReachablePage(facts: PageFacts): number {
  const last = lastPageOf(facts);
  return last ?? clampPage(facts.pageNumber, null) + (hasNextPage(facts) ? 1 : 0);
}

/** The records on a page, counted from 1, as 'x - y of total' says it. */
export interface PageRange {
  /** 0 when there are none. */
  readonly first: number;
  /** The last record of the page; 0 when there are none. */
  readonly last: number;
  /** Null when the server does not say. */
  readonly total: number | null;
}

/** Which records a page shows (specification §2.9). A page after the last one counts as the last. */
export function pageRange(facts: PageFacts): PageRange {
  const size = atLeastOne(facts.pageSize);
  const page = clampPage(facts.pageNumber, lastPageOf(facts));
  const before = (page - 1) * size;
  if (isCount(facts.totalRecords)) {
    const total = facts.totalRecords;
    return { first: total === 0 ? 0 : before + 1, last: Math.min(before + size, total), total };
  }
  const rows = isCount(facts.rowCount) ? Math.min(facts.rowCount, size) : size;
  return rows === 0
    ? { first: 0, last: 0, total: null }
    : { first: before + 1, last: before + rows, total: null };
}

/**
 * A typed page number: an integer from 1 to the last page, in digits of any script, else null
 * (specification §5, contract §4.34).
 */
export function parsePageNumber(text: string, lastPage: number): number | null {
  // What is no number is in no range.
  const page = Number(/^\s*(\d+)\s*$/.exec(withPlainDigits(withoutMarks(text)))?.[1]);
  return page >= 1 && page <= lastPage ? page : null;
}

/** The position after another page size is chosen: the first record that is shown stays shown. */
export function resizePage(position: PagePosition, pageSize: number): PagePosition {
  const before = (clampPage(position.pageNumber, null) - 1) * atLeastOne(position.pageSize);
  return { pageNumber: Math.floor(before / atLeastOne(pageSize)) + 1, pageSize };
}

/**
 * The page to show once the answer for a position has arrived: that page, or an earlier one when it
 * has no rows. So after the last row of the last page has gone, the new last page shows (contract
 * §4.7). Each step goes down, so wrong totals never cause a loop.
 */
export function pageWithRows(position: PagePosition, answer: Page<unknown>): number {
  const { pageNumber, pageSize } = position;
  if (countOf(answer.data) > 0 || pageNumber <= 1) return pageNumber;
  const { totalRecords, totalPages } = answer;
  return clampPage(pageNumber - 1, lastPageOf({ pageNumber, pageSize, totalRecords, totalPages }));
}

/**
 * A page that was cut out of a whole list, with what cannot be read of it at the end of the last page:
 * where it would stand in this order nobody knows.
 */
export function withUnreadableOf<T>(
  page: Page<T>,
  all: Entries<T>,
  position: PagePosition,
): Page<T> {
  const { totalRecords, data } = page;
  const last = lastPageOf({ ...position, totalRecords }) ?? 1;
  if (clampPage(position.pageNumber, last) < last) return page;
  return unreadableIn(all).length === 0 ? page : { ...page, data: atEnd(data, all) };
}
