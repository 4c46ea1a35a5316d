import { FOCUS_RING, VISUALLY_HIDDEN } from '../control-css';
import { MONEY } from '../money-css';

/** Rules for a list too narrow for its columns. */
const narrow = () => `
  @media screen { & table > * > tr { display: flex; } }
  & th, & td { flex: 1; min-inline-size: 0; }
  & tr > [data-tool='select'] { flex: 0 0 44px; }
  & tr > [data-tool='actions'] { flex: 0 0 56px; }
  & thead th:not([data-tool], :not(* + *), [data-tool='select'] + th), & tbody td:not([data-tool], [data-state]), & tfoot td:not([data-tool]) { display: none; }
  & [data-tool='actions'] { padding-inline-start: 0; }
  /* The menu column needs no heading, so names get the space. */
  & thead [data-tool='actions'] { font-size: 0; }
  & tbody th { padding-inline-end: var(--plinth-space-2); }
  & :is([data-list='name'], tfoot) [data-list='summary'] { display: block; }
  /* Sticky elements stick to the page, not to a region without scrolling. */
  & [data-slot='table-region'] { overflow: clip; }
  /* Totals stay in sight where they leave room for rows. */
  @media (height >= 560px) { & tfoot:not(:has(tr:nth-of-type(3))) { position: sticky; inset-block-end: 0; } }
  & tfoot th { padding-block: 6px; }
  & tfoot [data-list='total'] { display: none; }
  & tbody td, & [data-list='name'] :is(a, bdi, small) { white-space: normal; }
  & [data-list='name'] > span { flex-wrap: wrap; }
  & [data-list='name'], & [data-list='pictured'] { box-sizing: border-box; align-content: start; align-items: flex-start; padding-block: var(--plinth-space-1); }
  & [data-list='pictured'] > [data-list='name'] { padding-block: 0; }
`;

/** Width in pixels below which a list shows a single column. */
export type NarrowBelow = 640 | 840 | 960;

/**
 * CSS of a list and its cells. Column widths depend only on their kinds, so that nothing moves
 * between pages, searches and states. In a narrow list the name's column contains the other values,
 * without horizontal scrolling.
 */
