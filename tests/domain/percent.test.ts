import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodePercent, encodePercent } from '../../src/domain/text/percent';
import { codeOf } from '../../tools/source/code';
import { readSources } from '../../tools/source/files';

it('spells any text, and reads it back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(decodePercent(encodePercent(text))).toBe(text);
    }),
  );
  expect(encodePercent('a\uD800b/')).toBe('a%EF%BF%BDb%2F');
  expect(encodePercent('😀')).toBe(encodeURIComponent('😀'));
});

it('reads any part of an address without throwing', () => {
  expect(['%', '%zz', '%E0%A4%A', '%ED%A0%80'].map(decodePercent)).toEqual(Array(4).fill(null));
});

it('is the one decoder, since the native one throws at what a link brings', () => {
  const others = [...readSources()].filter(
    ([path, text]) => path !== 'src/domain/text/percent.ts' && codeOf(text).includes('decodeURI'),
  );
  expect(others.map(([path]) => path)).toEqual([]);
});
