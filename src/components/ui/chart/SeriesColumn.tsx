import { columnPlace, columnShape, percent, type ValueScale } from './column-geometry';

interface SeriesColumnProps {
  id: string;
  /** Which series it is, and of how many. */
  series: number;
  count: number;
  value: number | null | undefined;
  scale: ValueScale;
}

/** One column; nothing for a value that there is none of, and for 0. */
export function SeriesColumn({ id, series, count, value, scale }: SeriesColumnProps) {
  const shape = columnShape(value, scale);
  if (!shape) return null;
  const { x, width } = columnPlace(series, count);
  return (
    <rect
      x={percent(x)}
      y={percent(shape.y)}
      width={percent(width)}
      height={percent(shape.height)}
      rx="2"
      fill={series ? `url(#${id})` : 'var(--plinth-ink)'}
      stroke={series ? 'var(--plinth-hatch)' : 'var(--plinth-ink)'}
    />
  );
}
