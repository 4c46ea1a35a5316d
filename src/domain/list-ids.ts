import type { ListQuery } from './list-query';
import type { ListFilters } from './paging';

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
