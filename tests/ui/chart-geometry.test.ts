import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  columnShape,
  depthOf,
  NAME_WIDTHS,
  nameClasses,
  valueScale,
} from '../../src/components/ui/chart/column-geometry';
import { sparklineShape } from '../../src/components/ui/chart/sparkline-geometry';
import { termDays, termPart, termShare } from '../../src/components/ui/chart/term-geometry';

const LARGEST = 1e15;
const whole = fc.integer({ min: -LARGEST, max: LARGEST });
const broken = fc
  .double({ min: -1e9, max: 1e9, noNaN: true })
  .map((value) => Math.round(value * 1e4) / 1e4);
const none = fc.constantFrom(null, Number.NaN, Number.POSITIVE_INFINITY);
const values = fc.oneof(
  fc.array(fc.oneof(whole, none), { maxLength: 20 }),
  fc.array(fc.oneof(broken, none), { maxLength: 20 }),
  fc.array(fc.integer({ min: -5, max: 5 }), { maxLength: 20 }),
);

/** A little more than what rounding leaves. */
const CLOSE = 1e-6;
/** A little more than what two roundings for a drawing leave, in percent. */
const DRAWN = 0.0101;

describe('the lines of a chart', () => {
  it('hold all values and 0', () => {
    fc.assert(
      fc.property(values, (some) => {
        const { low, high } = valueScale(some);
        expect(low).toBeLessThanOrEqual(0);
        expect(high).toBeGreaterThanOrEqual(0);
        expect(high).toBeGreaterThan(low);
        for (const value of some) {
          if (!Number.isFinite(value)) continue;
          expect(value).toBeGreaterThanOrEqual(low);
          expect(value).toBeLessThanOrEqual(high);
        }
      }),
    );
  });

  it('are few, at equal distances, from the top to the bottom, and 0 is one of them', () => {
    fc.assert(
      fc.property(values, (some) => {
        const scale = valueScale(some);
        const ticks = [...scale.ticks].reverse();
        expect(ticks.length).toBeGreaterThanOrEqual(1);
        expect(ticks.length).toBeLessThanOrEqual(9);
        expect(ticks.some((tick) => tick === 0)).toBe(true);
        if (ticks.length === 1) return;
        ticks.forEach((tick, at) => {
          const due = (at / (ticks.length - 1)) * 100;
          expect(Math.abs(depthOf(tick, scale) - due)).toBeLessThan(CLOSE);
        });
      }),
    );
  });

  it('are whole where all values are', () => {
    fc.assert(
      fc.property(fc.array(whole), (some) => {
        expect(valueScale(some).ticks.every(Number.isInteger)).toBe(true);
      }),
    );
  });

  it('are the numbers that one would choose', () => {
    expect(valueScale([421_000, 166_300]).ticks).toEqual([
      0, 100_000, 200_000, 300_000, 400_000, 500_000,
    ]);
    expect(valueScale([1]).ticks).toEqual([0, 1]);
    expect(valueScale([-3, 12]).ticks).toEqual([-5, 0, 5, 10, 15]);
    expect(valueScale([0, 0]).ticks).toEqual([0]);
    expect(valueScale([]).ticks).toEqual([0]);
  });
});

describe('a column', () => {
  it('stands on 0 or hangs from it, as high as its value, and never too low to be seen', () => {
    fc.assert(
      fc.property(values, (some) => {
        const scale = valueScale(some);
        const zero = depthOf(0, scale);
        for (const value of some) {
          const shape = columnShape(value, scale, 0, 1);
          if (!shape || value === null) {
            expect(value === null || value === 0 || !Number.isFinite(value)).toBe(true);
            continue;
          }
          const y = Number.parseFloat(shape.y);
          const height = Number.parseFloat(shape.height);
          const due = Math.abs(depthOf(value, scale) - zero);
          expect(Math.abs((value > 0 ? y + height : y) - zero)).toBeLessThanOrEqual(DRAWN);
          expect(Math.abs(height - Math.max(due, 1))).toBeLessThanOrEqual(DRAWN);
        }
      }),
    );
  });

  it('has a place of its own beside the other series', () => {
    for (const count of [1, 2]) {
      let end = 0;
      for (let at = 0; at < count; at += 1) {
        const shape = columnShape(1, valueScale([1]), at, count);
        const x = Number.parseFloat(shape?.x ?? '');
        const width = Number.parseFloat(shape?.width ?? '');
        expect(x).toBeGreaterThanOrEqual(end);
        end = x + width;
      }
      expect(end).toBeLessThanOrEqual(100);
    }
  });
});

