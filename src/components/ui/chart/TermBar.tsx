import { forwardRef, useId } from 'react';
import { layered } from '../../../theme/layered';
import { Part } from '../../../theme/Part';
import { styled } from '../../../theme/styled';
import { CHART, FORCED_COLORS } from './chart-css';
import { percent } from './column-geometry';
import { HatchPattern } from './HatchPattern';
import { type TermSpan, termDays, termPart, termShare } from './term-geometry';
import { useChartVoice } from './useChartVoice';

const TERM_BAR = `
  ${CHART}
  --plinth-hatch: var(--plinth-border-control);
  --plinth-ground: var(--plinth-surface);
  --plinth-track: var(--plinth-border-control);
  --plinth-over: var(--plinth-surface-pressed);
  gap: 6px;
  & > svg { inline-size: 100%; block-size: 20px; overflow: visible; }
  & > svg:dir(rtl) { transform: scaleX(-1); }
  & line { stroke: var(--plinth-text); stroke-width: 2; stroke-linecap: round; }
  & > [data-slot='term-ends'] {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--plinth-space-4);
    font-size: var(--plinth-font-size-xs);
    line-height: 16px;
  }
  & li { color: var(--plinth-text); }
  ${FORCED_COLORS}
  @media (forced-colors: active) {
    --plinth-track: GrayText;
    --plinth-over: Canvas;
    & line { stroke: Highlight; }
    & > svg > svg { outline: 1px solid; }
  }
`;

/** A marked part of a term, such as its cancellation window. */
export interface TermWindow extends TermSpan {
  /** Unique id of the window. */
  readonly id: string;
  /** Label with its end date: 'Can be cancelled until 20 Feb'. */
  readonly text: string;
}

/** Props of {@link TermBar}. */
export interface TermBarProps extends TermSpan {
  /** Title: 'Term'. */
  label: string;
  /** Hides the label visually, if a heading beside the bar says the same. @default false */
  isLabelHidden?: boolean | undefined;
  /** Current time in milliseconds since 1970. */
  now: number;
  /** Label of the start: '13 Feb 2026'. */
  startText: string;
  /** Label of the end: 'Renews 13 Feb 2027'. */
  endText: string;
  /** Label of the current day: 'Today, 22 Nov'. */
  nowText: string;
  /** Marked parts of the term. @default none */
  windows?: readonly TermWindow[] | undefined;
  /** A sentence about the term. @default the number of days left */
  summary?: string | undefined;
  /** A class on the root. */
  className?: string | undefined;
}

const Figure = styled('figure')(layered(() => TERM_BAR));

/**
 * A term from start to end: what is over, what is owed solid, what can be cancelled hatched, and the
 * current day. Everything drawn is also in the text beside it; it is not interactive.
 */
export const TermBar = forwardRef<HTMLElement, TermBarProps>(function TermBar(
  { label, isLabelHidden = false, now, windows = [], summary, className, ...term },
  ref,
) {
  const { t } = useChartVoice();
  const id = useId();
  const hatch = `url(#${id})`;
  const over = termShare(term, now);
  const isRunning = now >= term.startAt && now < term.endAt;
  const sentence =
    summary ??
    (isRunning
      ? t('daysLeft', termDays(term, now))
      : t(now < term.startAt ? 'notBegun' : 'isOver'));
  const parts = windows
    .map((one) => ({ ...one, ...termPart(term, one) }))
    .filter(({ width }) => width > 0);

  return (
    <Figure
      ref={ref}
      data-slot="term-bar"
      aria-label={isLabelHidden ? label : undefined}
      className={className}
    >
      <Part as="figcaption" data-slot="chart-caption">
        {!isLabelHidden && <b>{label}</b>}
        <span>{sentence}</span>
      </Part>
      <Part as="svg" data-slot="term-line" aria-hidden>
        <HatchPattern id={id} />
        <svg aria-hidden y="4" height="12">
          <rect width="100%" height="100%" rx="6" fill="var(--plinth-track)" />
          {parts.map(({ id: key, x, width }) => (
            <rect key={key} x={percent(x)} width={percent(width)} height="100%" fill={hatch} />
          ))}
          <rect width={percent(over)} height="100%" rx="6" fill="var(--plinth-over)" />
        </svg>
        {isRunning && <line x1={percent(over)} x2={percent(over)} y2="20" />}
      </Part>
      <Part as="div" data-slot="term-ends">
        <span>{term.startText}</span>
        <span>{term.endText}</span>
      </Part>
      <Part as="ul" data-slot="chart-legend">
        {isRunning && (
          <li>
            <svg width="12" height="12" aria-hidden>
              <line x1="6" x2="6" y1="1" y2="11" />
            </svg>
            <span>{term.nowText}</span>
          </li>
        )}
        {parts.map(({ id: key, text }) => (
          <li key={key}>
            <svg aria-hidden width="12" height="12">
              <rect width="12" height="12" rx="3" fill={hatch} />
            </svg>
            <span>{text}</span>
          </li>
        ))}
      </Part>
    </Figure>
  );
});
