import type { ListQuery } from '../../../src/domain/list-query';
import type { Page } from '../../../src/domain/paging';
import { STORY_NOW } from '../../support/sandbox';

/** A record with one of everything that a list can say. */
export interface Order {
  readonly id: string;
  readonly number: string;
  readonly customer: string;
  readonly state: 'completed' | 'failed' | 'provisioning';
  readonly seats: number;
  readonly total: number;
  readonly currency: string;
  readonly placedAt: Date;
  readonly dueOn: string | null;
}

const CUSTOMERS = ['Halvorsen AS', 'Northwind Traders', 'Quillon & Sons', 'Ødegård Media'];
const STATES = ['completed', 'completed', 'completed', 'failed', 'provisioning'] as const;
const CURRENCIES = ['EUR', 'CHF', 'JPY'];
const DAY_MS = 86_400_000;

const at = <Value>(values: readonly Value[], index: number) =>
  values[index % values.length] as Value;

/** Orders, always the same. */
export const orders: readonly Order[] = Array.from({ length: 37 }, (_, index) => ({
  id: `o-${index + 1}`,
  number: `2026-${String(index + 1).padStart(5, '0')}`,
  customer: at(CUSTOMERS, index * 3),
  state: at(STATES, index),
  seats: (index * 7) % 45,
  total: ((index * 48_271) % 2_000_000) + 995,
  currency: at(CURRENCIES, index),
  placedAt: new Date(STORY_NOW - index * 0.7 * DAY_MS),
  dueOn: index % 3 === 0 ? null : `2026-04-${String((index % 28) + 1).padStart(2, '0')}`,
}));

const SORTS: Readonly<Record<string, (order: Order) => number | string>> = {
  number: (order) => order.number,
  total: (order) => order.total,
  placedAt: (order) => order.placedAt.getTime(),
};

/** What a server would answer. */
export function answerOrders(query: ListQuery): Page<Order> {
  const { pageNumber, pageSize, sort, filters } = query;
  const text = query.searchString.toLowerCase();
  const searched = orders.filter((order) =>
    `${order.number} ${order.customer}`.toLowerCase().includes(text),
  );
  const states = filters.state ?? [];
  const [[from], [to], [period]] = [filters.placedAtFrom, filters.placedAtTo, filters.period].map(
    (values) => values ?? [],
  ) as [string[], string[], string[]];
  const found = searched.filter(({ state, placedAt }) => {
    const day = placedAt.toISOString().slice(0, 10);
    return (
      (states.length === 0 || states.includes(state)) &&
      (from === undefined || day >= from) &&
      (to === undefined || day <= to) &&
      (period === undefined || day.startsWith(period))
    );
  });
  const sortValue = SORTS[sort.replace('-', '')];
  const rows = sortValue
    ? found.toSorted((one, other) => {
        const by = sortValue(one) < sortValue(other) ? -1 : 1;
        return sort.startsWith('-') ? -by : by;
      })
    : found;
  const start = (pageNumber - 1) * pageSize;
  const currencies = [...new Set(found.map(({ currency }) => currency))].sort();
  return {
    data: rows.slice(start, start + pageSize),
    totalRecords: rows.length,
    totalPages: Math.ceil(rows.length / pageSize),
    sums: currencies.map((currency) => ({
      currency,
      amounts: {
        total: found
          .filter((order) => order.currency === currency)
          .reduce((sum, { total }) => sum + total, 0),
      },
    })),
    facets: [
      {
        field: 'state',
        values: (['completed', 'failed', 'provisioning'] as const).map((value) => ({
          value,
          count: searched.filter(({ state }) => state === value).length,
        })),
      },
    ],
  };
}
