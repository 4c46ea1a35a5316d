import { forwardRef } from 'react';
import { layered } from '../../../theme/layered';
import { styled } from '../../../theme/styled';
import { FORCED_COLORS, TONES } from './chart-css';
import { sparklineShape } from './sparkline-geometry';
import { useChartVoice } from './useChartVoice';

/** Props of {@link Sparkline}. */
export interface SparklineProps {
  /** What it is about: 'Seats of the last 13 months'. */
  label: string;
  /** The values at equal distances, the newest last; null where there is none. */
  values: readonly (number | null)[];
  /** A value in full. @default a number in the reader's language */
  format?: ((value: number) => string) | undefined;
  /** What it shows, in a sentence. @default the first and the last value, the lowest and the highest */
  summary?: string | undefined;
  /** How the trend is meant. @default 'brand' */
  tone?: 'brand' | 'neutral' | 'success' | 'warning' | 'danger' | undefined;
  /** A class of your own; by it the picture gets another size. */
  className?: string | undefined;
}

const Picture = styled('svg')(
  layered(
    () => `
  ${TONES}
  display: inline;
  inline-size: 96px;
  max-inline-size: 100%;
  block-size: 24px;
  vertical-align: middle;
  overflow: visible;
  fill: none;
  stroke: var(--plinth-ink);
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  & > path { vector-effect: non-scaling-stroke; }
  &:dir(rtl) { transform: scaleX(-1); }
  ${FORCED_COLORS}
  @media (forced-colors: active) {
    & > [fill] { fill: none; }
  }
  `,
  ),
);

/**
 * The course of a value in the size of a word, for a cell or a tile. An image whose name says what
 * it shows; where each value matters, use a `ColumnChart`.
 */
export const Sparkline = forwardRef<SVGSVGElement, SparklineProps>(function Sparkline(
  { label, values, summary, tone = 'brand', className, ...props },
  ref,
) {
  const { t, format } = useChartVoice(props.format);
  const { line, area, last, known } = sparklineShape(values);
  const [first = 0] = known;
  const said = last
    ? t('course', {
        first: format(first),
        last: format(known.at(-1) ?? 0),
        least: format(Math.min(...known)),
        most: format(Math.max(...known)),
      })
    : t('nothingToShow');
  return (
    <Picture
      ref={ref}
      data-slot="sparkline"
      data-tone={tone}
      className={className}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      role="img"
      aria-label={t('named', { name: label, value: summary ?? said })}
    >
      <path d={area} fill="var(--plinth-ink)" fillOpacity="0.1" stroke="none" />
      <path d={line} />
      <path d={last} strokeWidth="5" />
    </Picture>
  );
});
