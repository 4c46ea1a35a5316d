import { atEnd, countOf, type Entries, unreadableIn } from './entries';

/** One page of a list. Totals may be missing (contract §2). */
export interface Page<T> {
  /** The records of this page, with placeholders for unreadable ones. */
  readonly data: Entries<T>;
  /** Records on all pages; null if the server does not say. */
  readonly totalRecords: number | null;
  /** Number of pages; null if the server does not say. */
  readonly totalPages: number | null;
  /** Filter values with counts (wire §2). @default the server did not send them */
  readonly facets?: readonly Facet[] | undefined;
  /**
   * Sums over all pages, one entry for each currency (wire §2). @default the server did not send
   * them
   */
  readonly sums?: readonly ListSums[] | undefined;
}

/** Sums in one currency over all pages of a list (wire §2). */
export interface ListSums {
  /** ISO 4217 code. */
  readonly currency: string;
  /** Amounts in minor units, by field name. */
  readonly amounts: Readonly<Record<string, number>>;
  /** Names of amounts that cannot be read. @default none */
  readonly unreadable?: readonly string[] | undefined;
  /** The part of the list that is summed, if sums are split, such as drafts. @default all */
  readonly part?: string | undefined;
}

/** The values of one field over a list, counted with all other filters applied (wire §2). */
export interface Facet {
  /** Name of the field and of its filter. */
  readonly field: string;
  /** The values, in the server's order. */
  readonly values: readonly FacetValue[];
}

/** One value of a {@link Facet}. */
export interface FacetValue {
  /** Value for the filter. */
  readonly value: string;
  /** Display text, if the value is an id. @default the value itself */
  readonly label?: string | undefined;
  /** Number of records with this value. */
  readonly count: number;
}

/**
 * Filter values by filter name: values of one filter are alternatives, different filters all apply.
 */
export type ListFilters = Readonly<Record<string, readonly string[]>>;

/** Query of a list call. Pages count from 1. */
export interface PageQuery {
  /** Page number, from 1. */
  readonly pageNumber: number;
  /** Records on a page. */
  readonly pageSize: number;
  /** Search text. @default no search */
  readonly searchString?: string;
  /** Field to sort by, with `-` in front for descending. @default the server's order */
  readonly sort?: string;
  /** Filters. @default none */
  readonly filters?: ListFilters;
}

/** A position in a list. */
export type PagePosition = Pick<PageQuery, 'pageNumber' | 'pageSize'>;

/** Available page sizes (specification §9). */
export const PAGE_SIZES = [5, 10, 20, 50, 100] as const;

/** Default page size of the role detail page (specification §9). */
export const DEFAULT_PAGE_SIZE = 10;

/** Known facts about a list and its current page. Totals may be missing (contract §2). */
export interface PageFacts extends PagePosition {
  /** Records on all pages. @default unknown */
  readonly totalRecords?: number | null | undefined;
  /** Number of pages. @default unknown */
  readonly totalPages?: number | null | undefined;
  /** Rows on the current page. @default unknown: the page counts as full */
  readonly rowCount?: number | undefined;
}

/** Upper bound while the last page is unknown; products with page sizes stay exact. */
const NO_PAGE_AFTER = 1_000_000_000;

const isCount = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

const atLeastOne = (value: number): number => (value >= 1 ? Math.trunc(value) : 1);

/**
 * The last page, at least 1; null if unknown. The number of records takes precedence over the
 * number of pages, which is only valid for the page size of that response.
 */
export function lastPageOf({ pageSize, totalRecords, totalPages }: PageFacts): number | null {
  if (isCount(totalRecords)) return atLeastOne(Math.ceil(totalRecords / atLeastOne(pageSize)));
  return isCount(totalPages) ? atLeastOne(totalPages) : null;
}

/** The nearest existing page: an integer from 1 to the last page, if that is known. */
export function clampPage(pageNumber: number, lastPage: number | null): number {
  const page = Number.isNaN(pageNumber) ? 1 : Math.max(1, Math.trunc(pageNumber));
  return Math.min(page, lastPage === null ? NO_PAGE_AFTER : atLeastOne(lastPage));
}

/** Whether there is a next page. Without totals, a full page counts as having one (contract §2). */
export function hasNextPage(facts: PageFacts): boolean {
  const last = lastPageOf(facts);
  if (last !== null) return clampPage(facts.pageNumber, last) < last;
  return facts.rowCount === undefined || facts.rowCount >= facts.pageSize;
}

/** The last page that can be requested by number; without totals, the next one if it exists. */
export function lastReachablePage(facts: PageFacts): number {
  const last = lastPageOf(facts);
  return last ?? clampPage(facts.pageNumber, null) + (hasNextPage(facts) ? 1 : 0);
}

/** The records on a page, counted from 1, for 'x - y of total'. */
export interface PageRange {
  /** First record; 0 for an empty list. */
  readonly first: number;
  /** Last record of the page; 0 for an empty list. */
  readonly last: number;
  /** Total number of records; null if the server does not say. */
  readonly total: number | null;
}

/**
 * The range of records on a page (specification §2.9). A page number past the end counts as the
 * last page.
 */
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

/** The position after a change of page size: the first visible record stays visible. */
export function resizePage(position: PagePosition, pageSize: number): PagePosition {
  const before = (clampPage(position.pageNumber, null) - 1) * atLeastOne(position.pageSize);
  return { pageNumber: Math.floor(before / atLeastOne(pageSize)) + 1, pageSize };
}

/**
 * The page to show after a response: the requested page, or an earlier one if it is empty. When the
 * last row of the last page is deleted, the new last page shows (contract §4.7). Each step goes
 * down, so wrong totals never cause a loop.
 */
export function pageWithRows(position: PagePosition, answer: Page<unknown>): number {
  const { pageNumber, pageSize } = position;
  if (countOf(answer.data) > 0 || pageNumber <= 1) return pageNumber;
  const { totalRecords, totalPages } = answer;
  return clampPage(pageNumber - 1, lastPageOf({ pageNumber, pageSize, totalRecords, totalPages }));
}

/**
 * A page sliced from a complete list; unreadable entries are at the end of the last page, since
 * their place in this order is unknown.
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

/** Maximum number of selected records, over all pages. */
export const MATCHES_MAX = 1_000;

/** Records in one request, the largest page size allowed (specification §9). */
export const MATCHES_PAGE = 100;
