import type { CivilDate } from '../time/civil-date';

/** A possible end of a line's first term, or why it is not possible. */
export interface CommonEndDate {
  /** First day no longer covered. */
  readonly endsOn: CivilDate;
  /** Why it is offered, as sent by the server. */
  readonly reason: string;
  /** First charge for all customers together, in minor units; null if unknown. */
  readonly firstNet: number | null;
  /** Why it cannot be chosen, as sent by the server; null if it can. */
  readonly refusal: string | null;
}

/** An end date as offered for one customer. */
export interface OfferedEndDate extends Omit<CommonEndDate, 'refusal'> {
  /** Why it cannot be chosen; null if it can. */
  readonly refusal: { readonly message: string } | null;
}

/** Removes duplicate days, since two subscriptions may end on the same day. Available ones win. */
function eachDayOnce(days: readonly OfferedEndDate[]): readonly OfferedEndDate[] {
  const once = new Map<CivilDate, OfferedEndDate>();
  for (const day of days) {
    const existing = once.get(day.endsOn);
    if (!existing || (existing.refusal && !day.refusal)) once.set(day.endsOn, day);
  }
  return [...once.values()];
}

/**
 * The end dates available for all customers of a line; a date refused for one is refused (commerce
 * §6.10).
 *
 * @param offers - the end dates for each customer
 */
export function commonEndDates(
  offers: readonly (readonly OfferedEndDate[])[],
): readonly CommonEndDate[] {
  const [first = [], ...others] = offers.map(eachDayOnce);
  return first.flatMap((date) => {
    const same = others.map((days) => days.find(({ endsOn }) => endsOn === date.endsOn));
    const all = [date, ...same.filter((each) => each !== undefined)];
    if (all.length < offers.length) return [];
    const refusal = all.find((each) => each.refusal !== null)?.refusal?.message ?? null;
    const isKnown = refusal === null && all.every(({ firstNet }) => firstNet !== null);
    const firstNet = isKnown ? all.reduce((sum, each) => sum + (each.firstNet ?? 0), 0) : null;
    return { endsOn: date.endsOn, reason: date.reason, firstNet, refusal };
  });
}
