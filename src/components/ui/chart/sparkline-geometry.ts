import { isKnown, rounded } from './column-geometry';

/** A line in a box of 100 by 100, as paths. */
export interface SparklineShape {
  /** The line itself; it is broken where there is no value. */
  readonly line: string;
  /** What lies under it. */
  readonly area: string;
  /** The last value, as a path of no length, which round ends make a dot; '' for none. */
  readonly last: string;
  /** The values that there are. */
  readonly known: readonly number[];
}

/** How far the line keeps from the edges of the box, so that its ends are not cut. */
const EDGE_X = 3;
const EDGE_Y = 10;

/** The line through some values at equal distances; the least is at the bottom, the most at the top. */
export function sparklineShape(values: readonly (number | null)[]): SparklineShape {
  const known = values.filter(isKnown);
  const least = Math.min(...known);
  const most = Math.max(...known);
  const xOf = (at: number) =>
    rounded(values.length > 1 ? EDGE_X + (at / (values.length - 1)) * (100 - 2 * EDGE_X) : 50);
  // Halves, because the distance of two very large numbers is beyond the largest.
  const yOf = (value: number) =>
    rounded(
      most > least
        ? 100 - EDGE_Y - ((value / 2 - least / 2) / (most / 2 - least / 2)) * (100 - 2 * EDGE_Y)
        : 50,
    );
  // What follows a gap begins anew. A line of no length makes a dot of a value alone.
  const line = values
    .map((value, at) => {
      if (!isKnown(value)) return '';
      const point = `${isKnown(values[at - 1]) ? 'L' : 'M'}${xOf(at)} ${yOf(value)}`;
      return isKnown(values[at + 1]) ? point : `${point}h0`;
    })
    .join('');
  return {
    line,
    // From the end of each piece down, and back to where it began.
    area: line.replace(/M(\S+)[^h]+h0/g, '$&V100H$1Z'),
    last: line.replace(/.*[ML]/, 'M'),
    known,
  };
}
