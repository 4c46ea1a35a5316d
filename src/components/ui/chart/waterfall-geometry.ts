import { percent } from './column-geometry';

/** One step of a waterfall. */
export interface WaterfallStep {
  /** Tells it from the other steps. */
  readonly id: string;
  /** What it stands for. */
  readonly name: string;
  /** An amount to begin or to end with, or by how much it changes. */
  readonly value: number;
  /** Whether it is an amount itself; else it changes the one before. */
  readonly isTotal: boolean;
}

/** The bar of a step as attributes, in percent of the width. */
export interface WaterfallBar {
  readonly x: string;
  readonly width: string;
  /** How it is drawn: an amount, more, or less. */
  readonly kind: 'total' | 'more' | 'less';
}

/** The least width of a bar, in percent. */
const LEAST = 0.6;

/**
 * The bars of a waterfall: each begins where the one before ended. They are drawn from 0, unless all
 * happens far from it: then from half the changes' width below the least, so that these can be seen.
 */
export function waterfallBars(steps: readonly WaterfallStep[]): {
  readonly bars: readonly WaterfallBar[];
  /** Whether the amounts are drawn from another value than 0. */
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
