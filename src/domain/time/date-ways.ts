/** How a user wants dates written: in digits, with the month's name in full, or as ISO 8601 has them. */
export const DATE_STYLES = ['numeric', 'long', 'iso'] as const;

/** One of {@link DATE_STYLES}. */
export type DateStyle = (typeof DATE_STYLES)[number];

/** How dates and times are shown to a user. */
export interface DateWays {
  /** The IANA name of the time zone, such as `Europe/Zurich`. @default that of the device */
  readonly timeZone?: string | undefined;
  /** How dates are written. @default as the language does */
  readonly dateStyle?: DateStyle | undefined;
}

/** What was kept, if it is a date style. */
export function readDateStyle(value: unknown): DateStyle | null {
  return DATE_STYLES.find((style) => style === value) ?? null;
}

/** What was kept, if it names a time zone that this browser knows. */
export function readTimeZone(value: unknown): string | null {
  if (typeof value !== 'string' || value === '') return null;
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return value;
  } catch {
    return null;
  }
}

type Options = Intl.DateTimeFormatOptions;

/** Begins our part of a locale; what comes before is everybody's. */
const MARK = 'plinth';

const hexOf = (text: string) =>
  [...text].map((letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('');
const textOf = (hex: string) =>
  hex.replace(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16)));

/**
 * A locale that also says how dates are shown: in its private part (BCP 47, `-x-`), which `Intl`
 * passes over. So whatever is given a locale writes dates as the user wants them.
 */
export function localeWithDates(locale: string, { timeZone = '', dateStyle }: DateWays): string {
  if (timeZone === '' && !dateStyle) return locale;
  // A part of a locale has eight letters at most.
  const zone = hexOf(timeZone).match(/.{1,8}/g) ?? [];
  const start = /-x-/i.test(locale) ? locale : `${locale}-x`;
  return [start, MARK, dateStyle ?? 'auto', ...zone].join('-');
}

/** What a locale says about dates, see {@link localeWithDates}. */
export function dateWaysOf(locale: string): DateWays {
  const [, style, zone = ''] =
    new RegExp(`-${MARK}-([a-z]+)((?:-[\\da-f]+)*)$`, 'i').exec(locale) ?? [];
  const timeZone = readTimeZone(textOf(zone.replaceAll('-', '')));
  const dateStyle = readDateStyle(style);
  return { ...(timeZone && { timeZone }), ...(dateStyle && { dateStyle }) };
}

/** The hour of the day, from 0 to 23, as a locale's time zone has it. */
export function hourOf(instant: number, locale: string): number {
  const { timeZone } = dateWaysOf(locale);
  const options: Options = { hour: 'numeric', hourCycle: 'h23', timeZone };
  return Number(new Intl.DateTimeFormat('en', options).format(instant));
}

/** Swedish writes dates as ISO 8601 does, with the 24 hours of the day. */
const ISO_LOCALE = 'sv-SE';

/** A day in digits. */
const DIGITS: Options = { year: 'numeric', month: '2-digit', day: '2-digit' };
/** The time of day, as `timeStyle: 'short'` has it: that goes with no digits of a day. */
const TIME: Options = { hour: 'numeric', minute: '2-digit' };

/** Whether options write a whole date, and not in full, with its weekday. */
const isWholeDate = ({ dateStyle, year, month, day }: Options) =>
  (dateStyle !== undefined && dateStyle !== 'full') ||
  (year !== undefined && month !== undefined && day !== undefined);

/**
 * A format of dates as a locale wants them: in its time zone, unless the options name one, and in its
 * style, where they write a whole date. A date in full stays in words.
 */
export function dateFormatOf(locale: string, options: Options): Intl.DateTimeFormat {
  const { timeZone, dateStyle: style } = dateWaysOf(locale);
  const placed = { timeZone, ...options };
  if (!style || !isWholeDate(options)) return new Intl.DateTimeFormat(locale, placed);
  if (style === 'long' && options.dateStyle) {
    return new Intl.DateTimeFormat(locale, { ...placed, dateStyle: 'long' });
  }
  const { dateStyle: _, timeStyle, ...rest } = placed;
  const written: Options = { ...rest, ...(style === 'long' ? { month: 'long' } : DIGITS) };
  return new Intl.DateTimeFormat(style === 'iso' ? ISO_LOCALE : locale, {
    ...written,
    ...(timeStyle && TIME),
    ...(style === 'iso' && (timeStyle || rest.hour) && { hour: '2-digit' }),
  });
}

/**
 * A format of days in digits, as fields take them: in the order of the locale, or as ISO 8601 has them
 * where the user wants it; in the calendar of the wire, whatever calendar a locale prefers.
 */
export function digitsFormatOf(locale: string): Intl.DateTimeFormat {
  const isIso = dateWaysOf(locale).dateStyle === 'iso';
  const options: Options = { ...DIGITS, timeZone: 'UTC', calendar: 'gregory' };
  return new Intl.DateTimeFormat(isIso ? ISO_LOCALE : locale, options);
}
