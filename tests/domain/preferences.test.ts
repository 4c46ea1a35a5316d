import { describe, expect, it } from 'vitest';
import {
  PREFERENCE_MAX_BYTES,
  PREFERENCES_MAX,
  preferenceOf,
  preferenceProblem,
  readPreferences,
  withPreference,
} from '../../src/domain/preferences/preferences';

describe('what can be kept (contract §4.26)', () => {
  it('is JSON of at most 4 kB in UTF-8', () => {
    const longest = 'x'.repeat(PREFERENCE_MAX_BYTES - 2);
    expect(preferenceProblem('a', longest)).toBeNull();
    expect(preferenceProblem('a', `${longest}x`)).toBe('tooLong');
    expect(preferenceProblem('a', 'ä'.repeat(PREFERENCE_MAX_BYTES / 2))).toBe('tooLong');
    const around: { self?: unknown } = {};
    around.self = around;
    for (const value of [undefined, () => 1, around, 1n]) {
      expect(preferenceProblem('a', value)).toBe('notJson');
    }
  });

  it('has a key that goes into an address as it is', () => {
    for (const key of ['lists.users.columns', 'a', 'profile.timeZone', 'x_1-2', 'constructor']) {
      expect(preferenceProblem(key, 1)).toBeNull();
    }
    for (const key of ['', '__proto__', '.', '..', 'a b', 'a/b', 'ä', 'A', 'x'.repeat(65)]) {
      expect(preferenceProblem(key, 1)).toBe('badKey');
    }
  });
});

it('reads what can be one, and at most 200', () => {
  const kept = readPreferences([
    ['a', 1],
    ['__proto__', { b: 1 }],
    ['c', null],
    ['d', 'x'.repeat(5_000)],
    ['constructor', 'mine'],
  ]);
  expect(Object.entries(kept)).toEqual([
    ['a', 1],
    ['constructor', 'mine'],
  ]);
  const many = Array.from({ length: 300 }, (_, index) => [`k${index}`, index] as const);
  expect(Object.keys(readPreferences(many))).toHaveLength(PREFERENCES_MAX);
});

it('sets and forgets one value, and leaves the others', () => {
  const before = { a: 1, b: [2] };
  expect(withPreference(before, 'a', 3)).toEqual({ a: 3, b: [2] });
  expect(withPreference(before, 'a', undefined)).toEqual({ b: [2] });
  expect(before).toEqual({ a: 1, b: [2] });
  expect(preferenceOf(before, 'constructor')).toBeUndefined();
});
