/** Formats of dates: in digits, with the month's full name, or ISO 8601. */
export const DATE_STYLES = ['numeric', 'long', 'iso'] as const;

/** One of {@link DATE_STYLES}. */
export type DateStyle = (typeof DATE_STYLES)[number];

/** A user's settings for dates and times. */
export interface DateWays {
  /** IANA name of the time zone, such as `Europe/Zurich`. @default that of the device */
  readonly timeZone?: string | undefined;
  /** Format of dates. @default that of the language */
  readonly dateStyle?: DateStyle | undefined;
}

/** Reads a stored date style; null if invalid. */
export function readDateStyle(value: unknown): DateStyle | null {
  return DATE_STYLES.find((style) => style === value) ?? null;
}

/** Reads a stored time zone; null if the browser does not know it. */
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

/** Marks our part of a locale tag. */
const MARK = 'plinth';

const hexOf = (text: string) =>
  [...text].map((letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('');
const textOf = (hex: string) =>
  hex.replace(/../g, (pair) => String.fromCharCode(Number.parseInt(pair, 16)));

/**
 * Encodes the date settings in a locale tag, as a private subtag (BCP 47, `-x-`), which `Intl`
 * ignores. Everything that receives the locale then formats dates by the user's settings.
 */
export function localeWithDates(locale: string, { timeZone = '', dateStyle }: DateWays): string {
  if (timeZone === '' && !dateStyle) return locale;
  // A subtag has at most eight characters.
  const zone = hexOf(timeZone).match(/.{1,8}/g) ?? [];
  const start = /-x-/i.test(locale) ? locale : `${locale}-x`;
  return [start, MARK, dateStyle ?? 'auto', ...zone].join('-');
}

/** Decodes the date settings of a locale, see {@link localeWithDates}. */
export function dateWaysOf(locale: string): DateWays {
  const [, style, zone = ''] =
    new RegExp(`-${MARK}-([a-z]+)((?:-[\\da-f]+)*)$`, 'i').exec(locale) ?? [];
  const timeZone = readTimeZone(textOf(zone.replaceAll('-', '')));
  const dateStyle = readDateStyle(style);
  return { ...(timeZone && { timeZone }), ...(dateStyle && { dateStyle }) };
}

/** Hour of the day, 0 to 23, in the locale's time zone. */
export function hourOf(instant: number, locale: string): number {
  const { timeZone } = dateWaysOf(locale);
  const options: Options = { hour: 'numeric', hourCycle: 'h23', timeZone };
  return Number(new Intl.DateTimeFormat('en', options).format(instant));
}

/** Swedish uses ISO 8601 dates and a 24-hour clock. */
const ISO_LOCALE = 'sv-SE';

/** A date in digits. */
const DIGITS: Options = { year: 'numeric', month: '2-digit', day: '2-digit' };
/** The time of day; `timeStyle: 'short'` cannot be combined with the digits of a date. */
const TIME: Options = { hour: 'numeric', minute: '2-digit' };

/** Whether options format a complete date, and not in the full style with its weekday. */
const isWholeDate = ({ dateStyle, year, month, day }: Options) =>
  (dateStyle !== undefined && dateStyle !== 'full') ||
  (year !== undefined && month !== undefined && day !== undefined);

/**
 * A date format with the locale's settings: its time zone, unless the options name one, and its
 * style for complete dates. The full style stays in words.
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
 * The date format for input fields, in digits: in the locale's order, or ISO 8601 if the user
 * prefers it; always Gregorian, like the wire.
 */
export function digitsFormatOf(locale: string): Intl.DateTimeFormat {
  const isIso = dateWaysOf(locale).dateStyle === 'iso';
  const options: Options = { ...DIGITS, timeZone: 'UTC', calendar: 'gregory' };
  return new Intl.DateTimeFormat(isIso ? ISO_LOCALE : locale, options);
}
