import { addMonths, type CivilDate, monthsBetween } from '../time/civil-date';

/** A range of days that is charged at once. */
export interface Period {
  /** First day. */
  readonly fromOn: CivilDate;
  /** First day after it. */
  readonly untilOn: CivilDate;
  /**
   * Where it would end if the term did not end first; prices are for this full length (commerce
   * §2.3.3).
   */
  readonly fullUntilOn: CivilDate;
}

/** A period before the end of a term cuts it. */
export interface FullPeriod {
  /** Counted from 0, the period that starts at the anchor. */
  readonly index: number;
  /** First day. */
  readonly fromOn: CivilDate;
  /** First day after it. */
  readonly untilOn: CivilDate;
}

/** Period number `index` from an anchor, each `months` long (commerce §2.3.3). */
export function nthPeriod(anchorOn: CivilDate, months: number, index: number): FullPeriod {
  return {
    index,
    fromOn: addMonths(anchorOn, index * months),
    untilOn: addMonths(anchorOn, (index + 1) * months),
  };
}

/** The period that contains a day. */
export function periodAt(anchorOn: CivilDate, months: number, on: CivilDate): FullPeriod {
  const index = Math.floor(monthsBetween(anchorOn, on) / months);
  const period = nthPeriod(anchorOn, months, index);
  // The day may be in the period's first month but before its first day.
  return period.fromOn <= on ? period : nthPeriod(anchorOn, months, index - 1);
}
