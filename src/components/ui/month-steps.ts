import { type CivilMonth, firstDayOf, monthOf } from '../../domain/time/civil-date';

/** The allowed months, both inclusive. Months compare as strings. */
export interface MonthLimits {
  readonly min: CivilMonth;
  readonly max: CivilMonth;
}

/** Default limits: years of four digits. */
export const ANY_MONTH: MonthLimits = { min: '1000-01', max: '9999-12' };

/** The nearest allowed month. */
export function clampMonth(month: CivilMonth, { min, max }: MonthLimits): CivilMonth {
  if (month < min) return min;
  return month > max ? max : month;
}

/** The month so many later, limited to the allowed months. */
export function steppedMonth(month: CivilMonth, steps: number, limits: MonthLimits): CivilMonth {
  // Guards the ends: there the next year would not have four digits.
  if (steps < 0 && month <= ANY_MONTH.min) return clampMonth(month, limits);
  if (steps > 0 && month >= ANY_MONTH.max) return clampMonth(month, limits);
  return clampMonth(monthOf(firstDayOf(month, steps)), limits);
}

/** The twelve months of a year, `YYYY`. */
export function monthsOf(year: string): readonly CivilMonth[] {
  return Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`);
}

/** The number of months that a key moves; undefined for other keys. */
export function monthStep(key: string, month: CivilMonth, isRtl: boolean): number | undefined {
  const at = Number(month.slice(5));
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: isRtl ? 1 : -1,
    ArrowRight: isRtl ? -1 : 1,
    ArrowUp: -3,
    ArrowDown: 3,
    Home: 1 - at,
    End: 12 - at,
    PageUp: -12,
    PageDown: 12,
  };
  return steps[key];
}
