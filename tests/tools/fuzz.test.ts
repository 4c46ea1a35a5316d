import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { fuzz } from '../../tools/fuzz/fuzz';
import type { FuzzedRead } from '../../tools/fuzz/fuzzed-read';
import { FUZZED_READS } from '../../tools/fuzz/reads';

describe('a bad answer brings no page down, and no screen says what only a mistake says', () => {
  // `npm run fuzz` tries 2,000 to each.
  it.each(FUZZED_READS.map((read) => [read.name, read] as const))(
    '%s',
    async (_, read) => {
      const { problems, shown, refused } = await fuzz(read, { answers: 50, seed: 2026 });
      expect(problems).toEqual([]);
      expect(shown).toBeGreaterThan(2);
      expect(refused).toBeGreaterThan(0);
    },
    60_000,
  );
});

describe('the fuzzer finds', () => {
  const answer = { names: ['a', 'b'] };
  const found = async (read: FuzzedRead['read']) =>
    (await fuzz({ name: 'broken', answer, read }, { answers: 3 })).problems[0];

  it.each(['undefined', 'NaN', 'Invalid Date', '[object Object]'])('the word %s', async (word) => {
    const page = createElement('p', { title: `It is ${word}` });
    expect(await found(async () => ({ isShown: true, page }))).toContain(word.split(' ')[0]);
  });

  it('what throws while it reads, and while it is shown', async () => {
    expect(await found(() => Promise.reject(new RangeError('too deep')))).toContain('too deep');
    const page = createElement(() => {
      throw new TypeError('no such thing');
    });
    expect(await found(async () => ({ isShown: true, page }))).toContain('no such thing');
  });
});
