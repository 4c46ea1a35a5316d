import { Part } from '../../../theme/Part';

/** Plain or with lines: which series is which. Screen readers hear the names with the values. */
export function ChartLegend({ id, series }: { id: string; series: readonly string[] }) {
  return (
    <Part as="ul" data-slot="chart-legend" aria-hidden>
      {series.map((name, at) => (
        <li key={name}>
          <LegendMark fill={at ? `url(#${id})` : 'var(--plinth-ink)'} />
          {name}
        </li>
      ))}
    </Part>
  );
}

/** How something is filled. */
export function LegendMark({ fill }: { fill: string }) {
  return (
    <svg aria-hidden width="12" height="12">
      <rect width="12" height="12" rx="3" fill={fill} />
    </svg>
  );
}
