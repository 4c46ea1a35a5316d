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
  // Points that follow each other without a gap. A line of no length makes a dot of one alone.
  const runs: string[][] = [];
  values.forEach((value, at) => {
    if (!isKnown(value)) return;
    const point = `${xOf(at)} ${yOf(value)}`;
    if (isKnown(values[at - 1])) runs.at(-1)?.push(point);
    else runs.push([point]);
  });
  return {
    line: runs.map((run) => `M${run.join('L')}h0`).join(''),
    area: runs.map((run) => `M${run.join('L')}V100H${Number.parseFloat(run.join())}Z`).join(''),
    last: runs.length > 0 ? `M${runs.at(-1)?.at(-1)}h0` : '',
  };
}
