import { addMonths, type CivilDate, monthsBetween } from '../time/civil-date';

/** A stretch of days that is charged at once. */
export interface Period {
  /** Its first day. */
  readonly fromOn: CivilDate;
  /** The first day after it. */
  readonly untilOn: CivilDate;
  /** Where it would end if the term did not end before: what a price is for (commerce §2.3.3). */
  readonly fullUntilOn: CivilDate;
}

/** A period before a term has cut it. */
export interface FullPeriod {
  /** Counted from 0, which begins at the anchor. */
  readonly index: number;
  /** Its first day. */
  readonly fromOn: CivilDate;
  /** The first day after it. */
  readonly untilOn: CivilDate;
}

/** Period k of an anchor, so many months long (commerce §2.3.3). */
export function nthPeriod(anchorOn: CivilDate, months: number, index: number): FullPeriod {
  return {
    index,
    fromOn: addMonths(anchorOn, index * months),
    untilOn: addMonths(anchorOn, (index + 1) * months),
  };
}

/** The period that a day is in. */
export function periodAt(anchorOn: CivilDate, months: number, on: CivilDate): FullPeriod {
  const index = Math.floor(monthsBetween(anchorOn, on) / months);
  const period = nthPeriod(anchorOn, months, index);
  // The month may be that of the period's first day, but the day before it.
  return period.fromOn <= on ? period : nthPeriod(anchorOn, months, index - 1);
}
