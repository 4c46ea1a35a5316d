import { describe, expect, it } from 'vitest';
import { localeWithDates } from '../../src/domain/time/date-ways';
import {
  readTypedDate,
  spellTypedDate,
  typedDateForm,
  writeTypedDate,
} from '../../src/domain/time/typed-date';

const LETTERS = { day: 'D', month: 'M', year: 'Y' };
const LANGUAGES = ['en', 'de', 'fr', 'es', 'nl', 'ja', 'ar'];
const DAYS = ['2026-11-15', '2026-03-07', '2024-02-29', '2026-05-31', '1999-12-01'];

/** The day that a text means, those that it may mean, or null. */
const read = (text: string, locale = 'en') => {
  const { date, asked } = readTypedDate(text, locale);
  return asked.length > 0 ? asked : date;
};

describe('a date that is typed', () => {
  it.each([
    ['en', 'M/D/Y'],
    ['en-GB', 'D/M/Y'],
    ['de', 'D.M.Y'],
    ['fr', 'D/M/Y'],
    ['es', 'D/M/Y'],
    ['nl', 'D-M-Y'],
    ['ja', 'Y/M/D'],
    ['ar', 'D/M/Y'],
    ['th', 'D/M/Y'],
    [localeWithDates('de', { dateStyle: 'iso' }), 'Y-M-D'],
    [localeWithDates('de', { dateStyle: 'long' }), 'D.M.Y'],
  ])('has the order of %s: %s', (locale, form) => {
    expect(typedDateForm(locale, LETTERS)).toBe(form);
  });

  it.each([...LANGUAGES, 'en-GB', 'ar-EG', 'ar-SA', 'hi-u-nu-deva', 'th', 'ko', 'hu', 'fa'])(
    'is read back from what the field and the page write in %s',
    (locale) => {
      for (const day of DAYS) {
        const written = writeTypedDate(day, locale);
        expect(written).not.toMatch(/\p{Cf}/u);
        expect(read(written, locale), written).toBe(day);
        const digits = written.replace(/\P{Nd}/gu, '');
        expect(read(digits, locale), digits).toBe(day);
        expect(read(` ${day} `, locale), day).toBe(day);
        const calendar = { timeZone: 'UTC', calendar: 'gregory' } as const;
        for (const dateStyle of ['medium', 'long', 'full'] as const) {
          const format = new Intl.DateTimeFormat(locale, { dateStyle, ...calendar });
          const spelt = format.format(new Date(day));
          expect(read(spelt, locale), spelt).toBe(day);
        }
        expect(read(spellTypedDate(day, locale), locale)).toBe(day);
      }
    },
  );

  it.each([
    '11152026',
    '11/15/2026',
    '11-15-2026',
    '11 15 2026',
    '15.11.2026',
    '15112026',
    '2026-11-15',
    '20261115',
    '2026/11/15',
    '２０２６－１１－１５',
    '١١/١٥/٢٠٢٦',
    '१५.११.२०२६',
    '\u200f11/15/\u200e2026\ufeff',
    '11–15–2026',
    'Nov 15, 2026',
    '15 NOV 2026',
    'nov. 15 2026',
    'Sunday, 15 November 2026',
  ])('%s is one day', (text) => {
    expect(read(text)).toBe('2026-11-15');
  });

  it.each([
    ['en', '04.03.2026', ['2026-04-03', '2026-03-04']],
    ['en-GB', '04-03-2026', ['2026-03-04', '2026-04-03']],
    ['de', '04/03/2026', ['2026-03-04', '2026-04-03']],
    ['ja', '04/03/2026', ['2026-03-04', '2026-04-03']],
    ['ja', '04032026', ['2026-03-04', '2026-04-03']],
    ['fr', '4 jui 2026', ['2026-06-04', '2026-07-04']],
    ['de', '4.3.26', ['2026-03-04']],
    ['en', '030426', ['2026-03-04']],
    ['de', '31.2.2026', ['2026-02-28']],
  ])('in %s %s is asked', (locale, text, days) => {
    expect(read(text, locale)).toEqual(days);
  });

  it.each([
    ['en', '03/04/2026', '2026-03-04'],
    ['en-GB', '03/04/2026', '2026-04-03'],
    ['en-GB', '3.4.2026', '2026-04-03'],
    ['de', '3.4.2026', '2026-04-03'],
    ['de', '3. März 2026', '2026-03-03'],
    ['de', '3 marz 2026', '2026-03-03'],
    ['ja', '2026年3月4日', '2026-03-04'],
  ])('in %s %s is read as the page writes it', (locale, text, day) => {
    expect(read(text, locale)).toBe(day);
  });

  it.each([
    '1',
    '11',
    '1115',
    '11/15',
    '11/15/202',
    '11/15/20261',
    '111520261',
    '13/13/2026',
    '00/00/0000',
    '11/15/2026 12:00',
    '2026-11-15T00:00:00Z',
    'Monday, 15 November 2026',
    '15 Brumaire 2026',
    '+11/15/2026',
    '1/1/1/1',
    '-',
    'tomorrow',
    '🦊',
    '9'.repeat(300),
    'x'.repeat(300),
  ])('%s is no date', (text) => {
    expect(readTypedDate(text, 'en')).toEqual({ date: null, isWhole: false, asked: [] });
  });

  it('is whole once nothing behind it could make it another day', () => {
    expect(readTypedDate('2026-1-1', 'en')).toMatchObject({ date: '2026-01-01', isWhole: false });
    for (const text of ['2026-1-01', '1/1/2026', '01012026', '1 Jan 2026']) {
      expect(readTypedDate(text, 'en')).toMatchObject({ date: '2026-01-01', isWhole: true });
    }
  });
});
