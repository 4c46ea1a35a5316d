import type { ListQuery } from './list-query';
import type { ListFilters } from './paging';

/** The filter that every list takes: just these records, by their ids (workday §9.16). */
export const IDS = 'ids';

/** How many ids a list can be asked for at once. */
export const IDS_MOST = 200;

/** Just those records that a list is narrowed to; none for all. */
export function idsOf({ filters }: Pick<ListQuery, 'filters'>): readonly string[] {
  return filters[IDS] ?? [];
}

/** The filters without the ids. */
export function withoutIds({ [IDS]: _, ...others }: ListFilters): ListFilters {
  return others;
}

/** The ids that an address names, with commas between them. */
export function idsIn(params: URLSearchParams): readonly string[] {
  const ids = params.getAll(IDS).flatMap((text) => text.split(','));
  return [...new Set(ids.map((id) => id.trim()))].filter(Boolean).slice(0, IDS_MOST);
}

/** Those of some records that a list is narrowed to, where all of them are here already. */
export function withIds<Row>(
  rows: readonly Row[],
  query: ListQuery,
  idOf: (row: Row) => string,
): readonly Row[] {
  const ids = new Set(idsOf(query));
  return ids.size === 0 ? rows : rows.filter((row) => ids.has(idOf(row)));
}
