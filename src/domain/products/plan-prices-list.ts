import { type ListQuery, type ListRules, sortField } from '../list-query';
import { clampPage, type Facet, lastPageOf, type Page } from '../paging';
import { foldedSearch, foldedText } from '../text/fold';
import type { PlanPrice } from './plan-prices';

/**
 * Sorting and filters of a price list's prices. All rows are loaded, so the client sorts and
 * filters.
 */
export const PLAN_PRICES_LIST: ListRules = {
  sorts: ['productName', 'unitPrice', 'marginBps'],
  filters: ['verdict', 'origin', 'vendorId'],
  start: { pageSize: 20 },
};

type FilterName = 'verdict' | 'origin' | 'vendorId';

/** The value that each filter compares. */
const FILTERED: Readonly<Record<FilterName, (plan: PlanPrice) => string>> = {
  verdict: ({ verdict }) => verdict ?? '',
  origin: ({ isOwn }) => (isOwn ? 'own' : 'markup'),
  vendorId: ({ vendor }) => vendor.id,
};
const FILTERS = Object.keys(FILTERED) as readonly FilterName[];

/** The value that each order compares; null sorts last in both directions. */
const SORTED: Readonly<Record<string, (plan: PlanPrice) => string | number | null>> = {
  productName: ({ productName }) => productName,
  unitPrice: ({ unitPrice }) => (unitPrice === null ? null : Number(unitPrice)),
  marginBps: ({ marginBps }) => marginBps,
};

function matches(plan: PlanPrice, { filters }: ListQuery, but?: FilterName): boolean {
  return FILTERS.every((name) => {
    const selected = filters[name] ?? [];
    return name === but || selected.length === 0 || selected.includes(FILTERED[name](plan));
  });
}

function isFound({ productName, vendor }: PlanPrice, searchString: string): boolean {
  const text = foldedSearch(searchString);
  return [productName, vendor.name].some((name) => foldedText(name).includes(text));
}

/** The values of a filter, counted with all other filters applied. */
function facetOf(field: FilterName, plans: readonly PlanPrice[], query: ListQuery): Facet {
  const counts = new Map<string, { value: string; label?: string; count: number }>();
  for (const plan of plans) {
    const value = FILTERED[field](plan);
    if (value === '' || !matches(plan, query, field)) continue;
    const label = field === 'vendorId' ? { label: plan.vendor.name } : {};
    const before = counts.get(value) ?? { value, ...label, count: 0 };
    counts.set(value, { ...before, count: before.count + 1 });
  }
  return { field, values: [...counts.values()] };
}

function sorted(plans: readonly PlanPrice[], sort: string): readonly PlanPrice[] {
  const value = SORTED[sortField(sort)];
  if (!value) return plans;
  const sign = sort.startsWith('-') ? -1 : 1;
  return [...plans].sort((one, other) => {
    const [a, b] = [value(one), value(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const order = typeof a === 'number' ? a - Number(b) : a.localeCompare(String(b));
    return sign * order;
  });
}

/** One page of the prices. A page number past the end returns the last page. */
export function planPricesPage(plans: readonly PlanPrice[], query: ListQuery): Page<PlanPrice> {
  const found = plans.filter((plan) => isFound(plan, query.searchString));
  const matching = sorted(
    found.filter((plan) => matches(plan, query)),
    query.sort,
  );
  const { pageSize } = query;
  const last = lastPageOf({ ...query, totalRecords: matching.length });
  const first = (clampPage(query.pageNumber, last) - 1) * pageSize;
  return {
    data: matching.slice(first, first + pageSize),
    totalRecords: matching.length,
    totalPages: Math.ceil(matching.length / pageSize),
    facets: FILTERS.map((field) => facetOf(field, found, query)),
  };
}
