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

/** Number of months shown at a time. */
export const RENEWAL_MONTHS = 12;
/** The longest term is three years: nothing renews later. */
const LAST_MONTHS = 24;

/** Filters of the renewals; the list is sorted by day. */
export const RENEWALS_LIST: ListRules = {
  filters: ['vendorId', 'term', 'priceRises'],
  days: ['renewsOn'],
};

/** State of the renewals page. */
export interface RenewalsPlace {
  /** First of the twelve months; null for the current one. */
  readonly fromMonth: CivilMonth | null;
  /** The selected month; null for all twelve. */
  readonly month: CivilMonth | null;
  /** Whether monthly roll-overs are included. */
  readonly hasRollovers: boolean;
}

/** The initial state. */
export const FIRST_RENEWALS: RenewalsPlace = { fromMonth: null, month: null, hasRollovers: false };

const [FROM, MONTH, ROLLOVERS, SHOWN] = ['from', 'month', 'rollovers', 'shown'] as const;

/** Reads the state from an address; invalid months are ignored. */
export function renewalsPlaceIn(params: URLSearchParams): RenewalsPlace {
  return {
    fromMonth: parseCivilMonth(params.get(FROM)),
    month: parseCivilMonth(params.get(MONTH)),
    hasRollovers: params.get(ROLLOVERS) === SHOWN,
  };
}

/** Writes the state into an address, on the first page of the list. */
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

/** The twelve months shown, from the current month to the last one with renewals. */
export function renewalMonths(
  fromMonth: CivilMonth | null,
  todayOn: CivilDate,
): readonly CivilMonth[] {
  const current = monthOf(todayOn);
  const last = monthAfter(current, LAST_MONTHS);
  const requested = fromMonth !== null && fromMonth > current ? fromMonth : current;
  const first = requested < last ? requested : last;
  return Array.from({ length: RENEWAL_MONTHS }, (_, index) => monthAfter(first, index));
}

/** First month of the previous and the next twelve; null if none. */
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

/** A range of days, both inclusive. */
interface DayRange {
  readonly fromOn: CivilDate;
  readonly toOn: CivilDate;
}

/** The days of consecutive months. */
export function daysOfMonths(months: readonly CivilMonth[]): DayRange {
  const [first = '', last = first] = [months[0], months.at(-1)];
  return { fromOn: firstDayOf(first), toOn: lastDayOf(firstDayOf(last, 1)) };
}

/**
 * The days shown: a chosen range, which may exceed the twelve months, within the selected month;
 * null if that is empty.
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

/** The intersection of two ranges; null if it is empty. */
function shared(one: DayRange, other: DayRange): DayRange | null {
  const fromOn = one.fromOn > other.fromOn ? one.fromOn : other.fromOn;
  const toOn = one.toOn < other.toOn ? one.toOn : other.toOn;
  return fromOn > toOn ? null : { fromOn, toOn };
}

/** The query for renewals within two ranges; null if their intersection is empty. */
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
 * The queries for renewals without roll-overs. Servers can only tell roll-overs apart for the next
 * 30 days (wire §2), and none come later: those days and the later ones are two lists, shown
 * one after the other.
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

/** The query for all renewals in a range from today on; null if it is in the past. */
export function liveAsked(range: DayRange, todayOn: CivilDate, scope: SubscriptionsScope) {
  return within(range, { fromOn: todayOn, toOn: range.toOn }, { ...scoped(scope), ...LIVE });
}

/** The query for monthly roll-overs in a range; null if none. */
export function rolloversAsked(
  range: DayRange | null,
  todayOn: CivilDate,
  scope: SubscriptionsScope,
) {
  return within(range, soon(todayOn), { ...scoped(scope), view: ['rollovers'] });
}

/** Adds filters to a list's query, sorted by day. */
export function inDayOrder(query: ListQuery, filters: ListFilters): ListQuery {
  return { ...query, sort: 'renewsOn', filters: { ...query.filters, ...filters } };
}
