import { DEFAULT_PAGE_SIZE, type ListFilters, type PageQuery } from './paging';

/** Longest text to search for, in characters: a server refuses an address that is much longer. */
export const SEARCH_MAX_LENGTH = 200;

/** Where a list is, as one value: search, page, its size, order and filters. */
export interface ListQuery extends Required<PageQuery> {}

/** What a list can be sorted and filtered by, and how it begins. */
export interface ListRules {
  /** Fields to sort by. @default none */
  readonly sorts?: readonly string[] | undefined;
  /** Names of the filters by values. @default none */
  readonly filters?: readonly string[] | undefined;
  /**
   * Fields whose filter is a range of days, each asked for as `xFrom` and `xTo` (wire §2).
   * @default none
   */
  readonly days?: readonly string[] | undefined;
  /** Names of the filters by a month, such as `2026-10`. @default none */
  readonly months?: readonly string[] | undefined;
  /** What of the beginning is not as in {@link FIRST_QUERY}. @default nothing */
  readonly start?: Partial<ListQuery> | undefined;
}

/** The first page of everything, in the server's order. */
export const FIRST_QUERY: ListQuery = {
  pageNumber: 1,
  pageSize: DEFAULT_PAGE_SIZE,
  searchString: '',
  sort: '',
  filters: {},
};

/** Where a list with these rules begins. */
export function startOf({ start }: ListRules): ListQuery {
  return { ...FIRST_QUERY, ...start };
}

/** The field of a `sort`, without its direction. */
export function sortField(sort: string): string {
  return sort.startsWith('-') ? sort.slice(1) : sort;
}

/** How a list sorted by `sort` stands to a column's field; undefined for another field's order. */
export function sortDirection(sort: string, by: string): 'ascending' | 'descending' | undefined {
  if (sort === '' || sortField(sort) !== sortField(by)) return undefined;
  return sort.startsWith('-') ? 'descending' : 'ascending';
}

/**
 * The order after a press on a column's heading: the column's own direction first (`-createdAt`:
 * the newest first), then the other, then the server's order again.
 */
export function nextSort(sort: string, by: string): string {
  const field = sortField(by);
  if (sortField(sort) !== field) return by;
  if (sort !== by) return '';
  return by === field ? `-${field}` : field;
}

/** The query with other values of one filter, from the first page on. None takes it away. */
export function withFilter(query: ListQuery, name: string, values: readonly string[]): ListQuery {
  const { [name]: _, ...others } = query.filters;
  const filters: ListFilters = values.length > 0 ? { ...others, [name]: values } : others;
  return { ...query, pageNumber: 1, filters };
}

/** What the first and the last day of a range are asked for as, both included (wire §2). */
export function dayFilterNames(field: string): readonly [from: string, to: string] {
  return [`${field}From`, `${field}To`];
}

/** Whether any filter leaves something out. */
export function isFiltered({ filters }: Pick<ListQuery, 'filters'>): boolean {
  return Object.values(filters).some((values) => values.length > 0);
}

/**
 * What is left of a selection once rows have arrived: the keys of rows on the page that may be
 * selected. Two rows with one key are one.
 */
export function keptKeys<Row>(
  rows: readonly Row[],
  selected: ReadonlySet<string>,
  getRowKey: (row: Row) => string,
  canSelect: (row: Row) => boolean = () => true,
): ReadonlySet<string> {
  const kept = rows.filter((row) => selected.has(getRowKey(row)) && canSelect(row));
  return new Set(kept.map(getRowKey));
}
