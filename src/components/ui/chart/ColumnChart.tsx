import { forwardRef, useId } from 'react';
import { layered } from '../../../theme/layered';
import { Part } from '../../../theme/Part';
import { styled } from '../../../theme/styled';
import { shortNumberFormat } from '../number-format';
import { ChartTable } from './ChartTable';
import { Columns } from './Columns';
import type { ChartColumn } from './chart-column';
import { COLUMN_CHART } from './column-chart-css';
import { depthOf, isKnown, percent, valueScale } from './column-geometry';
import { chartSentence } from './column-sentence';
import { HatchPattern } from './HatchPattern';
import { useChartVoice } from './useChartVoice';

export type { ChartBehind, ChartColumn } from './chart-column';

/** Props of {@link ColumnChart}. */
export interface ColumnChartProps {
  /** Title of the chart: 'Spend a month'. */
  label: string;
  /** Hides the label visually, if a heading beside the chart says the same. @default false */
  isLabelHidden?: boolean | undefined;
  /** Heading of the columns in the table: 'Month'. */
  columnsLabel: string;
  /** Names of one or two series: 'Net', 'Cost'. */
  series: readonly [string] | readonly [string, string];
  /** Draws the second series inside the first, as a part of it. @default false */
  isInset?: boolean | undefined;
  /** The columns in reading order, with a value for each series. */
  columns: readonly ChartColumn[];
  /** Formats a value for screen readers and the table. @default a number in the reader's locale */
  format?: ((value: number) => string) | undefined;
  /** Formats a tick of the axis. @default a compact number in the reader's locale: 1.5K */
  formatShort?: ((value: number) => string) | undefined;
  /**
   * A sentence about the data. @default the last value compared with the one before: '€4,210 in
   * February, 6% more than in January'
   */
  summary?: string | undefined;
  /** A class on the root. */
  className?: string | undefined;
}

const Figure = styled('figure')(layered(() => COLUMN_CHART));

/**
 * A column chart with a line at 0 and a sentence that sums it up. One tab stop: arrow keys, Home
 * and End move between columns, whose values are announced. "Show as table" lists all values.
 * Renders on the server, without inline styles; fills its container's width.
 */
export const ColumnChart = forwardRef<HTMLElement, ColumnChartProps>(
  function ColumnChart(props, ref) {
    const { label, isLabelHidden = false, series, columns, className } = props;
    const voice = useChartVoice(props.format);
    const id = useId();
    const short = props.formatShort ?? shortNumberFormat(voice.locale).format;
    // Values beyond the number of series have no name, so they are not drawn.
    const values = columns.flatMap(({ values, behind }) => [
      ...values.slice(0, series.length),
      behind?.value ?? null,
    ]);
    const hasValues = values.some(isKnown);
    const scale = valueScale(values);
    const summary = props.summary ?? (hasValues && chartSentence(columns, voice));

    return (
      <Figure
        ref={ref}
        data-slot="column-chart"
        aria-label={isLabelHidden ? label : undefined}
        data-many={series.length > 1 && !props.isInset ? '' : undefined}
        className={className}
      >
        <Part as="figcaption" data-slot="chart-caption">
          {!isLabelHidden && <b>{label}</b>}
          {summary && <span>{summary}</span>}
        </Part>
        {hasValues ? (
          <>
            {/* Screen readers get the names together with the values. */}
            {series.length > 1 && (
              <Part as="ul" data-slot="chart-legend" aria-hidden>
                {series.map((name, at) => (
                  <li key={name}>
                    <svg aria-hidden width="12" height="12">
                      <circle cx="6" cy="6" r="5" fill={at ? `url(#${id})` : 'var(--plinth-ink)'} />
                    </svg>
                    <span>{name}</span>
                  </li>
                ))}
              </Part>
            )}
            <Part as="div" data-slot="chart-plot">
              <Part as="div" data-slot="chart-values" aria-hidden>
                {scale.ticks.map((tick) => (
                  <span key={tick}>{short(tick)}</span>
                ))}
              </Part>
              <Part as="svg" data-slot="chart-lines" aria-hidden>
                <HatchPattern id={id} />
                {scale.ticks.map((tick) => {
                  const y = percent(depthOf(tick, scale));
                  return (
                    <line key={tick} x2="100%" y1={y} y2={y} data-zero={tick === 0 || undefined} />
                  );
                })}
              </Part>
              <Columns {...props} {...{ id, scale, voice }} />
            </Part>
            <ChartTable {...props} voice={voice} />
          </>
        ) : (
          <Part as="div" data-slot="chart-nothing">
            {voice.t('nothingToShow')}
          </Part>
        )}
      </Figure>
    );
  },
);
