import { tickStep } from 'd3-array';

/** The range of a chart, and its ticks in ascending order. */
export interface ValueScale {
  /** The value at the bottom, at most 0. */
  readonly low: number;
  /** The value at the top, at least 0. */
  readonly high: number;
  /** Round values at equal distances, from `low` to `high`; only 0 if there is no range. */
  readonly ticks: readonly number[];
}

/** Approximate number of intervals between ticks. */
const STEPS = 4;

/** Whether a value can be drawn. */
export const isKnown = (value: number | null | undefined): value is number =>
  Number.isFinite(value);

/** The scale that includes all values and 0. Whole numbers get whole ticks. */
export function valueScale(values: readonly (number | null)[]): ValueScale {
  const numbers = [0, ...values.filter(isKnown)];
  const least = Math.min(...numbers);
  const most = Math.max(...numbers);
  if (least === most) return { low: 0, high: 1, ticks: [0] };
  const step = Math.max(tickStep(least, most, STEPS), numbers.every(Number.isInteger) ? 1 : 0);
  const top = Math.ceil(most / step);
  const bottom = Math.floor(least / step);
  const ticks = Array.from({ length: top - bottom + 1 }, (_, at) => (bottom + at) * step);
  return { low: bottom * step, high: top * step, ticks };
}

/** Rounds to the precision of the drawing. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;

/** A share as a percentage, for an attribute. */
export const percent = (share: number): string => `${rounded(share)}%`;

/** Distance of a value from the top, in percent of the height. */
export function depthOf(value: number, { low, high }: ValueScale): number {
  return ((high - value) / (high - low)) * 100;
}

/** Attributes of a column: percent of the plot's height, and of the width shared by all series. */
export interface ColumnShape {
  readonly x: string;
  readonly y: string;
  readonly width: string;
  readonly height: string;
}

/** Minimum height of a value other than 0, in percent of the plot. */
const LEAST = 1;

/** The shape of a value in one of so many series; null if there is nothing to draw. */
export function columnShape(
  value: number | null | undefined,
  scale: ValueScale,
  series: number,
  count: number,
): ColumnShape | null {
  if (!isKnown(value) || value === 0) return null;
  const zero = depthOf(0, scale);
  const height = Math.max(Math.abs(depthOf(value, scale) - zero), LEAST);
  const room = 100 / count;
  const gap = (count - 1) * 6;
  return {
    x: percent(series * room + gap / 2),
    y: percent(value > 0 ? zero - height : zero),
    width: percent(room - gap),
    height: percent(height),
  };
}

/** Chart widths in pixels; below each of them, half as many labels fit. */
export const NAME_WIDTHS = [360, 560, 800] as const;

/** Approximate width of axis labels and padding, in pixels. */
const BESIDE = 56;
/** Minimum supported width of a chart, in pixels. */
const LEAST_WIDTH = 280;

/** Estimated width of a text of 12 pixels; Chinese and Japanese characters are twice as wide. */
const textWidth = (text: string): number =>
  [...text].reduce((width, sign) => width + (sign > '\u2e80' ? 12 : 6.6), 10);

/**
 * For each label the number of {@link NAME_WIDTHS} that a chart must exceed to show it; a value
 * above their count means never. The last label is always shown, and wider charts show at least
 * what narrower ones do. Returns -1 for all if a narrow chart only fits a single label: each is
 * then cut off at its column's edges.
 */
export function nameClasses(names: readonly string[]): readonly number[] {
  const widest = Math.max(...names.map(textWidth));
  // Every, every second, every fourth label: as many as fit.
  const steps = [LEAST_WIDTH, ...NAME_WIDTHS].map((width) => {
    const excess = (widest * names.length) / (width - BESIDE);
    return 2 ** Math.max(0, Math.ceil(Math.log2(excess)));
  });
  const [most = 1] = steps;
  if (names.length > 1 && most >= names.length) return names.map(() => -1);
  return names.map((_name, at) =>
    [...steps, 1].findIndex((step) => (names.length - 1 - at) % step === 0),
  );
}
