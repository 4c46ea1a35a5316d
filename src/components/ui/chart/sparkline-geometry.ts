import { isKnown } from './column-geometry';

/** A line in a box of 100 by 100, as paths. */
export interface SparklineShape {
  /** The line itself; it is broken where there is no value. */
  readonly line: string;
  /** What lies under it. */
  readonly area: string;
  /** The last value, as a path of no length, which round ends make a dot; '' for none. */
  readonly last: string;
}

/** How far the line keeps from the edges of the box, so that its ends are not cut. */
const EDGE_X = 3;
const EDGE_Y = 10;

const round = (value: number) => Math.round(value * 100) / 100;

/** The line through some values at equal distances; the least is at the bottom, the most at the top. */
export function sparklineShape(values: readonly (number | null)[]): SparklineShape {
  const known = values.filter(isKnown);
  const least = Math.min(...known);
  const most = Math.max(...known);
  const xOf = (at: number) =>
    round(values.length > 1 ? EDGE_X + (at / (values.length - 1)) * (100 - 2 * EDGE_X) : 50);
  // Halves, because the distance of two very large numbers is beyond the largest.
  const yOf = (value: number) =>
    round(
      most > least
        ? 100 - EDGE_Y - ((value / 2 - least / 2) / (most / 2 - least / 2)) * (100 - 2 * EDGE_Y)
        : 50,
    );
  let line = '';
  let area = '';
  let last = '';
  let start: number | undefined;
  values.forEach((value, at) => {
    if (!isKnown(value)) return;
    const x = xOf(at);
    const point = `${x} ${yOf(value)}`;
    const isFirst = start === undefined;
    start ??= x;
    line += isFirst ? `M${point}h0` : `L${point}`;
    area += isFirst ? `M${x} 100L${point}` : `L${point}`;
    last = `M${point}h0`;
    if (isKnown(values[at + 1])) return;
    area += `L${x} 100Z`;
    start = undefined;
  });
  return { line, area, last };
}
