import { forwardRef, useId } from 'react';
import { layered } from '../../../theme/layered';
import { Part } from '../../../theme/Part';
import { styled } from '../../../theme/styled';
import { withPlus } from '../with-plus';
import { ChartTable } from './ChartTable';
import { COLUMN_CHART } from './column-chart-css';
import { HatchPattern } from './HatchPattern';
import { useChartVoice } from './useChartVoice';
import { type WaterfallStep, waterfallBars } from './waterfall-geometry';

export type { WaterfallStep } from './waterfall-geometry';

/** Props of {@link WaterfallChart}. */
export interface WaterfallChartProps {
  /** Title: 'From September to October'. */
  label: string;
  /** A sentence about the data. */
  summary: string;
  /** Heading of the steps in the table: 'What has changed'. */
  stepsLabel: string;
  /** Heading of the values in the table: 'Amount'. */
  valuesLabel: string;
  /** The steps: the initial amount, each change with its cause, and the resulting amount. */
  steps: readonly WaterfallStep[];
  /** Formats a value in full. */
  format: (value: number) => string;
  /** A class on the root. */
  className?: string | undefined;
}

const Figure = styled('figure')(
  layered(
    () => `
  ${COLUMN_CHART}
  & > [data-slot='waterfall'] {
    display: grid;
    grid-template-columns: minmax(72px, max-content) minmax(0, 1fr) max-content;
    gap: var(--plinth-space-2) var(--plinth-space-3);
    align-items: center;
    margin-block: var(--plinth-space-2);
    color: var(--plinth-text);
  }
  & [data-slot='waterfall'] > svg { inline-size: 100%; block-size: 18px; overflow: hidden; }
  & [data-slot='waterfall'] > svg:dir(rtl) { transform: scaleX(-1); }
  & [data-slot='waterfall'] > [data-total] { font-weight: 600; }
  & [data-slot='waterfall'] > span:nth-of-type(even):dir(ltr) { text-align: end; }
  `,
  ),
);

/**
 * A waterfall chart: each bar starts where the previous one ended; increases are solid, decreases
 * hatched, and a sentence sums it up. "Show as table" lists all values. Renders on the server,
 * without inline styles; fills its container's width.
 */
export const WaterfallChart = forwardRef<HTMLElement, WaterfallChartProps>(
  function WaterfallChart(props, ref) {
    const { label, summary, stepsLabel, valuesLabel, steps, format, className } = props;
    const voice = useChartVoice(format);
    const id = useId();
    const { bars, isCut } = waterfallBars(steps);
    const signed = ({ value, isTotal }: WaterfallStep) =>
      isTotal ? format(value) : withPlus(value, format);
    const fill = { total: 'var(--plinth-ink)', more: 'var(--plinth-hatch)', less: `url(#${id})` };
    return (
      <Figure ref={ref} data-slot="waterfall-chart" className={className}>
        <Part as="figcaption" data-slot="chart-caption">
          <b>{label}</b>
          <span>{summary}</span>
        </Part>
        {/* Screen readers get the sentence and the table. */}
        <Part as="div" data-slot="waterfall" aria-hidden>
          {steps.map((step, at) => {
            const bar = bars[at];
            const total = step.isTotal ? '' : undefined;
            return [
              <span key={`${step.id} name`} data-total={total}>
                {step.name}
              </span>,
              <svg key={`${step.id} bar`} aria-hidden>
                {at === 0 && <HatchPattern id={id} />}
                {bar && (
                  <rect
                    x={bar.x}
                    width={bar.width}
                    height="100%"
                    rx="3"
                    fill={fill[bar.kind]}
                    stroke={bar.kind === 'less' ? 'var(--plinth-hatch)' : undefined}
                  />
                )}
                {/* A bar that does not start at 0 is drawn as broken. */}
                {isCut && step.isTotal && (
                  <rect x="3%" width="4" height="100%" fill="var(--plinth-ground)" />
                )}
              </svg>,
              <span key={`${step.id} value`} data-total={total}>
                <bdi>{signed(step)}</bdi>
              </span>,
            ];
          })}
        </Part>
        <ChartTable
          label={label}
          columnsLabel={stepsLabel}
          series={[valuesLabel]}
          columns={steps.map(({ id: key, name, value }) => ({ id: key, name, values: [value] }))}
          voice={voice}
        />
      </Figure>
    );
  },
);
