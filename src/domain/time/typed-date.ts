import { toDigits } from '../text/digits';
import { keptByLocale } from '../text/kept-by-locale';
import { addMonths, type CivilDate, parseCivilDate, startOfDay } from './civil-date';
import { digitsFormatOf } from './date-ways';

/** The result of parsing a typed date, see {@link readTypedDate}. */
export interface TypedDate {
  /** The day, if it is unambiguous; null otherwise. */
  readonly date: CivilDate | null;
  /** Whether further typing cannot change the day. */
  readonly isWhole: boolean;
  /** The possible days, if the user has to choose. */
  readonly asked: readonly CivilDate[];
}

type Part = 'year' | 'month' | 'day';
type Order = readonly [Part, Part, Part];

const YEAR_FIRST: Order = ['year', 'month', 'day'];
const DAY_FIRST: Order = ['day', 'month', 'year'];
const MONTH_FIRST: Order = ['month', 'day', 'year'];
const ORDERS = [YEAR_FIRST, DAY_FIRST, MONTH_FIRST];

const NOTHING: TypedDate = { date: null, isWhole: false, asked: [] };

const PARTS: readonly string[] = YEAR_FIRST;
const isPart = (type: string): type is Part => PARTS.includes(type);

/** Invisible characters, such as those in dates of right-to-left languages from `Intl`. */
const INVISIBLE = /\p{Cf}/gu;

interface Written {
  /** Parts of a date in the locale's format. */
  readonly parts: readonly { readonly type: string; readonly value: string }[];
  readonly order: Order;
  /** The separator. */
  readonly mark: string;
}

const writtenOf = keptByLocale((locale): Written & { format: Intl.DateTimeFormat } => {
  const format = digitsFormatOf(locale);
  const parts = format
    .formatToParts(0)
    .map(({ type, value }) => ({ type, value: value.replace(INVISIBLE, '') }));
  const [first = 'day', second = 'month'] = parts.map(({ type }) => type).filter(isPart);
  const order = ORDERS.find((one) => one[0] === first && one[1] === second) ?? DAY_FIRST;
  const mark = parts.find(({ type }) => type === 'literal')?.value.trim() ?? '';
  return { format, parts, order, mark };
});

/** Formats a day for a date field: in digits, Gregorian, without invisible characters. */
export function writeTypedDate(on: CivilDate, locale: string): string {
  return writtenOf(locale).format.format(startOfDay(on)).replace(INVISIBLE, '');
}

/** The format of a date field, such as `DD/MM/YYYY`, from a letter for each part. */
export function typedDateForm(locale: string, letters: Readonly<Record<Part, string>>): string {
  const { parts } = writtenOf(locale);
  return parts.map(({ type, value }) => (isPart(type) ? letters[type] : value)).join('');
}

/** The spellings of a day with the month's name in a language. */
const spellings = keptByLocale((locale) =>
  (['medium', 'long', 'full'] as const).map(
    (dateStyle) =>
      new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC', calendar: 'gregory' }),
  ),
);

/** A day with the month's name, which is unambiguous. */
export const spellTypedDate = (on: CivilDate, locale: string) =>
  spellings(locale)[1]?.format(startOfDay(on)) ?? on;

/** Removes case and accents; vowel signs stay. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{M}]+/gu) ?? [];

/** Whether all words occur in a spelling of the day, or start its month's name. */
function spells(on: CivilDate, words: readonly string[], locale: string): boolean {
  const ways = spellings(locale);
  const known = ways.flatMap((way) => wordsOf(way.format(startOfDay(on))));
  const parts = ways.flatMap((way) => way.formatToParts(startOfDay(on)));
  const months = parts.flatMap(({ type, value }) => (type === 'month' ? wordsOf(value) : []));
  return words.every(
    (word) =>
      known.includes(word) || (word.length > 2 && months.some((month) => month.startsWith(word))),
  );
}

const TWO_DIGITS = /^\d\d?$/;

/**
 * The day from three numbers in an order; with `isNear`, the last day of the month for 31 February.
 */
function dayOf(numbers: readonly string[], order: Order, isNear = false): CivilDate | null {
  const of = (part: Part) => numbers[order.indexOf(part)] ?? '';
  const [year, month, day] = [of('year'), of('month'), of('day')];
  if (!/^[1-9]\d{3}$/.test(year) || ![month, day].every((one) => TWO_DIGITS.test(one))) return null;
  const first = parseCivilDate(`${year}-${month.padStart(2, '0')}-01`);
  if (first === null || Number(day) < 1 || Number(day) > 31) return null;
  const exact = parseCivilDate(`${first.slice(0, 8)}${day.padStart(2, '0')}`);
  if (exact !== null || !isNear) return exact;
  return addMonths(first.replace(/-\d\d-01$/, '-01-31'), Number(month) - 1);
}

