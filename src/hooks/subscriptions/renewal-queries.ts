import type { ApiClient } from '../../api/client';
import type { RenewalMonth } from '../../contracts/subscriptions';
import { dayFilterNames, type ListQuery } from '../../domain/list-query';
import type { ListFilters, Page } from '../../domain/paging';
import {
  daysLookedAt,
  FIRST_RENEWALS,
  type RenewalsPlace,
  renewalMonths,
  renewalsAsked,
} from '../../domain/subscriptions/renewals';
import type { Subscription } from '../../domain/subscriptions/subscription';
import type { SubscriptionsScope } from '../../domain/subscriptions/subscriptions-list';
import { type CivilDate, type CivilMonth, civilDateOf } from '../../domain/time/civil-date';
import { subscriptionKeys } from '../reads/keys';
import {
  type ListSource,
  listQuery,
  type ReadQuery,
  type ReadSource,
  readQuery,
} from '../reads/read-query';
import { presentTime } from '../timing/present-time';
import { readJoined, readRenewalCounts } from './read-renewals';

/** The selected months and the scope. */
interface Asked {
  readonly place: RenewalsPlace;
  readonly todayOn: CivilDate;
  readonly scope: SubscriptionsScope;
}

/** The twelve months, and the selected one; a month outside of them is ignored. */
export function seenMonths({ place, todayOn }: Pick<Asked, 'place' | 'todayOn'>): {
  readonly months: readonly CivilMonth[];
  readonly month: CivilMonth | null;
} {
  const months = renewalMonths(place.fromMonth, todayOn);
  const month = place.month !== null && months.includes(place.month) ? place.month : null;
  return { months, month };
}

/** The days of a list with these filters; null for none. */
export function seenDays(
  request: Pick<Asked, 'place' | 'todayOn'>,
  filters: ListFilters,
): ReturnType<typeof daysLookedAt> {
  const { months, month } = seenMonths(request);
  return daysLookedAt(months, month, filters, request.todayOn);
}

/** The requests of a list with these filters, in order. */
export function renewalParts(request: Asked, filters: ListFilters): readonly ListFilters[] {
  return renewalsAsked(seenDays(request, filters), request.todayOn, request.scope);
}

export function renewalsSource(request: Asked): ListSource<Page<Subscription>> {
  const partsOf = ({ filters }: ListQuery) => renewalParts(request, filters);
  return {
    key: (query) => subscriptionKeys.renewals(partsOf(query), query),
    read: (client, query, call) => readJoined(client, query, partsOf(query), call),
  };
}

/** The filters that apply to the months: all except the days. */
function filtersOfMonths(filters: ListFilters): ListFilters {
  const days: readonly string[] = dayFilterNames('renewsOn');
  return Object.fromEntries(
    Object.entries(filters).filter(([name, values]) => !days.includes(name) && values.length > 0),
  );
}

export function renewalCountsSource(
  { place, todayOn, scope }: Asked,
  listFilters: ListFilters = {},
): ReadSource<readonly RenewalMonth[]> {
  const { months } = seenMonths({ place, todayOn });
  const filters = filtersOfMonths(listFilters);
  return {
    key: subscriptionKeys.renewalCounts(scope, todayOn, months[0] ?? '', filters),
    read: (client, call) => readRenewalCounts(client, { months, todayOn, scope, filters }, call),
  };
}

/** State of the renewals. */
export interface RenewalsQueryPlace {
  /** The scope; viewers without customers always see their own subscriptions. @default 'all' */
  readonly scope?: SubscriptionsScope | undefined;
  /** The selected months. @default twelve, from the current one on */
  readonly place?: RenewalsPlace | undefined;
  /** The page and its filters. @default the first page */
  readonly query?: Partial<ListQuery> | undefined;
}

const askedNow = (client: ApiClient, { scope, place }: RenewalsQueryPlace): Asked => ({
  place: place ?? FIRST_RENEWALS,
  scope: scope ?? 'all',
  todayOn: civilDateOf(presentTime(client)),
});

/** A page of what renews or ends, as `useRenewalsScreen` reads it. */
export function renewalsQuery(
  client: ApiClient,
  asked: RenewalsQueryPlace = {},
): ReadQuery<Page<Subscription>> {
  return listQuery(client, renewalsSource(askedNow(client, asked)), asked.query);
}

/** How many renew in each month, as `useRenewalsScreen` reads it beside {@link renewalsQuery}. */
export function renewalCountsQuery(
  client: ApiClient,
  asked: RenewalsQueryPlace = {},
): ReadQuery<readonly RenewalMonth[]> {
  return readQuery(client, renewalCountsSource(askedNow(client, asked), asked.query?.filters));
}
