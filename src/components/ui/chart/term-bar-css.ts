import { CHART, FORCED_COLORS } from './chart-css';

/** CSS of `TermBar`. */
export const TERM_BAR = `
  ${CHART}
  --plinth-hatch: var(--plinth-brand-edge);
  --plinth-ground: var(--plinth-brand-soft);
  --plinth-track: var(--plinth-surface-pressed);
  --plinth-over: var(--plinth-border-strong);
  gap: 6px;
  & > svg { inline-size: 100%; block-size: 18px; overflow: visible; }
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
    --plinth-track: Canvas;
    --plinth-over: GrayText;
    & line { stroke: Highlight; }
    & > svg > svg { outline: 1px solid; }
  }
`;
