import { forwardRef, useId } from 'react';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';

/** Props of {@link ProgressBar}. */
export interface ProgressBarProps {
  /** Label: the work in progress. */
  label: string;
  /** Hides the label visually, but not from screen readers. @default false */
  isLabelHidden?: boolean | undefined;
  /** Progress from 0 to `maxValue`; null if indeterminate. @default null */
  value?: number | null | undefined;
  /** The value of completion. @default 100 */
  maxValue?: number | undefined;
  /** Progress in words: '3 of 10 users'. @default a percentage for screen readers */
  valueText?: string | undefined;
  /** Tone of the bar. @default 'brand' */
  tone?: 'brand' | 'success' | 'warning' | 'danger' | undefined;
  /** 4 or 8 pixels high. @default 'md' */
  size?: 'sm' | 'md' | undefined;
  /** A class on the bar. */
  className?: string | undefined;
}

const Root = styled('div')(
  layered(`
  --plinth-progress: var(--plinth-brand);
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 6px var(--plinth-space-3);
  min-inline-size: 0;
  color: var(--plinth-text);
  font-family: var(--plinth-font-family);
  font-size: var(--plinth-font-size-sm);
  line-height: 18px;
  overflow-wrap: anywhere;
  &[data-tone='success'] { --plinth-progress: var(--plinth-success-text); }
  &[data-tone='warning'] { --plinth-progress: var(--plinth-warning-text); }
  &[data-tone='danger'] { --plinth-progress: var(--plinth-danger); }
  & > label { font-weight: 550; }
  & > span { color: var(--plinth-text-muted); font-variant-numeric: tabular-nums; }
  & > progress {
    appearance: none;
    grid-column: 1 / -1;
    box-sizing: border-box;
    inline-size: 100%;
    block-size: 8px;
    border: 0;
    border-radius: 999px;
    background: var(--plinth-surface-pressed);
    overflow: hidden;
  }
  &[data-size='sm'] > progress { block-size: 4px; }
  & > progress::-webkit-progress-bar { background: transparent; }
  & > progress::-webkit-progress-value {
    border-radius: 999px;
    background: var(--plinth-progress);
    transition: inline-size var(--plinth-duration-normal) var(--plinth-ease);
  }
  & > progress::-moz-progress-bar { border-radius: 999px; background: var(--plinth-progress); }
  & > progress:indeterminate {
    background:
      linear-gradient(90deg, transparent, var(--plinth-progress) 30% 70%, transparent)
      0 0 / 40% 100% no-repeat var(--plinth-surface-pressed);
    animation: plinth-progress 1400ms ease-in-out infinite;
  }
  & > progress:indeterminate::-webkit-progress-value { background: transparent; }
  & > progress:indeterminate::-moz-progress-bar { background: transparent; }
  & > progress:dir(rtl):indeterminate { animation-direction: reverse; }
  @keyframes plinth-progress {
    from { background-position: -70% 0; }
    to { background-position: 170% 0; }
  }
  @media (prefers-reduced-motion: reduce) {
    & > progress::-webkit-progress-value { transition: none; }
    & > progress:indeterminate {
      background: repeating-linear-gradient(
        -45deg, var(--plinth-progress) 0 6px, var(--plinth-surface-pressed) 6px 12px
      );
      animation: none;
    }
  }
  @media (forced-colors: active) {
    &, &[data-tone] { --plinth-progress: Highlight; }
    & > progress {
      forced-color-adjust: none;
      border: 1px solid CanvasText;
      background-color: Canvas;
    }
  }
  `),
);

/** A native progress bar. Announce completion elsewhere. */
export const ProgressBar = forwardRef<HTMLProgressElement, ProgressBarProps>(
  function ProgressBar(props, ref) {
    const { label, isLabelHidden = false, value = null, valueText, tone = 'brand' } = props;
    const { size = 'md', className } = props;
    const id = useId();
    const max = props.maxValue && props.maxValue > 0 ? props.maxValue : 100;
    const isKnown = value !== null && Number.isFinite(value);
    const reached = isKnown ? Math.min(Math.max(value, 0), max) : undefined;
    return (
      <Root data-slot="progress-bar" data-tone={tone} data-size={size} className={className}>
        {!isLabelHidden && <label htmlFor={id}>{label}</label>}
        {!isLabelHidden && valueText && <span aria-hidden>{valueText}</span>}
        <progress
          // Removing the value only takes effect on a new element.
          key={isKnown ? 'known' : 'unknown'}
          ref={ref}
          id={id}
          max={max}
          {...(isKnown && { value: reached })}
          aria-label={isLabelHidden ? label : undefined}
          aria-valuetext={valueText}
        />
      </Root>
    );
  },
);
