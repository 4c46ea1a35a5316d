import { describe, expect, it } from 'vitest';
import {
  connectivityOf,
  TOKEN_EXPIRY_MARGIN_MS,
  tokenDeadline,
} from '../../src/domain/connectivity/connectivity';

describe('the banners of specification §2.5', () => {
  it.each([
    [true, false, false, 'connected'],
    [true, false, true, 'connected'],
    [true, true, false, 'unreachable'],
    // The token was refused: the server is well.
    [true, true, true, 'connected'],
    [false, false, false, 'offline'],
    [false, true, false, 'offline'],
    [false, true, true, 'offline'],
  ] as const)(
    'online %s, live connection down %s, token expired %s: %s',
    (isOnline, isRealtimeDown, isTokenExpired, expected) => {
      expect(connectivityOf({ isOnline, isRealtimeDown, isTokenExpired })).toBe(expected);
    },
  );

  it('counts a token as expired 2,000 ms before its end, and one without an end never', () => {
    const end = Date.UTC(2026, 0, 5, 9);
    expect(TOKEN_EXPIRY_MARGIN_MS).toBe(2_000);
    expect(tokenDeadline('2026-01-05T09:00:00Z')).toBe(end - 2_000);
    expect(tokenDeadline(end)).toBe(end - 2_000);
    for (const unknown of ['', 'soon', null, undefined, Number.NaN]) {
      expect(tokenDeadline(unknown)).toBeNull();
    }
  });
});
