import { describe, expect, it } from 'vitest';
import {
  type WaterfallStep,
  waterfallBars,
} from '../../src/components/ui/chart/waterfall-geometry';

const total = (value: number): WaterfallStep => ({ id: 't', name: 't', value, isTotal: true });
const change = (value: number): WaterfallStep => ({ id: 'c', name: 'c', value, isTotal: false });
const ends = ({ x, width }: { x: string; width: string }) =>
  [Number.parseFloat(x), Number.parseFloat(x) + Number.parseFloat(width)] as const;

describe('the bars of a waterfall', () => {
  it('begin where the one before ended, up to the amount that comes of it', () => {
    const { bars, isCut } = waterfallBars([total(0), change(100), change(-40), total(60)]);
    expect(isCut).toBe(false);
    expect(bars.map(({ kind }) => kind)).toEqual(['total', 'more', 'less', 'total']);
    const [, more, less, last] = bars.map(ends);
    expect(more).toEqual([0, 100]);
    expect(less?.[1]).toBe(more?.[1]);
    expect(last?.[1]).toBeCloseTo(less?.[0] ?? 0, 1);
  });

  it('show small changes of large amounts, and say that they do not begin at 0', () => {
    const { bars, isCut } = waterfallBars([total(3_000_000), change(20_000), total(3_020_000)]);
    expect(isCut).toBe(true);
    expect(ends(bars[1] ?? { x: '', width: '' })[1]).toBe(100);
    expect(Number.parseFloat(bars[1]?.width ?? '')).toBeGreaterThan(50);
  });

  it('stay within the width for credits, for nothing, and where nothing changes', () => {
    for (const steps of [
      [total(-500), change(900), total(400)],
      [total(0), total(0)],
      [total(700), total(700)],
      [total(100), change(-300), total(-200)],
    ]) {
      for (const bar of waterfallBars(steps).bars) {
        const [from, to] = ends(bar);
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(100.01);
        expect(to).toBeGreaterThan(from);
      }
    }
  });
});
