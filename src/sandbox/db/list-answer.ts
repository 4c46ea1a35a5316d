import type { WireFacetValue, WirePage } from '../../api/wire/types';
import { Problem } from '../http/problem';
import { type PageRequest, pageOf } from './page';

/** What a record is sorted by: text without case, numbers, and null for none, which comes last. */
export type SortValue = string | number | null;

/** What a list can be asked for besides page and search (wire §2). */
export interface ListFields<Row> {
  /** What to sort by, by the names of the query. */
  readonly sorts: Readonly<Record<string, (row: Row) => SortValue>>;
  /** The values of a record that a filter looks at. */
  readonly filters: Readonly<Record<string, (row: Row) => readonly string[]>>;
  /** The filters whose values the answer counts. */
  readonly facets: readonly string[];
  /** Ends ties. */
  readonly idOf: (row: Row) => string;
}

/** Order and filters of a query, as they came; what is no text is not there. */
export type ListAsked = Readonly<Record<string, unknown>>;

const own = (asked: ListAsked, name: string): string => {
  const value = Object.hasOwn(asked, name) ? asked[name] : undefined;
  return typeof value === 'string' ? value : '';
};

function compare(one: SortValue, other: SortValue): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other), 'en', { sensitivity: 'base' });
}

function sorted<Row>(rows: readonly Row[], sort: string, fields: ListFields<Row>): readonly Row[] {
  if (sort === '') return rows;
  const isDown = sort.startsWith('-');
  const name = isDown ? sort.slice(1) : sort;
  const sortValue = Object.hasOwn(fields.sorts, name) ? fields.sorts[name] : undefined;
  if (!sortValue)
    throw new Problem(400, `The list cannot be sorted by ${name}.`, { code: 'bad_query' });
  return rows
    .map((row) => ({ row, value: sortValue(row) }))
    .sort((one, other) => {
      if (one.value === null || other.value === null) {
        if (one.value !== other.value) return one.value === null ? 1 : -1;
      } else {
        const by = compare(one.value, other.value);
        if (by !== 0) return isDown ? -by : by;
      }
      return compare(fields.idOf(one.row), fields.idOf(other.row));
    })
    .map(({ row }) => row);
}

/** Rows that have one of the values asked for, in each filter but the one left out. */
function filtered<Row>(
  rows: readonly Row[],
  asked: ListAsked,
  fields: ListFields<Row>,
  leftOut?: string,
): readonly Row[] {
  const wanted = Object.entries(fields.filters).flatMap(([name, valuesOf]) => {
    const values = own(asked, name);
    return values === '' || name === leftOut
      ? []
      : [{ valuesOf, values: new Set(values.split(',')) }];
  });
  if (wanted.length === 0) return rows;
  return rows.filter((row) =>
    wanted.every(({ valuesOf, values }) => valuesOf(row).some((value) => values.has(value))),
  );
}

function facetOf<Row>(rows: readonly Row[], valuesOf: (row: Row) => readonly string[]) {
  const counts = new Map<string, number>();
  for (const row of rows) {
    for (const value of valuesOf(row)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts]
    .sort(([one], [other]) => compare(one, other))
    .map(([value, count]): WireFacetValue => ({ value, count }));
}

/** The page of a list that was searched already: filtered, sorted, with its facets. */
export function listAnswer<Row, Wire>(
  found: readonly Row[],
  request: PageRequest,
  asked: ListAsked,
  fields: ListFields<Row>,
  toWire: (row: Row) => Wire,
): WirePage<Wire> {
  const rows = sorted(filtered(found, asked, fields), own(asked, 'sort'), fields);
  const facets = fields.facets.flatMap((name) => {
    const valuesOf = fields.filters[name];
    const values = valuesOf ? facetOf(filtered(found, asked, fields, name), valuesOf) : [];
    return values.length > 0 ? [[name, values] as const] : [];
  });
  const page = pageOf(rows, request, toWire);
  return facets.length > 0 ? { ...page, facets: Object.fromEntries(facets) } : page;
}