describe('the names under columns', () => {
  it('always have the newest, and a wider chart shows what a narrower one shows', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 30 }), { minLength: 1, maxLength: 40 }),
        (names) => {
          const classes = nameClasses(names);
          expect(classes).toHaveLength(names.length);
          // The last one is seen, or all are cut off.
          if (classes.at(-1) !== 0) expect(new Set(classes)).toEqual(new Set([-1]));
          for (const from of classes) {
            expect(Number.isInteger(from)).toBe(true);
            expect(from).toBeLessThanOrEqual(NAME_WIDTHS.length + 1);
          }
        },
      ),
    );
  });

  it('that a narrow chart has no room for are all seen, each cut off in its column', () => {
    const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';
    expect(nameClasses([long, 'Halden Shield', 'Veridia Compliance'])).toEqual([-1, -1, -1]);
    expect(nameClasses([long])).toEqual([0]);
  });

  it('that no chart has room for are never seen', () => {
    const classes = nameClasses(Array.from({ length: 13 }, () => 'September 2026'));
    expect(classes.filter((from) => from === NAME_WIDTHS.length + 1)).toHaveLength(6);
  });

  it('of thirteen months are all seen from 560 pixels on, and every other one below', () => {
    const months = Array.from({ length: 13 }, () => 'Mar');
    expect(nameClasses(months).filter((from) => from === 0)).toHaveLength(7);
    expect(nameClasses(months).every((from) => from <= 2)).toBe(true);
    // Signs of Japanese are wider.
    expect(nameClasses(months.map(() => '10月')).filter((from) => from === 0)).toHaveLength(4);
  });
});

describe('a sparkline', () => {
  const numbers = (path: string) =>
    [...path.matchAll(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g)].map(([n]) => Number(n));

  it('stays in its box and is drawn whatever the values are', () => {
    const any = fc.array(fc.oneof(fc.double(), fc.constant(null), whole), { maxLength: 40 });
    fc.assert(
      fc.property(any, (some) => {
        const { line, area, last } = sparklineShape(some);
        expect(`${line}${area}${last}`).not.toMatch(/NaN|Infinity|undefined/);
        for (const number of numbers(`${line}${area}${last}`)) {
          expect(number).toBeGreaterThanOrEqual(0);
          expect(number).toBeLessThanOrEqual(100);
        }
        const known = some.filter((value) => Number.isFinite(value));
        expect([...line.matchAll(/[ML]/g)]).toHaveLength(known.length);
        expect(last === '').toBe(known.length === 0);
      }),
    );
  });

  it('breaks where there is no value, and a value alone is a dot', () => {
    expect(sparklineShape([0, 10, null, 10]).line).toBe('M3 90L34.33 10h0M97 10h0');
    expect(sparklineShape([5]).line).toBe('M50 50h0');
  });
});

describe('a term', () => {
  const span = fc.record({
    startAt: fc.integer({ min: 0, max: 4e12 }),
    endAt: fc.integer({ min: 0, max: 4e12 }),
  });

  it('is never less than nothing nor more than all of it, and never goes back', () => {
    fc.assert(
      fc.property(span, fc.array(fc.integer({ min: -1e12, max: 5e12 })), (term, instants) => {
        const shares = instants.sort((one, other) => one - other).map((at) => termShare(term, at));
        shares.forEach((share, at) => {
          expect(share).toBeGreaterThanOrEqual(shares[at - 1] ?? 0);
          expect(share).toBeLessThanOrEqual(100);
        });
      }),
    );
  });

  it('has of a window what lies in it', () => {
    fc.assert(
      fc.property(span, span, (term, window) => {
        const part = termPart(term, window);
        if (part.width <= 0) return;
        expect(part.x).toBeGreaterThanOrEqual(0);
        expect(part.x + part.width).toBeLessThanOrEqual(100 + CLOSE);
      }),
    );
  });

  it('counts days that have not begun', () => {
    const year = { startAt: Date.parse('2026-02-13'), endAt: Date.parse('2027-02-13') };
    expect(termDays(year, Date.parse('2026-02-13'))).toEqual({ total: 365, left: 365 });
    expect(termDays(year, Date.parse('2027-02-12T08:00Z'))).toEqual({ total: 365, left: 0 });
  });
});
