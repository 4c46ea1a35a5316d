import { tickStep } from 'd3-array';

/** From which value to which a chart goes, and the values that have a line, the lowest first. */
export interface ValueScale {
  /** The value at the bottom, at most 0. */
  readonly low: number;
  /** The value at the top, at least 0. */
  readonly high: number;
  /** Round values at equal distances, from `low` to `high`; 0 alone where there is nothing else. */
  readonly ticks: readonly number[];
}

/** About how many distances there are between lines. */
const STEPS = 4;

/** A value that can be drawn. */
export const isKnown = (value: number | null | undefined): value is number =>
  Number.isFinite(value);

/** What shows all of some values, and 0. Of whole numbers all lines are whole numbers. */
export function valueScale(values: readonly (number | null)[]): ValueScale {
  const known = [0, ...values.filter(isKnown)];
  const least = Math.min(...known);
  const most = Math.max(...known);
  if (least === most) return { low: 0, high: 1, ticks: [0] };
  const step = Math.max(tickStep(least, most, STEPS), known.every(Number.isInteger) ? 1 : 0);
  const top = Math.ceil(most / step);
  const bottom = Math.floor(least / step);
  const ticks = Array.from({ length: top - bottom + 1 }, (_, at) => (bottom + at) * step);
  return { low: bottom * step, high: top * step, ticks };
}

/** As exact as a drawing needs it. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;

/** A share in percent as an attribute says it. */
export const percent = (share: number): string => `${rounded(share)}%`;

/** How far below the top a value is, in percent of the height. */
export function depthOf(value: number, { low, high }: ValueScale): number {
  return ((high - value) / (high - low)) * 100;
}

/** A column as attributes: in percent of the plot's height, and of the width that all series share. */
export interface ColumnShape {
  readonly x: string;
  readonly y: string;
  readonly width: string;
  readonly height: string;
}

/** The least height of what is not 0, in percent of the plot. */
const LEAST = 1;

/** What to draw for a value of one series among so many; null where there is nothing to see. */
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

/** Widths of a chart, in pixels, below which it has room for half the names under its columns. */
export const NAME_WIDTHS = [360, 560, 800] as const;

/** What the values beside the plot and the chart's edges take at about, in pixels. */
const BESIDE = 56;
/** The least width of a chart that is thought of. */
const LEAST_WIDTH = 280;

/** About how wide a text of 12 pixels is; signs of Chinese and Japanese are twice as wide. */
const textWidth = (text: string): number =>
  [...text].reduce((width, sign) => width + (sign > '\u2e80' ? 12 : 6.6), 10);

/**
 * For each name how many of {@link NAME_WIDTHS} a chart must have reached for it to be seen, one more
 * for never. The last one always is, and what a narrow chart shows a wider one shows too. -1 for all
 * of them where a narrow chart has room for one alone: each is cut off at the edges of its column.
 */
export function nameClasses(names: readonly string[]): readonly number[] {
  const widest = Math.max(...names.map(textWidth));
  // Every name, every second, every fourth: as many as have room.
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