export const LIST = (narrowBelow: NarrowBelow) => `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-3);
  min-inline-size: 0;
  container-type: inline-size;
  isolation: isolate;
  color: var(--plinth-text);
  /* Overlays the table, which does not move. */
  & [data-slot='field-notice'] { z-index: 1; }
  & > [data-slot='list-tools'] {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    gap: var(--plinth-space-2);
  }
  & > [data-slot='list-tools'] > [data-slot='search-field'] { flex: 1 1 200px; max-inline-size: 420px; margin-block-start: -6px; }
  & [data-slot='list-tools-end'] { display: flex; flex-wrap: wrap; align-items: center; gap: var(--plinth-space-2); margin-inline-start: auto; }
  & [data-slot='list-tools-toggle'] { display: none; }
  & [data-slot='list-tools-more'] { display: contents; }
  & [data-slot='list-chart'] { flex: 1 0 100%; min-inline-size: 0; margin-block-end: var(--plinth-space-2); }
  /* In a narrow list the values are below the name. */
  & table[aria-label] { min-inline-size: 0; }
  & [data-list='sort'] {
    appearance: none;
    display: inline-flex;
    align-items: center;
    gap: 4px;
    max-inline-size: 100%;
    margin: -4px;
    padding: 4px;
    border: 0;
    border-radius: var(--plinth-radius-sm);
    background: transparent;
    color: inherit;
    font: inherit;
    text-align: inherit;
    white-space: inherit;
    cursor: pointer;
  }
  & [data-list='sort']::after {
    content: '';
    flex: none;
    inline-size: 7px;
    block-size: 5px;
    background: currentColor;
    clip-path: polygon(50% 0, 100% 100%, 0 100%);
    opacity: 0;
  }
  & [data-align='end'] > [data-list='sort'] { flex-direction: row-reverse; vertical-align: top; }
  & [data-list='sort']:is(:hover, :focus-visible)::after { opacity: 0.5; }
  & [aria-sort] > [data-list='sort'] { color: var(--plinth-text); }
  & [aria-sort] > [data-list='sort']::after { opacity: 1; }
  & [aria-sort='descending'] > [data-list='sort']::after { rotate: 180deg; }
  /* Its heading is truncated. */
  & [data-list='sort']:focus-visible { ${FOCUS_RING} outline-offset: calc(-1 * var(--plinth-focus-width)); }
  /* As wide as its longest word, which may reach into the padding. */
  & td > [data-slot='badge'] { min-inline-size: min-content; overflow-wrap: normal; }
  /* As high as its name, also for rows that are not rendered. */
  & tbody { --plinth-row: 56px; }
  &[data-density='compact'] tbody { --plinth-row: var(--plinth-control-sm); }
  &[data-density='compact'] tbody tr > th, &[data-density='compact'] tbody td:not([data-state]) { padding-block: 2px; }
  &[data-density='compact'] [data-list='name'], &[data-density='compact'] [data-list='pictured'] { min-block-size: 24px; }
  &[data-density='compact'] [data-list='name'] { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 var(--plinth-space-2); }
  /* The second line is beside the first, truncated if needed. */
  &[data-density='compact'] [data-list='name'] small { flex: 1 1 8em; min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  &[data-density='compact'] small[data-list='summary'] { flex: 1 0 100%; white-space: normal; }
  &[data-density='compact'] [data-list='pictured'] > [data-size] { inline-size: 24px; block-size: 24px; font-size: 10px; line-height: 22px; }
  & tbody td { font-size: var(--plinth-font-size-sm); }
  /* Rows are of one height: one line, truncated if needed. */
  @media screen {
    & tbody td, & [data-list='name'] :is(a, bdi, small) { overflow: clip; text-overflow: ellipsis; white-space: nowrap; }
  }
  /* The selection bar shows it. */
  &:not([data-counted]) [data-slot='table-count'] { ${VISUALLY_HIDDEN} }
  & tr[data-group] > th { white-space: nowrap; }
  & tr + tr[data-group] { border-block-start: 1px solid var(--plinth-border); }
  & tr[data-group] small { margin-inline-start: var(--plinth-space-3); font-variant-numeric: tabular-nums; }
  & [data-slot='table-foot'] { min-block-size: 45px; box-sizing: border-box; }
  /* Fewer rows than placeholders do not pull it up in sight. */
  & [data-slot='table']:has([data-slot='skeleton']) [data-slot='table-foot'] { visibility: hidden; }
  &[data-bare] [data-slot='table-foot'] { display: none; }
  & tbody tr:not([data-group]) > td:empty:not([data-tool])::before { content: '–'; color: var(--plinth-text-muted); }
  & td time { white-space: nowrap; }
  & [data-slot='amount'] { ${MONEY} }
  & tfoot { border-block-start: 1px solid var(--plinth-border); background: var(--plinth-surface-sunken); font-size: var(--plinth-font-size-sm); font-weight: 550; }
  & tfoot tr + tr > * { padding-block-start: 0; }
  & tfoot :is(div, summary):not([data-list]) { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 var(--plinth-space-2); font-variant-numeric: tabular-nums; }
  & [data-list='holds'] { display: block; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); font-weight: 400; }
  & tfoot summary { cursor: pointer; }
  & tfoot summary > span::after { content: '▾'; margin-inline-start: 6px; color: var(--plinth-text-muted); }
  & tfoot summary:focus-visible { ${FOCUS_RING} }
  & tfoot details > div { color: var(--plinth-text-muted); font-weight: 400; }
  &[data-pressable] tr[data-row] { cursor: pointer; }
  & tr[data-row]:focus { outline: var(--plinth-focus-width) solid var(--plinth-focus-ring); outline-offset: calc(-1 * var(--plinth-focus-width)); scroll-margin-block: 72px; }
  & [data-list='name'] { align-content: center; min-block-size: 39px; }
  & [data-list='pictured'] { display: flex; align-items: center; gap: var(--plinth-space-3); min-block-size: 39px; }
  & [data-list='pictured'] > [data-list='name'] { flex: 1; min-inline-size: 0; min-block-size: 0; }
  /* Names and details have the direction of their own words, and begin where the cell does. */
  & [data-list='name'] { display: grid; grid-template-columns: minmax(0, 1fr); justify-items: start; }
  & [data-list='name'] > * { max-inline-size: 100%; }
  & [data-list='name'] > small:not([data-list]) { unicode-bidi: plaintext; }
  & [data-list='name'] > span { display: flex; align-items: center; gap: var(--plinth-space-2); }
  & [data-list='name'] > span > * { flex: none; }
  & [data-list='name'] > span > :is(a, bdi) { flex: 0 1 auto; min-inline-size: 0; }
  & [data-list='name'] small { display: block; }
  & [data-list='name'] svg + svg { margin-block-start: 8px; }
  & :is([data-list='name'], tfoot) [data-list='summary'] { display: none; }
  /* Each begins with a separator dot; the first of a line is clipped at the edge. */
  & small[data-list='summary'] { overflow: hidden; }
  & small[data-list='summary'] > span { position: relative; display: inline-block; max-inline-size: 100%; margin-inline-end: 13px; }
  & small[data-list='summary'] > span::before { content: '·'; position: absolute; inset-inline-start: -9px; }
  & small[data-list='summary'] > span:has([data-slot='badge'])::before { inset-block-start: 3px; }
  & [data-list='more'] { margin-inline-start: var(--plinth-space-1); color: var(--plinth-text-muted); font-size: var(--plinth-font-size-xs); font-weight: 400; }
  & [data-list='meter'] { font-variant-numeric: tabular-nums; }
  & td > [data-list='meter'] { display: block; background: linear-gradient(var(--plinth-surface-pressed) 0 0) 0 100% / 100% 3px no-repeat; }
  & [data-list='meter'] > svg { display: block; block-size: 3px; margin-block-start: 3px; background: var(--plinth-border-control); }
  & [data-list='meter'][data-tone='warning'] > svg { background: var(--plinth-warning-text); }
  & [data-list='meter'][data-tone='danger'] > svg { background: var(--plinth-danger); }
  & [data-list='summary'] [data-list='meter'] > svg { display: none; }
  /* The padding extends the press target to 24 pixels without moving anything. */
  & a[data-list-link] { unicode-bidi: plaintext; margin-block: -2px; padding-block: 2px; border-radius: 3px; color: inherit; text-decoration: none; }
  & a[data-list-link]:hover { text-decoration: underline; text-underline-offset: 3px; }
  & a[data-list-link]:focus-visible { ${FOCUS_RING} }
  /* The date of a term comes before its strip. */
  /* Never at the cost of the date beside it. */
  @container (width < 1240px) { & td [data-slot='term-strip'] { inline-size: 40px; } }
  @container (width < 1100px) { & td [data-slot='term-strip'] { display: none; } }
  @container (width < ${narrowBelow}px) { ${narrow()} }
  @container (width < 640px) {
    & > [data-slot='list-tools'] > [data-slot='search-field'] { max-inline-size: none; flex-basis: 120px; }
    & [data-slot='list-tools-toggle'] { display: block; }
    & :is([data-slot='list-tools-more'], [data-slot='list-chart']):not([data-open]) { display: none; }
    & [data-slot='list-chart'] { order: 1; margin-block-end: 0; }
    & [data-slot='list-tools-toggle'] + [data-slot='list-tools-more'][data-open] { display: flex; flex: 1 0 100%; flex-wrap: wrap; gap: var(--plinth-space-2); }
    /* A single column needs no heading, and is sorted in the display settings. */
    &[data-headless] thead { display: none; }
    & thead th, & tbody tr[data-group] > th { padding-block: var(--plinth-space-1); }
  }
  /* Without space for both, the picture is left out. */
  @container (width < 320px) {
    & [data-list='pictured'] > :not(:last-child) { display: none; }
  }
  @media (forced-colors: active) {
    & td > [data-list='meter'] { background: none; border-block-end: 1px solid CanvasText; }
    & td > [data-list='meter'] > svg { forced-color-adjust: none; background: CanvasText; }
  }
`;
