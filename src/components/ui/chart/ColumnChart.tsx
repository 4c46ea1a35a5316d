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
  /** What it is about: 'Spend a month'. */
  label: string;
  /** Only screen readers hear the label: where a heading beside the chart says it. @default false */
  isLabelHidden?: boolean | undefined;
  /** What the columns stand for, as the heading of the table says it: 'Month'. */
  columnsLabel: string;
  /** What the values are, a name a series, one or two: 'Net', 'Cost'. */
  series: readonly [string] | readonly [string, string];
  /** The columns in the order of reading, each with a value a series. */
  columns: readonly ChartColumn[];
  /** A value in full, as it is heard and stands in the table. @default a number in the reader's language */
  format?: ((value: number) => string) | undefined;
  /** A round value in few letters, beside a line. @default a short number in the reader's language: 1.5K */
  formatShort?: ((value: number) => string) | undefined;
  /**
   * What it shows, in a sentence. @default its last value beside the one before: '€4,210 in February,
   * 6% more than in January'
   */
  summary?: string | undefined;
  /** A class of your own on the figure. */
  className?: string | undefined;
}

const Figure = styled('figure')(layered(() => COLUMN_CHART));

/**
 * Values as columns, over or under a line of 0, with a sentence that says what they show. One tab
 * stop: arrows, Home and End go from column to column, each says its values. "Show as table" has
 * them all. Drawn on the server as well, without a style of its own; it fills the width that it gets.
 */
export const ColumnChart = forwardRef<HTMLElement, ColumnChartProps>(
  function ColumnChart(props, ref) {
    const { label, isLabelHidden = false, series, columns, className } = props;
    const voice = useChartVoice(props.format);
    const id = useId();
    const short = props.formatShort ?? shortNumberFormat(voice.locale).format;
    // What a column has more values for than there are series is nowhere named, so it is not shown.
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
        data-many={series.length > 1 ? '' : undefined}
        className={className}
      >
        <Part as="figcaption" data-slot="chart-caption">
          {!isLabelHidden && <b>{label}</b>}
          {summary && <span>{summary}</span>}
        </Part>
        {hasValues ? (
          <>
            {/* Screen readers hear the names with the values. */}
            {series.length > 1 && (
              <Part as="ul" data-slot="chart-legend" aria-hidden>
                {series.map((name, at) => (
                  <li key={name}>
                    <svg aria-hidden width="12" height="12">
                      <rect
                        width="12"
                        height="12"
                        rx="3"
                        fill={at ? `url(#${id})` : 'var(--plinth-ink)'}
                      />
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
