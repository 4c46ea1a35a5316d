import { forwardRef } from 'react';
import { layered } from '../../../theme/layered';
import { styledDense } from '../../../theme/styled-dense';
import { percent } from './column-geometry';
import { type TermSpan, termPart, termShare } from './term-geometry';

/** Props of {@link TermStrip}. */
export interface TermStripProps extends TermSpan {
  /** Current time in milliseconds since 1970. */
  now: number;
  /** Parts of the term that can still be cancelled. @default none */
  windows?: readonly TermSpan[] | undefined;
}

const Strip = styledDense('svg')(
  layered(`
  display: inline-block;
  flex: none;
  inline-size: 72px;
  block-size: 10px;
  margin-inline-end: var(--plinth-space-2);
  vertical-align: -1px;
  overflow: visible;
  fill: var(--plinth-text-subtle);
  stroke-width: 0;
  & > [data-part='past'] { fill: var(--plinth-border-strong); }
  & > [data-part='window'] { stroke: var(--plinth-surface); stroke-width: 4px; stroke-dasharray: 2px; }
  & > [data-part='today'] { fill: var(--plinth-text); }
  &:dir(rtl) { transform: scaleX(-1); }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    fill: CanvasText;
    & > [data-part='past'] { fill: GrayText; }
    & > [data-part='window'] { stroke: Canvas; }
    & > [data-part='today'] { fill: Highlight; }
  }
  `),
);

/**
 * A term as a small strip: the part that is over, what is owed solid, what can be cancelled hatched,
 * and a tick for today. Decorative: its date stands beside it.
 */
export const TermStrip = forwardRef<SVGSVGElement, TermStripProps>(function TermStrip(
  { now, windows = [], ...term },
  ref,
) {
  const over = termShare(term, now);
  return (
    <Strip ref={ref} data-slot="term-strip" aria-hidden>
      <rect y="3" width="100%" height="4" rx="2" />
      <rect data-part="past" y="3" width={percent(over)} height="4" rx="2" />
      {windows.map((span) => {
        const { width } = termPart(term, span);
        if (width <= 0) return null;
        const end = termShare(term, span.endAt);
        return (
          <line
            key={`${span.startAt} ${span.endAt}`}
            data-part="window"
            x1={percent(Math.max(over, end - width))}
            x2={percent(end)}
            y1="5"
            y2="5"
          />
        );
      })}
      <rect data-part="today" x={percent(over)} width="2" height="10" rx="1" />
    </Strip>
  );
});
