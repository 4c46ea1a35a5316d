import { expect, it } from 'vitest';
import { rateFormat } from '../../src/components/ui/number-format';

it.each([
  [1900, '19%'],
  [810, '8.1%'],
  [887.5, '8.875%'],
  [33.33, '0.3333%'],
])('writes a rate of %s basis points as %s', (bps, text) => {
  expect(rateFormat('en').format(bps / 10_000)).toBe(text);
});
