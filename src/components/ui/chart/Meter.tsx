import { forwardRef, useId } from 'react';
import { layered } from '../../../theme/layered';
import { styled } from '../../../theme/styled';
import { VISUALLY_HIDDEN } from '../control-css';
import { CHART, FORCED_COLORS, TONES } from './chart-css';
import { percent } from './column-geometry';
import { HatchPattern } from './HatchPattern';
import { useChartVoice } from './useChartVoice';

/** Props of {@link Meter}. */
export interface MeterProps {
  /** What is measured: 'Seats assigned'. */
  label: string;
  /** Hides label and value visually, but not from screen readers. @default false */
  isLabelHidden?: boolean | undefined;
  /** The value, from 0. A value above `maxValue` is shown as an excess. */
  value: number;
  /** The maximum of the scale. */
  maxValue: number;
  /** The value in words. @default '42 of 50' */
  valueText?: string | undefined;
  /** Tone of the meter; an excess is always drawn as danger. @default 'brand' */
  tone?: 'brand' | 'neutral' | 'success' | 'warning' | 'danger' | undefined;
  /** 4 or 8 pixels high. @default 'md' */
  size?: 'sm' | 'md' | undefined;
  /** A class on the root. */
  className?: string | undefined;
}

const Root = styled('div')(
  layered(
    () => `
  ${CHART}
  ${TONES}
  --plinth-hatch: var(--plinth-danger);
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 6px var(--plinth-space-3);
  &[data-over] > span { color: var(--plinth-danger-text); }
  & > meter { ${VISUALLY_HIDDEN} }
  & > svg {
    grid-column: 1 / -1;
    inline-size: 100%;
    block-size: 8px;
    border-radius: 999px;
    background: var(--plinth-surface-pressed);
    overflow: hidden;
  }
  &[data-size='sm'] > svg { block-size: 4px; }
  & > svg:dir(rtl) { transform: scaleX(-1); }
  ${FORCED_COLORS}
  @media (forced-colors: active) {
    & > svg { outline: 1px solid CanvasText; background: Canvas; }
  }
  `,
  ),
);

const atLeast0 = (value: number) => (value > 0 && Number.isFinite(value) ? value : 0);

/**
 * A measured value on a scale: seats assigned of seats bought. For progress use `ProgressBar`. An
 * excess is hatched as well as coloured.
 */
export const Meter = forwardRef<HTMLMeterElement, MeterProps>(function Meter(
  { label, isLabelHidden = false, valueText, tone = 'brand', size = 'md', className, ...amounts },
  ref,
) {
  const { t, format } = useChartVoice();
  const id = useId();
  const value = atLeast0(amounts.value);
  const max = atLeast0(amounts.maxValue);
  const isOver = value > max;
  const inside = Math.min(value, max);
  const valueLabel = valueText ?? t('amountOf', { value: format(value), max: format(max) });
  return (
    <Root
      data-slot="meter"
      data-tone={tone}
      data-size={size}
      data-over={isOver ? '' : undefined}
      className={className}
    >
      {!isLabelHidden && <b aria-hidden>{label}</b>}
      {!isLabelHidden && <span aria-hidden>{valueLabel}</span>}
      <meter ref={ref} max={max} value={inside} aria-label={label} aria-valuetext={valueLabel} />
      <svg aria-hidden>
        {isOver && <HatchPattern id={id} />}
        {isOver && <rect width="100%" height="100%" fill={`url(#${id})`} />}
        {
          <rect
            width={percent((inside / (Math.max(value, max) || 1)) * 100)}
            height="100%"
            rx={isOver ? 0 : 4}
            fill="var(--plinth-ink)"
          />
        }
      </svg>
    </Root>
  );
});
