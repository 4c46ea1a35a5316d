import { afterEach, describe, expect, it } from 'vitest';
import { relativeTimeOf } from '../../src/domain/time/relative-time';
import { parseServerTime } from '../../src/domain/time/server-time';
import { formatMessage } from '../../src/messages/format-message';
import { uiTimeMessages } from '../../src/messages/generated/en/ui';

const NOW = Date.UTC(2026, 2, 2, 9);
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** In words, as in the drawer; '' for an unknown time. */
function wordsOf(instant: Date | null): string {
  if (!instant) return '';
  const { unit, ...params } = relativeTimeOf(instant, NOW);
  return formatMessage(uiTimeMessages.messages[unit], params, 'en');
}

const ago = (ms: number) => new Date(NOW - ms);
const zone = process.env.TZ;

afterEach(() => {
  process.env.TZ = zone;
});

describe('relative time (specification §9)', () => {
  it.each([
    [0, 'just now'],
    [59 * SECOND, 'just now'],
    [MINUTE - 1, 'just now'],
    [MINUTE, '1 minute ago'],
    [2 * MINUTE - 1, '1 minute ago'],
    [2 * MINUTE, '2 minutes ago'],
    [59 * MINUTE, '59 minutes ago'],
    [HOUR - 1, '59 minutes ago'],
    [HOUR, '1 hour ago'],
    [23 * HOUR, '23 hours ago'],
    [DAY - 1, '23 hours ago'],
    [DAY, '1 day ago'],
    [6 * DAY, '6 days ago'],
    [7 * DAY - 1, '6 days ago'],
    [7 * DAY, '1 week ago'],
    [14 * DAY, '2 weeks ago'],
    [30.4 * DAY, '4 weeks ago'],
    [30.5 * DAY, '1 month ago'],
    [61 * DAY, '2 months ago'],
    [364 * DAY, '11 months ago'],
    [366 * DAY, '1 year ago'],
    [731 * DAY, '2 years ago'],
    [-1, 'in the future'],
    [-400 * DAY, 'in the future'],
  ])('%i ms ago is "%s"', (ms, words) => {
    expect(wordsOf(ago(ms))).toBe(words);
  });

  it.each([
    ['2026-03-02T08:59:01', 'just now'],
    ['2026-03-02T08:59:00', '1 minute ago'],
    ['2026-03-02T08:00:00Z', '1 hour ago'],
    ['2026-03-02T10:00:00+02:00', '1 hour ago'],
    ['2026-03-02T08:00:00.1234567', '59 minutes ago'],
    ['2026-03-02T09:00:01', 'in the future'],
    ['0001-01-01T00:00:00', ''],
    ['0000-12-31T22:00:00Z', ''],
    ['yesterday', ''],
    [null, ''],
  ])('%s of the server is "%s", in any time zone', (text, words) => {
    for (const name of [
      'UTC',
      'Europe/London',
      'Europe/Oslo',
      'Asia/Kolkata',
      'Asia/Kathmandu',
      'Asia/Tokyo',
      'Australia/Lord_Howe',
      'Pacific/Kiritimati',
      'Pacific/Marquesas',
      'America/New_York',
      'America/St_Johns',
      'America/Los_Angeles',
    ]) {
      process.env.TZ = name;
      expect(wordsOf(parseServerTime(text))).toBe(words);
    }
  });
});
