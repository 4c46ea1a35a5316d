import { dayFilterNames, type ListQuery, type ListRules } from '../list-query';
import type { ListFilters } from '../paging';
import {
  addDays,
  type CivilDate,
  type CivilMonth,
  firstDayOf,
  lastDayOf,
  monthOf,
  parseCivilMonth,
} from '../time/civil-date';
import { RENEWAL_DAYS } from './subscription-views';
import type { SubscriptionsScope } from './subscriptions-list';

/** So many months are seen at a time. */
export const RENEWAL_MONTHS = 12;
/** The longest term is three years: nothing renews later. */
const LAST_MONTHS = 24;

/** What the list of the renewals can be filtered by; it is in the order of the days. */
export const RENEWALS_LIST: ListRules = {
  filters: ['vendorId', 'term', 'priceRises'],
  days: ['renewsOn'],
};

/** Where a reader of the renewals is. */
export interface RenewalsPlace {
  /** The first of the twelve months; null for the present one. */
  readonly fromMonth: CivilMonth | null;
  /** The month that is looked at; null for all twelve. */
  readonly month: CivilMonth | null;
  /** Whether monthly roll-overs are seen as well. */
  readonly hasRollovers: boolean;
}

/** Where the renewals begin. */
export const FIRST_RENEWALS: RenewalsPlace = { fromMonth: null, month: null, hasRollovers: false };

const [FROM, MONTH, ROLLOVERS, SHOWN] = ['from', 'month', 'rollovers', 'shown'] as const;

/** The place that an address holds; what is no month counts as not there. */
export function renewalsPlaceIn(params: URLSearchParams): RenewalsPlace {
  return {
    fromMonth: parseCivilMonth(params.get(FROM)),
    month: parseCivilMonth(params.get(MONTH)),
    hasRollovers: params.get(ROLLOVERS) === SHOWN,
  };
}

/** The address with this place in it, on the first page of its list. */
export function addressWithRenewals(
  params: URLSearchParams,
  { fromMonth, month, hasRollovers }: RenewalsPlace,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const values = { [FROM]: fromMonth, [MONTH]: month, [ROLLOVERS]: hasRollovers ? SHOWN : null };
  for (const [name, value] of Object.entries({ ...values, page: null })) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

const monthAfter = (month: CivilMonth, months: number) => monthOf(firstDayOf(month, months));

/** The twelve months that are seen: none before the present one, none after which nothing renews. */
export function renewalMonths(
  fromMonth: CivilMonth | null,
  todayOn: CivilDate,
): readonly CivilMonth[] {
  const current = monthOf(todayOn);
  const last = monthAfter(current, LAST_MONTHS);
  const asked = fromMonth !== null && fromMonth > current ? fromMonth : current;
  const first = asked < last ? asked : last;
  return Array.from({ length: RENEWAL_MONTHS }, (_, index) => monthAfter(first, index));
}

/** The first month of the twelve before and after; null where there are none. */
export function neighbouringMonths(
  months: readonly CivilMonth[],
  todayOn: CivilDate,
): { readonly earlier: CivilMonth | null; readonly later: CivilMonth | null } {
  const current = monthOf(todayOn);
  const [first = current] = months;
  const before = monthAfter(first, -RENEWAL_MONTHS);
  return {
    earlier: first > current ? (before > current ? before : current) : null,
    later: first < monthAfter(current, LAST_MONTHS) ? monthAfter(first, RENEWAL_MONTHS) : null,
  };
}

/** Days from the first to the last, both included. */
interface DayRange {
  readonly fromOn: CivilDate;
  readonly toOn: CivilDate;
}

/** The days of some months that follow each other. */
export function daysOfMonths(months: readonly CivilMonth[]): DayRange {
  const [first = '', last = first] = [months[0], months.at(-1)];
  return { fromOn: firstDayOf(first), toOn: lastDayOf(firstDayOf(last, 1)) };
}

/**
 * The days that are looked at: those of a range that somebody chose, which may go beyond the twelve
 * months, in the month that is open; null where there are none.
 */
export function daysLookedAt(
  months: readonly CivilMonth[],
  month: CivilMonth | null,
  filters: ListFilters,
  todayOn: CivilDate,
): DayRange | null {
  const [from, to] = dayFilterNames('renewsOn').map((name) => filters[name]?.[0]);
  if (!from && !to) return daysOfMonths(month === null ? months : [month]);
  const lastMonth = monthAfter(monthOf(todayOn), LAST_MONTHS + RENEWAL_MONTHS);
  const widest = { fromOn: todayOn, toOn: lastDayOf(firstDayOf(lastMonth)) };
  const chosen = { fromOn: from ?? widest.fromOn, toOn: to ?? widest.toOn };
  return shared(chosen, month === null ? chosen : daysOfMonths([month]));
}

type Asked = ListFilters | null;

/** The days that two ranges share; null for none. */
function shared(one: DayRange, other: DayRange): DayRange | null {
  const fromOn = one.fromOn > other.fromOn ? one.fromOn : other.fromOn;
  const toOn = one.toOn < other.toOn ? one.toOn : other.toOn;
  return fromOn > toOn ? null : { fromOn, toOn };
}

/** What renews in some days and those of a range; null for no day at all. */
function within(range: DayRange | null, days: DayRange, filters: ListFilters): Asked {
  const both = range && shared(range, days);
  return both && { ...filters, renewsOnFrom: [both.fromOn], renewsOnTo: [both.toOn] };
}

const LIVE = { state: ['active', 'suspended'] } as const;

const soon = (todayOn: CivilDate): DayRange => ({
  fromOn: todayOn,
  toOn: addDays(todayOn, RENEWAL_DAYS),
});

const scoped = (scope: SubscriptionsScope): ListFilters =>
  scope === 'own' ? { scope: ['own'] } : {};

const isAsked = (asked: Asked): asked is ListFilters => asked !== null;

/**
 * What to ask for the renewals of some days that matter. Servers tell roll-overs apart for the next 30
 * days (wire §2), and nothing rolls over later: those days and the later ones are two lists, of which
 * the second follows the first.
 */
export function renewalsAsked(
  range: DayRange | null,
  todayOn: CivilDate,
  scope: SubscriptionsScope,
): readonly ListFilters[] {
  if (range === null) return [];
  const near = soon(todayOn);
  const far = { fromOn: addDays(near.toOn, 1), toOn: range.toOn };
  return [
    within(range, near, { ...scoped(scope), view: ['renewing'] }),
    within(range, far, { ...scoped(scope), ...LIVE }),
  ].filter(isAsked);
}

/** What to ask for all that renews in some days from today on; null where they are over. */
export function liveAsked(range: DayRange, todayOn: CivilDate, scope: SubscriptionsScope) {
  return within(range, { fromOn: todayOn, toOn: range.toOn }, { ...scoped(scope), ...LIVE });
}

/** What to ask for the monthly roll-overs of some days; null where there are none. */
export function rolloversAsked(
  range: DayRange | null,
  todayOn: CivilDate,
  scope: SubscriptionsScope,
) {
  return within(range, soon(todayOn), { ...scoped(scope), view: ['rollovers'] });
}

/** The query of a list that has these filters besides its own, in the order of the days. */
export function inDayOrder(query: ListQuery, filters: ListFilters): ListQuery {
  return { ...query, sort: 'renewsOn', filters: { ...query.filters, ...filters } };
}
