import { describe, expect, it } from 'vitest';
import { momentWords } from '../../src/components/ui/date-format';

const MONDAY = new Date(2026, 7, 10, 9).getTime();
const at = (day: number, hour: number) =>
  momentWords(new Date(2026, 7, day, hour), 'en-GB', MONDAY);

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
