import { VISUALLY_HIDDEN } from '../control-css';
import { CHART, FORCED_COLORS } from './chart-css';
import { NAME_WIDTHS } from './column-geometry';

/** Hides labels that do not fit, the last class of them always; screen readers get all labels. */
const NAMES = [...NAME_WIDTHS, 1e5]
  .map(
    (width, at) =>
      `@container (width<${width}px){& [data-from='${at + 1}']>span:first-of-type{visibility:hidden}}`,
  )
  .join('');

/** CSS of `ColumnChart`. Columns overlay the grid lines in their own grid, unmeasured. */
export const COLUMN_CHART = `
  ${CHART}
  container-type: inline-size;
  inline-size: 100%;
  & [data-slot='chart-plot'] {
    box-sizing: border-box;
    display: grid;
    grid-template: minmax(0, 1fr) 24px / auto minmax(0, 1fr);
    gap: 0 var(--plinth-space-2);
    block-size: 216px;
    padding-block-start: 9px;
    font-size: var(--plinth-font-size-xs);
    line-height: 16px;
  }
  & [data-slot='chart-values'] {
    display: flex;
    flex-direction: column-reverse;
    justify-content: space-between;
    text-align: end;
    white-space: nowrap;
  }
  & [data-slot='chart-values'] > span { block-size: 0; margin-block: -8px 8px; }
  & [data-slot='chart-lines'] { grid-area: 1 / 2; inline-size: 100%; block-size: 100%; overflow: visible; }
  & line { stroke: var(--plinth-border); shape-rendering: crispEdges; }
  & [data-zero] { stroke: var(--plinth-border-control); }
  & [data-slot='chart-columns'] {
    grid-area: 1 / 2 / 3;
    display: grid;
    grid: minmax(0, 1fr) / auto-flow minmax(0, 1fr);
  }
  & [data-slot='chart-column'] {
    position: relative;
    display: grid;
    /* The label may be wider than its column: it overflows on both sides. */
    grid-template: minmax(0, 1fr) 24px / minmax(0, 1fr);
    place-items: end center;
    border-radius: var(--plinth-radius-sm);
    white-space: nowrap;
    cursor: default;
  }
  & [data-slot='chart-column'] > svg { inline-size: 64%; max-inline-size: 40px; block-size: 100%; overflow: visible; }
  &[data-many] [data-slot='chart-column'] > svg { max-inline-size: 72px; }
  & [data-slot='chart-column']:is(:hover, :focus) { background: var(--plinth-surface-hover); }
  & [data-provisional] rect { fill-opacity: 0.35; stroke-dasharray: 3 2; }
  & [data-slot='chart-nothing'] {
    padding: 72px 0;
    text-align: center;
  }
  & summary {
    display: flex;
    align-items: center;
    gap: var(--plinth-space-1);
    inline-size: fit-content;
    border-radius: var(--plinth-radius-sm);
    list-style: none;
    cursor: pointer;
  }
  & summary::-webkit-details-marker { display: none; }
  & summary > svg { inline-size: 14px; block-size: 14px; }
  & [open] > summary > svg { transform: scaleY(-1); }
  & :is(summary, [data-slot='chart-column']):focus-visible {
    outline: var(--plinth-focus-width) solid var(--plinth-focus-ring);
    outline-offset: -1px;
  }
  & table { inline-size: 100%; border-collapse: collapse; color: var(--plinth-text); }
  & caption { ${VISUALLY_HIDDEN} }
  & :is(th, td) {
    padding-block: 6px;
    padding-inline: var(--plinth-space-3) 0;
    border-block-end: 1px solid var(--plinth-border);
    font-weight: 400;
    text-align: start;
    vertical-align: middle;
  }
  & :is(td, th + th):dir(ltr) { text-align: end; }
  & th:first-of-type { padding-inline: 0; }
  & [data-from='-1'] > span:first-of-type {
    inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    text-align: center;
  }
  ${NAMES}
  ${FORCED_COLORS}
  @media (pointer: coarse) {
    & summary { padding-block: 13px; }
  }
  @media (forced-colors: active) {
    & line { stroke: CanvasText; stroke-opacity: 0.3; }
    & [data-zero] { stroke-opacity: 1; }
    & [data-slot='chart-column']:is(:hover, :focus) { outline: 2px solid Highlight; }
  }
`;
