import { forwardRef } from 'react';
import { layered } from '../../../theme/layered';
import { styled } from '../../../theme/styled';
import { FORCED_COLORS, TONES } from './chart-css';
import { sparklineShape } from './sparkline-geometry';
import { useChartVoice } from './useChartVoice';

/** Props of {@link Sparkline}. */
export interface SparklineProps {
  /** Title: 'Seats of the last 13 months'. */
  label: string;
  /** Values at equal distances, newest last; null for gaps. */
  values: readonly (number | null)[];
  /** Formats a value in full. @default a number in the reader's locale */
  format?: ((value: number) => string) | undefined;
  /** A sentence about the data. @default first and last value, minimum and maximum */
  summary?: string | undefined;
  /** Tone of the trend. @default 'brand' */
  tone?: 'brand' | 'neutral' | 'success' | 'warning' | 'danger' | undefined;
  /** A class on the root, for example to set another size. */
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
 * A word-sized trend, for a cell or tile. An image whose name describes the data; if each value
 * matters, use `ColumnChart`.
 */
export const Sparkline = forwardRef<SVGSVGElement, SparklineProps>(function Sparkline(
  { label, values, summary, tone = 'brand', className, ...props },
  ref,
) {
  const { t, format } = useChartVoice(props.format);
  const { line, area, last, numbers } = sparklineShape(values);
  const [first = 0] = numbers;
  const sentence = last
    ? t('course', {
        first: format(first),
        last: format(numbers.at(-1) ?? 0),
        least: format(Math.min(...numbers)),
        most: format(Math.max(...numbers)),
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
      aria-label={t('named', { name: label, value: summary ?? sentence })}
    >
      <path d={area} fill="var(--plinth-ink)" fillOpacity="0.1" stroke="none" />
      <path d={line} />
      <path d={last} strokeWidth="5" />
    </Picture>
  );
});
