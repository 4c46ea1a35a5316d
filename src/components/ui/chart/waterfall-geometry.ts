import { percent } from './column-geometry';

/** A step of a waterfall chart. */
export interface WaterfallStep {
  /** Unique id of the step. */
  readonly id: string;
  /** Name of the step. */
  readonly name: string;
  /** An amount, or a change of it. */
  readonly value: number;
  /** Whether `value` is an amount instead of a change. */
  readonly isTotal: boolean;
}

/** Attributes of a step's bar, in percent of the width. */
export interface WaterfallBar {
  readonly x: string;
  readonly width: string;
  /** How it is drawn: amount, increase or decrease. */
  readonly kind: 'total' | 'more' | 'less';
}

/** Minimum width of a bar, in percent. */
const LEAST = 0.6;

/**
 * The bars of a waterfall chart: each starts where the previous one ended. The scale starts at 0,
 * unless all values are far from it; then half the changes' range below the minimum, so that the
 * changes stay visible.
 */
export function waterfallBars(steps: readonly WaterfallStep[]): {
  readonly bars: readonly WaterfallBar[];
  /** Whether the scale does not start at 0. */
  readonly isCut: boolean;
} {
  let level = 0;
  const spans = steps.map(({ value, isTotal }) => {
    const from = isTotal ? 0 : level;
    level = isTotal ? value : level + value;
    return { from, to: level, isTotal };
  });
  const levels = spans.map(({ to }) => to);
  const [least, most] = [Math.min(...levels), Math.max(...levels)];
  const cut = least - (most - least) / 2;
  const low = most > least && cut > 0 ? cut : Math.min(0, least);
  const high = Math.max(most, low + 1, least < 0 ? 0 : most);
  const shareOf = (value: number) => ((Math.max(value, low) - low) / (high - low)) * 100;
  return {
    isCut: low > 0,
    bars: spans.map(({ from, to, isTotal }) => {
      const [start, end] = [shareOf(Math.min(from, to)), shareOf(Math.max(from, to))];
      const width = Math.max(end - start, LEAST);
      const kind = isTotal ? 'total' : to >= from ? 'more' : 'less';
      return { x: percent(Math.min(start, 100 - width)), width: percent(width), kind };
    }),
  };
}
