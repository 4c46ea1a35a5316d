import { isKnown, rounded } from './column-geometry';

/** SVG paths of a sparkline, in a box of 100 by 100. */
export interface SparklineShape {
  /** The line, with gaps for missing values. */
  readonly line: string;
  /** The area below the line. */
  readonly area: string;
  /** The last value, as a zero-length path that round caps draw as a dot; '' if none. */
  readonly last: string;
  /** Values without the gaps. */
  readonly numbers: readonly number[];
}

/** Padding at the edges, so that line ends are not cut off. */
const EDGE_X = 3;
const EDGE_Y = 10;

/** The line through values at equal distances, scaled to fill the height. */
export function sparklineShape(values: readonly (number | null)[]): SparklineShape {
  const numbers = values.filter(isKnown);
  const least = Math.min(...numbers);
  const most = Math.max(...numbers);
  const xOf = (at: number) =>
    rounded(values.length > 1 ? EDGE_X + (at / (values.length - 1)) * (100 - 2 * EDGE_X) : 50);
  // Halved, because the difference of two huge numbers may overflow.
  const yOf = (value: number) =>
    rounded(
      most > least
        ? 100 - EDGE_Y - ((value / 2 - least / 2) / (most / 2 - least / 2)) * (100 - 2 * EDGE_Y)
        : 50,
    );
  // After a gap a new subpath begins. A zero-length line draws a single value as a dot.
  const line = values
    .map((value, at) => {
      if (!isKnown(value)) return '';
      const point = `${isKnown(values[at - 1]) ? 'L' : 'M'}${xOf(at)} ${yOf(value)}`;
      return isKnown(values[at + 1]) ? point : `${point}h0`;
    })
    .join('');
  return {
    line,
    // Closes each piece along the bottom.
    area: line.replace(/M(\S+)[^h]+h0/g, '$&V100H$1Z'),
    last: line.replace(/.*[ML]/, 'M'),
    numbers,
  };
}
