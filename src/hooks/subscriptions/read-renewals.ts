import { exportSubscriptions, listSubscriptions } from '../../api/calls/subscriptions';
import type { ApiClient } from '../../api/client';
import type { RenewalMonth } from '../../contracts/subscriptions';
import { fromSlots, type Slot, slotsOf } from '../../domain/entries';
import { FIRST_QUERY, type ListQuery } from '../../domain/list-query';
import type { Money } from '../../domain/money';
import type { Facet, FacetValue, ListFilters, ListSums, Page } from '../../domain/paging';
import {
  daysOfMonths,
  inDayOrder,
  liveAsked,
  rolloversAsked,
} from '../../domain/subscriptions/renewals';
import type { Subscription } from '../../domain/subscriptions/subscription';
import type { SubscriptionsScope } from '../../domain/subscriptions/subscriptions-list';
import { joinedCsv } from '../../domain/text/csv';
import type { CivilDate, CivilMonth } from '../../domain/time/civil-date';

interface CallOptions {
  readonly signal: AbortSignal;
}

/** Adds the totals of two lists, by currency. */
function addedUp(one: readonly ListSums[], other: readonly ListSums[]): readonly ListSums[] {
  const currencies = [...new Set([...one, ...other].map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const amounts: Record<string, number> = {};
    for (const sums of [...one, ...other].filter((each) => each.currency === currency)) {
      for (const [name, amount] of Object.entries(sums.amounts)) {
        amounts[name] = (amounts[name] ?? 0) + amount;
      }
    }
    const unreadable = [...one, ...other].flatMap((each) =>
      each.currency === currency ? (each.unreadable ?? []) : [],
    );
    return { currency, amounts, ...(unreadable.length > 0 && { unreadable }) };
  });
}

/** Adds the counts of two lists; undefined if neither has any. */
function countedUp(
  one: readonly Facet[] | undefined,
  other: readonly Facet[] | undefined,
): readonly Facet[] | undefined {
  if (!one || !other) return one ?? other;
  const fields = [...new Set([...one, ...other].map(({ field }) => field))];
  return fields.map((field) => {
    const values = new Map<string, FacetValue>();
    for (const each of [...one, ...other].filter((facet) => facet.field === field)) {
      for (const value of each.values) {
        const count = (values.get(value.value)?.count ?? 0) + value.count;
        values.set(value.value, { ...value, count });
      }
    }
    return { field, values: [...values.values()] };
  });
}

/** The export of concatenated lists. */
export async function exportJoined(
  client: ApiClient,
  query: ListQuery,
  parts: readonly ListFilters[],
  options?: Partial<CallOptions>,
): Promise<string> {
  const files = await Promise.all(
    parts.map((part) => exportSubscriptions(client, inDayOrder(query, part), options)),
  );
  return joinedCsv(files);
}

/** A page of concatenated lists. */
export async function readJoined(
  client: ApiClient,
  query: ListQuery,
  parts: readonly ListFilters[],
  options: CallOptions,
): Promise<Page<Subscription>> {
  const { pageNumber, pageSize } = query;
  const startsAt = (pageNumber - 1) * pageSize;
  const rows: Slot<Subscription>[] = [];
  let before = 0;
  let sums: readonly ListSums[] = [];
  let facets: readonly Facet[] | undefined;
  for (const part of parts) {
    // The offset in this list may be in the middle of one of its own pages.
    const first = Math.max(0, startsAt - before);
    const pages = [Math.floor(first / pageSize) + 1, Math.floor(first / pageSize) + 2];
    const neededPages = first % pageSize === 0 || rows.length > 0 ? pages.slice(0, 1) : pages;
    const answers = await Promise.all(
      neededPages.map((page) =>
        listSubscriptions(client, { ...inDayOrder(query, part), pageNumber: page }, options),
      ),
    );
    const found = answers.flatMap(({ data }) => slotsOf(data)).slice(first % pageSize);
    rows.push(...found.slice(0, pageSize - rows.length));
    before += answers[0]?.totalRecords ?? found.length;
    sums = addedUp(sums, answers[0]?.sums ?? []);
    facets = countedUp(facets, answers[0]?.facets);
  }
  return {
    data: fromSlots(rows),
    totalRecords: before,
    totalPages: Math.ceil(before / pageSize),
    sums,
    facets,
  };
}

const NAME = 'recurringPerMonth';

/** Totals of all renewals, less those of the roll-overs, by currency; undefined without totals. */
function perMonthOf(
  all: readonly ListSums[] | undefined,
  rollovers: readonly ListSums[] = [],
): readonly Money[] | undefined {
  return all?.flatMap(({ currency, amounts }) => {
    const rolled = rollovers.find((sums) => sums.currency === currency)?.amounts[NAME] ?? 0;
    const amount = (amounts[NAME] ?? 0) - rolled;
    return amount > 0 ? [{ currency, amount }] : [];
  });
}

/** The renewals of each month, without roll-overs, with the filters of the list. */
export async function readRenewalCounts(
  client: ApiClient,
  request: {
    readonly months: readonly CivilMonth[];
    readonly todayOn: CivilDate;
    readonly scope: SubscriptionsScope;
    readonly filters: ListFilters;
  },
  options: CallOptions,
): Promise<readonly RenewalMonth[]> {
  const { months, todayOn, scope } = request;
  const totals = async (filters: ListFilters | null) => {
    if (filters === null) return { count: 0, sums: [] };
    const query = inDayOrder({ ...FIRST_QUERY, pageSize: 1, filters: request.filters }, filters);
    const { totalRecords, sums } = await listSubscriptions(client, query, options);
    return { count: totalRecords ?? 0, sums };
  };
  return Promise.all(
    months.map(async (month) => {
      const days = daysOfMonths([month]);
      const [all, rolling] = await Promise.all([
        totals(liveAsked(days, todayOn, scope)),
        totals(rolloversAsked(days, todayOn, scope)),
      ]);
      const perMonth = perMonthOf(all.sums, rolling.sums);
      return {
        month,
        renewals: Math.max(0, all.count - rolling.count),
        rollovers: rolling.count,
        ...(perMonth && { perMonth }),
      };
    }),
  );
}
