import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dateTimeFormat,
  momentFormat,
  momentWords,
  utcMomentFormat,
} from '../../src/components/ui/date-format';
import { numberFormat } from '../../src/components/ui/number-format';
import { formatCivilDate } from '../../src/domain/time/civil-format';
import {
  type DateWays,
  dateFormatOf,
  dateWaysOf,
  localeWithDates,
  readTimeZone,
} from '../../src/domain/time/date-ways';
import { nowAfter } from '../../src/domain/time/now-after';
import { serverLocaleOf } from '../../src/domain/time/server-locale';
import { parseServerTime } from '../../src/domain/time/server-time';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const at = (ms: number) => new Date(NOW + ms);

it('is not before what has happened in its minute, and follows no clock that is wrong', () => {
  expect(nowAfter(NOW, at(-5_000))).toBe(NOW);
  expect(nowAfter(NOW, at(42_000))).toBe(NOW + 42_000);
  expect(nowAfter(NOW, at(86_400_000))).toBe(NOW);
});

const read = (text: unknown) => parseServerTime(text)?.toISOString() ?? null;

describe('parseServerTime', () => {
  it.each([
    ['2026-01-15T12:30:45', '2026-01-15T12:30:45.000Z'],
    ['2026-01-15T12:30:45Z', '2026-01-15T12:30:45.000Z'],
    ['2026-01-15t12:30:45z', '2026-01-15T12:30:45.000Z'],
    ['2026-01-15 12:30:45', '2026-01-15T12:30:45.000Z'],
    ['2026-01-15T12:30:45.1234567', '2026-01-15T12:30:45.123Z'],
    ['2026-01-15T12:30:45.9999999Z', '2026-01-15T12:30:45.999Z'],
    ['2026-01-15T12:30:45.5', '2026-01-15T12:30:45.500Z'],
    ['2026-01-15T12:30:45+02:00', '2026-01-15T10:30:45.000Z'],
    ['2026-01-15T12:30:45-0530', '2026-01-15T18:00:45.000Z'],
    ['2026-01-15T23:59:45+23:59', '2026-01-15T00:00:45.000Z'],
    ['2026-01-15T12:30', '2026-01-15T12:30:00.000Z'],
    ['2026-01-15', '2026-01-15T00:00:00.000Z'],
    ['2024-02-29T00:00:00', '2024-02-29T00:00:00.000Z'],
    ['9999-12-31T23:59:59.9999999', '9999-12-31T23:59:59.999Z'],
  ])('%s is %s', (text, instant) => {
    expect(read(text)).toBe(instant);
  });

  it.each([
    '0001-01-01T00:00:00',
    '0001-01-01T00:00:00Z',
    '0001-01-01T00:00:00.0000000',
    '0001-01-01T00:00:00+00:00',
    '0000-12-31T22:00:00Z',
    '0000-12-31',
    '0001-01-01T02:00:00+02:00',
  ])('%s means never', (text) => {
    expect(read(text)).toBeNull();
  });

  it.each([
    '',
    'never',
    '2026',
    '2026-13-01',
    '2025-02-29',
    '2026-02-30T00:00:00',
    '2026-01-15T24:00:00',
    '2026-01-15T12:60:00',
    '2026-01-15T12:00:61',
    '2026-01-15T12:00:00+24:00',
    '2026-01-15T12:00:00+00:60',
    '15/01/2026',
    '2026-01-15T12:00:00 and more',
    null,
    undefined,
    0,
    1_700_000_000_000,
    {},
    [],
    new Date(0),
  ])('%j is no time', (text) => {
    expect(read(text)).toBeNull();
  });

  it('reads every instant back in any spelling', () => {
    const instants = fc.date({
      min: new Date('0100-01-01T00:00:00Z'),
      max: new Date('9999-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, fc.integer({ min: -840, max: 840 }), (instant, offset) => {
        const iso = instant.toISOString();
        expect(read(iso)).toBe(iso);
        expect(read(iso.slice(0, -1))).toBe(iso);
        const local = new Date(instant.getTime() + offset * 60_000).toISOString().slice(0, -1);
        if (!/^\d{4}-/.test(local) || local < '0100') return;
        const size = Math.abs(offset);
        const two = (n: number) => String(n).padStart(2, '0');
        const zone = `${offset < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
        expect(read(local + zone)).toBe(iso);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(() => parseServerTime(value)).not.toThrow();
      }),
    );
  });
});

/** Spaces of `Intl` differ by version. */
const plain = (text: string) => text.replace(/\s+/g, ' ');

const INSTANT = new Date('2026-03-01T23:30:00Z');
const written = (locale: string, ways: DateWays) =>
  plain(momentFormat(localeWithDates(locale, ways)).format(INSTANT));

describe('a locale with dates', () => {
  it('says what was put into it, and nothing else does', () => {
    const ways: DateWays[] = [
      {},
      { timeZone: 'America/Argentina/Buenos_Aires' },
      { dateStyle: 'iso' },
      { timeZone: 'Etc/GMT+12', dateStyle: 'long' },
    ];
    for (const locale of ['en', 'de-AT', 'ar-u-nu-latn', 'zh-Hant-TW', 'en-x-own']) {
      for (const one of ways) {
        const tag = localeWithDates(locale, one);
        expect(dateWaysOf(tag)).toEqual(one);
        expect(dateWaysOf(new Intl.Locale(tag).toString())).toEqual(one);
        expect(dateWaysOf(serverLocaleOf(tag))).toEqual({ timeZone: 'UTC', ...one });
        expect(() => new Intl.Locale(serverLocaleOf(tag))).not.toThrow();
      }
    }
    expect(dateWaysOf('de')).toEqual({});
    expect(dateWaysOf('en-x-plinth-odd-00')).toEqual({});
  });

  it('is as it was without a wish, and keeps what else it says', () => {
    expect(localeWithDates('de', {})).toBe('de');
    expect(localeWithDates('de', { timeZone: '' })).toBe('de');
    expect(localeWithDates('en-x-own', { dateStyle: 'iso' })).toBe('en-x-own-plinth-iso');
    expect(localeWithDates('en', { dateStyle: 'long' })).toBe('en-x-plinth-long');
  });

  it('changes nothing but dates', () => {
    const tag = localeWithDates('de', { timeZone: 'Asia/Tokyo', dateStyle: 'iso' });
    expect(numberFormat(tag).format(1234.5)).toBe('1.234,5');
    expect(new Intl.PluralRules(tag).select(1)).toBe('one');
  });
});

describe('moments', () => {
  it('are in the zone that was chosen', () => {
    expect(written('en-GB', { timeZone: 'Asia/Tokyo' })).toBe('2 Mar 2026, 08:30');
    expect(written('en-GB', { timeZone: 'America/New_York' })).toBe('1 Mar 2026, 18:30');
    const tokyo = localeWithDates('en-GB', { timeZone: 'Asia/Tokyo' });
    expect(plain(dateTimeFormat(tokyo).format(INSTANT))).toContain('2 March 2026');
    expect(plain(momentWords(INSTANT, tokyo, INSTANT.getTime() - 60_000))).toBe('08:30');
  });

  it('are written in the style that was chosen', () => {
    const timeZone = 'UTC';
    expect(written('de', { timeZone, dateStyle: 'numeric' })).toBe('01.03.2026, 23:30');
    expect(written('en-GB', { timeZone, dateStyle: 'long' })).toBe('1 March 2026 at 23:30');
    expect(written('ar', { timeZone, dateStyle: 'iso' })).toBe('2026-03-01 23:30');
    const tokyo = { timeZone: 'Asia/Tokyo', dateStyle: 'iso' } as const;
    expect(written('en-US', tokyo)).toBe('2026-03-02 08:30');
  });

  it('stay in words in full, and are no date at all where they are a part of one', () => {
    const tag = localeWithDates('en-GB', { timeZone: 'UTC', dateStyle: 'iso' });
    const format = (options: Intl.DateTimeFormatOptions) =>
      plain(dateFormatOf(tag, options).format(INSTANT));
    expect(format({ dateStyle: 'full' })).toMatch(/^Sunday,? 1 March 2026$/);
    expect(format({ month: 'long' })).toBe('March');
    expect(format({ day: 'numeric', month: 'long' })).toBe('1 March');
    expect(format({ year: 'numeric', month: 'long' })).toBe('March 2026');
    expect(format({ timeStyle: 'short' })).toBe('23:30');
    expect(format({ year: 'numeric', month: 'short', day: 'numeric' })).toBe('2026-03-01');
    const long = localeWithDates('en-GB', { timeZone: 'UTC', dateStyle: 'long' });
    const day = { year: 'numeric', month: 'short', day: 'numeric' } as const;
    expect(plain(dateFormatOf(long, day).format(INSTANT))).toBe('1 March 2026');
  });

  it('stay in UTC where they say so', () => {
    const tag = localeWithDates('en-GB', { timeZone: 'Asia/Tokyo', dateStyle: 'iso' });
    expect(plain(utcMomentFormat(tag).format(INSTANT))).toBe('2026-03-01 23:30 UTC');
  });
});

it('a day without a time is the same day in every zone, in the style that was chosen', () => {
  for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Midway']) {
    expect(formatCivilDate('2026-03-01', localeWithDates('en-GB', { timeZone }))).toBe(
      '1 Mar 2026',
    );
    const iso = localeWithDates('en-GB', { timeZone, dateStyle: 'iso' });
    expect(formatCivilDate('2026-03-01', iso)).toBe('2026-03-01');
    expect(formatCivilDate('2026-03-01', iso, 'long')).toBe('2026-03-01');
  }
});

it('an unknown zone is ignored', () => {
  expect(readTimeZone('Europe/Zurich')).toBe('Europe/Zurich');
  for (const rubbish of ['Middle/Earth', '', null, undefined, 5, ['UTC']]) {
    expect(readTimeZone(rubbish)).toBeNull();
  }
});
