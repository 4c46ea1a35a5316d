import { DEFAULT_PAGE_SIZE, type ListFilters, type PageQuery } from './paging';

/** Maximum length of a search text, in characters; servers reject much longer addresses. */
export const SEARCH_MAX_LENGTH = 200;

/** State of a list: search, page, page size, order and filters. */
export interface ListQuery extends Required<PageQuery> {}

/** Sorting, filters and initial state of a list. */
export interface ListRules {
  /** Fields to sort by. @default none */
  readonly sorts?: readonly string[] | undefined;
  /** Names of filters with values. @default none */
  readonly filters?: readonly string[] | undefined;
  /**
   * Fields filtered by a range of days, sent as `xFrom` and `xTo` (wire §2).
   *
   * @default none
   */
  readonly days?: readonly string[] | undefined;
  /** Names of filters by month, such as `2026-10`. @default none */
  readonly months?: readonly string[] | undefined;
  /** Differences of the initial query from {@link FIRST_QUERY}. @default none */
  readonly start?: Partial<ListQuery> | undefined;
}

/** The first page without filters, in the server's order. */
export const FIRST_QUERY: ListQuery = {
  pageNumber: 1,
  pageSize: DEFAULT_PAGE_SIZE,
  searchString: '',
  sort: '',
  filters: {},
};

/** The initial query of a list. */
export function startOf({ start }: ListRules): ListQuery {
  return { ...FIRST_QUERY, ...start };
}

/** The field of a `sort`, without its direction. */
export function sortField(sort: string): string {
  return sort.startsWith('-') ? sort.slice(1) : sort;
}

/** Direction in which a list is sorted by a column; undefined if it is sorted by another one. */
export function sortDirection(sort: string, by: string): 'ascending' | 'descending' | undefined {
  if (sort === '' || sortField(sort) !== sortField(by)) return undefined;
  return sort.startsWith('-') ? 'descending' : 'ascending';
}

/**
 * The next order after a press on a column header: the column's own direction (`-createdAt`: newest
 * first), then the opposite one, then the server's order.
 */
export function nextSort(sort: string, by: string): string {
  const field = sortField(by);
  if (sortField(sort) !== field) return by;
  if (sort !== by) return '';
  return by === field ? `-${field}` : field;
}

/** The query with other values of a filter, on the first page. No values remove the filter. */
export function withFilter(query: ListQuery, name: string, values: readonly string[]): ListQuery {
  const { [name]: _, ...others } = query.filters;
  const filters: ListFilters = values.length > 0 ? { ...others, [name]: values } : others;
  return { ...query, pageNumber: 1, filters };
}

/** The two parameters of a range of days, both inclusive (wire §2). */
export function dayFilterNames(field: string): readonly [from: string, to: string] {
  return [`${field}From`, `${field}To`];
}

/** Whether any filter is set. */
export function isFiltered({ filters }: Pick<ListQuery, 'filters'>): boolean {
  return Object.values(filters).some((values) => values.length > 0);
}

/**
 * The part of a selection that stays after rows have loaded: the keys of selectable rows on the
 * page, without duplicates.
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

/** A filter of every list: only the records with these ids (workday §9.16). */
export const IDS = 'ids';

/** Maximum number of ids in one request. */
export const IDS_MOST = 200;

/** The ids that a list is filtered by; empty for all. */
export function idsOf({ filters }: Pick<ListQuery, 'filters'>): readonly string[] {
  return filters[IDS] ?? [];
}

export function withoutIds({ [IDS]: _, ...others }: ListFilters): ListFilters {
  return others;
}

/** Reads comma-separated ids from an address. */
export function idsIn(params: URLSearchParams): readonly string[] {
  const ids = params.getAll(IDS).flatMap((text) => text.split(','));
  return [...new Set(ids.map((id) => id.trim()))].filter(Boolean).slice(0, IDS_MOST);
}

/** Filters loaded records by ids. */
export function withIds<Row>(
  rows: readonly Row[],
  query: ListQuery,
  idOf: (row: Row) => string,
): readonly Row[] {
  const ids = new Set(idsOf(query));
  return ids.size === 0 ? rows : rows.filter((row) => ids.has(idOf(row)));
}
