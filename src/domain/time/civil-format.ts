import type { CivilDate, CivilMonth } from './civil-date';
import { startOfDay } from './civil-date';

/** How much of a day is written out: `2 Mar 2026` or `2 March 2026`. */
export type CivilDateStyle = 'medium' | 'long';

const formats = /* @__PURE__ */ new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${options.dateStyle ?? 'month'}`;
  let format = formats.get(key);
  if (!format) {
    // The day was named in UTC: in any other zone it could be its neighbour (commerce §2.1).
    const inUtc = { ...options, timeZone: 'UTC' };
    try {
      format = new Intl.DateTimeFormat(locale, inUtc);
    } catch {
      // A locale that a host misspelt must not take the page down.
      format = new Intl.DateTimeFormat('en', inUtc);
    }
    formats.set(key, format);
  }
  return format;
}

/** A day as people read it, the same wherever they are. */
export function formatCivilDate(
  on: CivilDate,
  locale: string,
  style: CivilDateStyle = 'medium',
): string {
  return formatOf(locale, { dateStyle: style }).format(startOfDay(on));
}

/** A month as people read it, such as `March 2026`. */
export function formatCivilMonth(month: CivilMonth, locale: string): string {
  const options = { year: 'numeric', month: 'long' } as const;
  return formatOf(locale, options).format(startOfDay(`${month}-01`));
}
