import fc from 'fast-check';
import { expect, it } from 'vitest';
import { quantityEnds, steppedQuantity } from '../../src/components/ui/quantity-step';
import { quantityProblem } from '../../src/domain/text/quantity';

const limits = fc
  .record({
    min: fc.integer({ min: 1, max: 500 }),
    more: fc.option(fc.integer({ min: 0, max: 5_000 })),
    step: fc.integer({ min: 1, max: 50 }),
  })
  .map(({ min, more, step }) => ({ min, max: more === null ? null : min + more, step }));
const typed = fc.option(fc.integer({ min: 0, max: 10_000 }));
const direction = fc.constantFrom(1 as const, -1 as const);

it('a step leads to a quantity that can be bought, from wherever', () => {
  fc.assert(
    fc.property(limits, typed, direction, (within, from, way) => {
      expect(quantityProblem(steppedQuantity(from, way, within), within)).toBeNull();
    }),
  );
});

it('a step goes in its direction, and stands at the limits', () => {
  fc.assert(
    fc.property(limits, direction, fc.nat(200), (within, way, steps) => {
      const { least, most } = quantityEnds(within);
      const from = Math.min(least + steps * within.step, most ?? Number.MAX_SAFE_INTEGER);
      const next = steppedQuantity(from, way, within);
      const end = way > 0 ? most : least;
      expect(next).toBe(from === end ? from : from + way * within.step);
    }),
  );
});

it('between two steps it leads to the next one in its direction', () => {
  const packs = { min: 10, max: 32, step: 5 };
  expect(quantityEnds(packs)).toEqual({ least: 10, most: 30 });
  expect(steppedQuantity(12, 1, packs)).toBe(15);
  expect(steppedQuantity(12, -1, packs)).toBe(10);
  expect(steppedQuantity(99, -1, packs)).toBe(30);
  expect(steppedQuantity(null, 1, packs)).toBe(10);
});
