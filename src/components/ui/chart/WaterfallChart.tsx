import { forwardRef, useId } from 'react';
import { layered } from '../../../theme/layered';
import { Part } from '../../../theme/Part';
import { styled } from '../../../theme/styled';
import { ChartTable } from './ChartTable';
import { COLUMN_CHART } from './column-chart-css';
import { HatchPattern } from './HatchPattern';
import { useChartVoice } from './useChartVoice';
import { type WaterfallStep, waterfallBars } from './waterfall-geometry';

export type { WaterfallStep } from './waterfall-geometry';

/** Props of {@link WaterfallChart}. */
export interface WaterfallChartProps {
  /** What it is about: 'From September to October'. */
  label: string;
  /** What it shows, in a sentence. */
  summary: string;
  /** What the steps are, as the heading of the table says it: 'What has changed'. */
  stepsLabel: string;
  /** What the values are, as the other heading says it: 'Amount'. */
  valuesLabel: string;
  /** The steps: an amount, by how much it changes and why, and the amount that comes of it. */
  steps: readonly WaterfallStep[];
  /** A value in full. */
  format: (value: number) => string;
  /** A class of your own on the figure. */
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
  & [data-slot='waterfall'] > span:nth-of-type(even) { text-align: end; }
  `,
  ),
);

/** The plus stands where the language has its minus, read from the right too. */
function withPlus(value: number, format: (value: number) => string): string {
  const plus = format(-value).replace(/[-−]/, '+');
  return plus.includes('+') ? plus : `+${format(value)}`;
}

/**
 * How one amount becomes another: each bar begins where the one before ended, what is more in full,
 * what is less in lines, with a sentence that says what it shows. "Show as table" has all values. Drawn
 * on the server as well, without a style of its own; it fills the width that it gets.
 */
export const WaterfallChart = forwardRef<HTMLElement, WaterfallChartProps>(
  function WaterfallChart(props, ref) {
    const { label, summary, stepsLabel, valuesLabel, steps, format, className } = props;
    const voice = useChartVoice(format);
    const id = useId();
    const { bars, isCut } = waterfallBars(steps);
    const signed = ({ value, isTotal }: WaterfallStep) =>
      !isTotal && value > 0 ? withPlus(value, format) : format(value);
    const fill = { total: 'var(--plinth-ink)', more: 'var(--plinth-hatch)', less: `url(#${id})` };
    return (
      <Figure ref={ref} data-slot="waterfall-chart" className={className}>
        <Part as="figcaption" data-slot="chart-caption">
          <b>{label}</b>
          <span>{summary}</span>
        </Part>
        {/* Screen readers hear the sentence, and have the table. */}
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
                {/* What does not begin at 0 is drawn as broken. */}
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
