import { describe, expect, it } from 'vitest';
import { deadlineWords, momentWords } from '../../src/components/ui/date-format';

const MONDAY = new Date(2026, 7, 10, 9).getTime();
const at = (day: number, hour: number) =>
  momentWords(new Date(2026, 7, day, hour), 'en-GB', MONDAY);

const until = (day: number, hour: number, month = 7) =>
  deadlineWords(new Date(2026, month, day, hour), 'en-GB', MONDAY);

describe('a moment in words', () => {
  it.each([
    ['today: its time', at(10, 14), '14:00'],
    ['tomorrow: its weekday', at(11, 8), 'Tuesday 08:00'],
    ['five days ahead', at(15, 14), 'Saturday 14:00'],
    ['a week ahead: its date', at(17, 14), '17 Aug 2026, 14:00'],
    ['past, if only by an hour: its date', at(10, 8), '10 Aug 2026, 08:00'],
    ['read without a clock', momentWords(new Date(2026, 7, 10, 14), 'en-GB'), '10 Aug 2026, 14:00'],
  ])('%s', (_, said, words) => {
    expect(said).toBe(words);
  });
});

describe('a deadline in words', () => {
  it.each([
    ['today: its time', until(10, 14), '14:00'],
    ['tonight at midnight: the last minute', until(11, 0), '23:59'],
    ['at a midnight of this week: the day before', until(14, 0), 'Thursday'],
    ['within a week', until(13, 14), 'Thursday 14:00'],
    ['at a later midnight: the day before', until(1, 0, 8), '31 Aug'],
    ['later: without its year', until(1, 14, 8), '1 Sept, 14:00'],
    ['in a year', until(1, 14, 19), '1 Aug 2027, 14:00'],
  ])('%s', (_, said, words) => {
    expect(said).toBe(words);
  });
});
