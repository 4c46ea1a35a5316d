import type { CivilDate } from '../time/civil-date';

/** A day on which the first term of a line can end, or why it cannot. */
export interface CommonEndDate {
  /** The first day that is not covered. */
  readonly endsOn: CivilDate;
  /** Why it is offered, in the server's words. */
  readonly reason: string;
  /** What would be charged first, to all customers together, in minor units; null for not known. */
  readonly firstNet: number | null;
  /** Why it cannot be chosen, in the server's words; null when it can. */
  readonly refusal: string | null;
}

/** A day as a server offers it to one customer. */
export interface OfferedEndDate extends Omit<CommonEndDate, 'refusal'> {
  /** Why it cannot be chosen; null when it can. */
  readonly refusal: { readonly message: string } | null;
}

/** A day once: two subscriptions may end on it. One that can be chosen goes before one that cannot. */
function eachDayOnce(days: readonly OfferedEndDate[]): readonly OfferedEndDate[] {
  const once = new Map<CivilDate, OfferedEndDate>();
  for (const day of days) {
    const known = once.get(day.endsOn);
    if (!known || (known.refusal && !day.refusal)) once.set(day.endsOn, day);
  }
  return [...once.values()];
}

/**
 * The days that can be chosen for all customers of a line: those that each is offered, refused where
 * one of them is (commerce §6.10).
 *
 * @param offers - the days of each customer
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