const allOf = (days: readonly (CivilDate | null)[]) => [
  ...new Set(days.filter((day) => day !== null)),
];

const only = ([date, ...more]: readonly CivilDate[], isWhole: boolean): TypedDate | null => {
  if (date === undefined) return null;
  return more.length === 0 ? { date, isWhole, asked: [] } : { ...NOTHING, asked: [date, ...more] };
};

/** Splits a row of digits into numbers. */
function cut(row: string, order: Order): readonly string[] {
  const ends = order.map((part) => (part === 'year' ? row.length - 4 : 2));
  const [first = 0, second = 0] = ends;
  return [row.slice(0, first), row.slice(first, first + second), row.slice(first + second)];
}

const inCentury = (numbers: readonly string[], order: Order) =>
  numbers.map((one, at) => (order[at] === 'year' && one.length === 2 ? `20${one}` : one));

/** Parses a row of digits: in the locale's order, or in the only order that gives a day. */
function readRow(row: string, own: Order): TypedDate {
  if (row.length === 6) {
    const day = dayOf(inCentury(cut(row, own), own), own);
    return { ...NOTHING, asked: allOf([day]) };
  }
  if (row.length !== 8) return NOTHING;
  const read = (order: Order) => {
    const day = dayOf(cut(row, order), order);
    // Of 20121110 only one reading is a plausible year.
    return day !== null && day >= '1900' && day < '2200' ? day : null;
  };
  const first = read(own);
  return only(first === null ? allOf(ORDERS.map(read)) : [first], true) ?? NOTHING;
}

/** Parses three separated numbers. */
function readNumbers(
  numbers: readonly string[],
  marks: readonly string[],
  written: Written,
): TypedDate {
  const { order: own, mark } = written;
  const [first = '', , last = ''] = numbers;
  if (first.length === 4) {
    const day = dayOf(numbers, YEAR_FIRST);
    if (day !== null) return { date: day, isWhole: last.length === 2, asked: [] };
  }
  // Points are never used in month-day order.
  const isOwn = marks.every(
    (one) => one === '' || one === mark || (one === '.' && own === DAY_FIRST),
  );
  const orders = own === YEAR_FIRST ? [DAY_FIRST, MONTH_FIRST] : [own, ...ORDERS];
  const days = orders.map((order) => dayOf(numbers, order));
  const mine = own === YEAR_FIRST || !isOwn ? null : days[0];
  const found = only(mine ? [mine] : allOf(days), true);
  if (found) return found;
  const near = dayOf(inCentury(numbers, own), own, true);
  return { ...NOTHING, asked: allOf([near]) };
}

/** Parses two numbers and a month's name in any order, or three numbers with words around them. */
function readWords(
  numbers: readonly string[],
  words: readonly string[],
  written: Written & { locale: string },
) {
  const { locale } = written;
  if (numbers.length === 3) {
    const read = readNumbers(numbers, [], written);
    return read.date !== null && spells(read.date, words, locale)
      ? { ...read, isWhole: true }
      : NOTHING;
  }
  if (numbers.length !== 2) return NOTHING;
  const months = Array.from({ length: 12 }, (_, at) => String(at + 1));
  const days = [DAY_FIRST, YEAR_FIRST].flatMap((order) =>
    months.map((month) => dayOf([numbers[0] ?? '', month, numbers[1] ?? ''], order)),
  );
  const spelt = allOf(days).filter((day) => spells(day, words, locale));
  return only(spelt, true) ?? NOTHING;
}

/**
 * Parses a typed date: digits in the locale's order, with or without separators, ISO 8601, or the
 * month's name in the user's language; digits of any script. Ambiguous dates, two-digit years and
 * 31 February return choices instead of a guess (contract §4.34).
 */
export function readTypedDate(text: string, locale: string): TypedDate {
  const plain = text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(/\p{Nd}/gu, toDigits)
    .replace(/\p{Pd}|\u2212/gu, '-')
    .trim();
  if (plain.length > 60) return NOTHING;
  const numbers = plain.match(/\d+/g) ?? [];
  const words = wordsOf(plain);
  const written = { ...writtenOf(locale), locale };
  if (words.length > 0) return readWords(numbers, words, written);
  if (numbers.length === 1 && numbers[0] === plain) return readRow(plain, written.order);
  const marks = plain.split(/\d+/).map((mark) => mark.trim());
  const [before, ...between] = marks;
  const behind = between.pop();
  const isClean = before === '' && (behind === '' || behind === written.mark.trim());
  const isDate = numbers.length === 3 && isClean && between.every((one) => /^[-./]?$/.test(one));
  return isDate ? readNumbers(numbers, between, written) : NOTHING;
}
