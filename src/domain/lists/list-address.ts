import {
  dayFilterNames,
  IDS,
  idsIn,
  idsOf,
  type ListQuery,
  type ListRules,
  sortField,
  startOf,
} from '../list-query';
import { type ListFilters, PAGE_SIZES } from '../paging';
import { parseCivilDate, parseCivilMonth } from '../time/civil-date';

/** Maximum length of a value in an address, in characters. */
const LONGEST = 1_000;
/** Maximum number of values of one filter in an address. */
const MOST = 100;

/** Parameter names of a list; filters use their own names. */
const NAMES = {
  searchString: 'search',
  pageNumber: 'page',
  pageSize: 'size',
  sort: 'sort',
} as const;

function pageIn(params: URLSearchParams, otherwise: number): number {
  const text = params.get(NAMES.pageNumber) ?? '';
  const page = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : otherwise;
  return page;
}

/** A filter in an address, and what its values can be. */
interface FilterRule {
  readonly name: string;
  readonly isValue: (text: string) => boolean;
}

const isText = (text: string) => text.length <= LONGEST;
const isDay = (text: string) => parseCivilDate(text) !== null;
const isMonth = (text: string) => parseCivilMonth(text) !== null;

function filterRules({ filters = [], days = [], months = [] }: ListRules): readonly FilterRule[] {
  return [
    ...filters.map((name) => ({ name, isValue: isText })),
    ...days.flatMap(dayFilterNames).map((name) => ({ name, isValue: isDay })),
    ...months.map((name) => ({ name, isValue: isMonth })),
  ];
}

/**
 * Reads a list query from an address. Addresses are user input: unknown and invalid parts are
 * ignored.
 */
export function queryIn(params: URLSearchParams, rules: ListRules): ListQuery {
  const start = startOf(rules);
  const search = params.get(NAMES.searchString);
  const sort = params.get(NAMES.sort);
  const size = PAGE_SIZES.find((each) => String(each) === params.get(NAMES.pageSize));
  const filters: Record<string, readonly string[]> = { ...start.filters };
  for (const { name, isValue } of filterRules(rules)) {
    // An empty value removes a filter of the initial query.
    const values = params
      .getAll(name)
      .filter((value) => value === '' || isValue(value))
      .slice(0, MOST);
    if (values.length > 0) filters[name] = values.filter((value) => value !== '');
  }
  const ids = idsIn(params);
  if (ids.length > 0) filters[IDS] = ids;
  return {
    pageNumber: pageIn(params, start.pageNumber),
    pageSize: size ?? start.pageSize,
    searchString: search !== null && search.length <= LONGEST ? search : start.searchString,
    sort: sort !== null && isKnownSort(sort, rules) ? sort : start.sort,
    filters,
  };
}

function isKnownSort(sort: string, { sorts = [] }: ListRules): boolean {
  return sort === '' || sorts.includes(sortField(sort));
}

/** Writes a query into an address: initial values are omitted, other parameters stay. */
export function addressWith(
  params: URLSearchParams,
  query: ListQuery,
  rules: ListRules,
): URLSearchParams {
  const start = startOf(rules);
  const next = new URLSearchParams(params);
  for (const [field, name] of Object.entries(NAMES)) {
    const value = query[field as keyof typeof NAMES];
    if (value === start[field as keyof typeof NAMES]) next.delete(name);
    else next.set(name, String(value));
  }
  for (const { name } of filterRules(rules)) {
    next.delete(name);
    const values = query.filters[name] ?? [];
    if (sameValues(values, start.filters[name] ?? [])) continue;
    for (const value of values.length > 0 ? values : ['']) next.append(name, value);
  }
  const ids = idsOf(query);
  if (ids.length === 0) next.delete(IDS);
  else next.set(IDS, ids.join(','));
  return next;
}

function sameValues(one: ListFilters[string], other: ListFilters[string]): boolean {
  return one.length === other.length && one.every((value, index) => value === other[index]);
}
