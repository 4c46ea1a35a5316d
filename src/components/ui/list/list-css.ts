import { FOCUS_RING, VISUALLY_HIDDEN } from '../control-css';
import { MONEY } from '../money-css';

/** Width in pixels below which a list shows a single column: a tablet held upright has more. */
export const NARROW = 600;

/** Rules for a list too narrow for its columns. */
const narrow = () => `
  @media screen { & table > * > tr { display: flex; } }
  & th, & td { flex: 1; min-inline-size: 0; }
  & tr > [data-tool='select'] { flex: 0 0 44px; }
  & tr > [data-tool='actions'] { flex: 0 0 48px; padding-inline-end: 0; }
  & thead th:not([data-tool], :not(* + *), [data-tool='select'] + th), & tbody td:not([data-tool], [data-state]) { display: none; }
  & tbody { --plinth-row: 84px; }
  &[data-density='compact'] tbody { --plinth-row: 72px; }
  & [data-tool='select'] + th { padding-inline-start: 0; }
  /* Sticky elements stick to the page, not to a region without scrolling. */
  & [data-slot='table-region'] { overflow: clip; }
  & [data-list='name'] > span { justify-self: stretch; }
  & [data-list='name'] > span > :not(a, bdi, [data-list]), & [data-list='name'] > small:not([data-list]) { display: none; }
  & [data-list='lead'] { display: block; margin-inline-start: auto; font-weight: 600; font-variant-numeric: tabular-nums; }
  /* What has no room for about five letters is on a line out of sight. */
  & [data-list='name'] > small[data-list='second'] { display: flex; flex-wrap: wrap; justify-self: stretch; block-size: 18px; }
  & [data-list='second'] > span { flex: 1 1 6em; max-inline-size: max-content; }
  & [data-list='second'] > span:nth-of-type(2) { flex-grow: 999; }
  & [data-list='second'] > span:nth-of-type(1) { flex: 999999 1 60%; }
  & [data-list='name'] > small[data-list='third'] { display: flex; align-items: center; justify-self: stretch; gap: var(--plinth-space-2); min-block-size: 22px; margin-block-start: 2px; }
  & [data-list='pictured'] { align-items: flex-start; }
  & [data-list='pictured'] > [data-size] { margin-block-start: 4px; }
  /* Totals are a line, in the line of the box that selects all where there is one. */
  & [data-slot='list-totals'] { min-block-size: 25px; padding: 2px var(--plinth-space-4); }
  & [data-slot='list-totals'] > [data-list='total'] { ${VISUALLY_HIDDEN} }
  & [data-slot='list-totals'] > * { flex: 1; }
  & [data-slot='list-totals'] > dl, & [data-slot='list-totals'] dl > div { justify-content: space-between; }
  & [data-slot='list-totals'] dl > div { flex: 1 0 100%; }
  & [data-slot='list-totals'] summary > span { margin-inline-end: auto; }
  &[data-selectable] [data-slot='table'] { position: relative; }
  &[data-selectable] [data-slot='list-totals']:not(:has([open])) { position: absolute; z-index: 1; inset-block-start: 0; inset-inline: 48px 0; padding-block: 6px; border: 0; background: none; }
  &[data-selectable] [data-slot='list-totals'] ~ [data-slot='table-region'] thead th { visibility: hidden; }
`;

/** Width in pixels from which a list shows all its columns. */
export type WideFrom = typeof NARROW | 840 | 960;

/**
 * CSS of a list and its cells. Column widths depend only on their kinds, so that nothing moves
 * between pages, searches and states. In a narrow list the name's column contains the other values,
 * without horizontal scrolling; on paper it does where all columns have no room.
 */
export const LIST = (wideFrom: WideFrom) => `
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
  & > [data-slot='list-tools'] > [data-slot='search-field'] { flex: 1 1 160px; max-inline-size: 420px; margin-block-start: -6px; }
  & [data-slot='list-tools-end'] { display: flex; flex-wrap: wrap; align-items: center; gap: var(--plinth-space-2); margin-inline-start: auto; }
  /* Fills the line of the search, so that many filters begin the next one. */
  @container (width >= 640px) {
    /* Tools are a line. */
    & [data-slot='list-tools-end'] [data-slot='field-description'] { ${VISUALLY_HIDDEN} }
    & [data-many] > [data-slot='list-tools-end'] { flex: 1 0 max(320px, calc(100% - 420px - var(--plinth-space-2))); justify-content: flex-end; }
    &:has([data-many]) > [data-slot='list-tools'] > [data-slot='search-field'] { flex-basis: 420px; }
  }
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
  & [data-align='end']:dir(ltr) > [data-list='sort'] { flex-direction: row-reverse; vertical-align: top; }
  & [data-list='sort']:is(:hover, :focus-visible)::after { opacity: 0.5; }
  & [aria-sort] > [data-list='sort'] { color: var(--plinth-text); }
  & [aria-sort] > [data-list='sort']::after { opacity: 1; }
  & [aria-sort='descending'] > [data-list='sort']::after { rotate: 180deg; }
  /* Its heading is truncated. */
  & [data-list='sort']:focus-visible { ${FOCUS_RING} outline-offset: calc(-1 * var(--plinth-focus-width)); }
  & td > [data-slot='badge'] { display: inline-block; overflow: clip; text-overflow: ellipsis; vertical-align: middle; }
  /* The number of the others is never truncated. */
  & td > [data-slot='badge']:has(+ [data-list='more']) { max-inline-size: calc(100% - 2em); }
  /* As high as its name, also for rows that are not rendered. */
  & tbody { --plinth-row: 56px; }
  /* The menu column needs no heading, so names get the space. */
  @container (width < 840px) {
    & [data-slot='table'] { --plinth-menu: 56px; }
    & [data-tool='actions'] { padding-inline: 0 var(--plinth-space-2); }
    & thead [data-tool='actions'] { font-size: 0; }
  }
  &[data-density='compact'] tbody { --plinth-row: var(--plinth-control-sm); }
  &[data-density='compact'] tbody tr > th, &[data-density='compact'] tbody td:not([data-state]) { padding-block: 2px; }
  &[data-density='compact'] [data-list='name'], &[data-density='compact'] [data-list='pictured'] { min-block-size: 24px; }
  &[data-density='compact'] [data-list='name'] { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 var(--plinth-space-2); }
  /* The second line is beside the first, truncated if needed. */
  &[data-density='compact'] [data-list='name'] small:not([data-list]) { flex: 1 1 8em; min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  &[data-density='compact'] [data-list='pictured'] > [data-size] { inline-size: 24px; block-size: 24px; font-size: 10px; line-height: 22px; }
  & tbody td { font-size: var(--plinth-font-size-sm); }
  /* Rows are of one height: one line, truncated if needed. */
  @media screen {
    & tbody td, & [data-list='name'] :is(a, bdi, small) { overflow: clip; text-overflow: ellipsis; white-space: nowrap; }
  }
  /* The selection bar shows it. */
  &:not([data-counted]) [data-slot='table-count'] { ${VISUALLY_HIDDEN} }
  & tr + tr[data-group] { border-block-start: 1px solid var(--plinth-border); }
  & tr[data-group] bdi { margin-inline-end: var(--plinth-space-3); }
  & tr[data-group] small { display: inline-block; font-variant-numeric: tabular-nums; }
  & [data-slot='table-foot'] { min-block-size: 45px; box-sizing: border-box; }
  /* Fewer rows than placeholders do not pull it up in sight. */
  & [data-slot='table']:has([data-slot='skeleton']) [data-slot='table-foot'] { visibility: hidden; }
  &[data-bare] [data-slot='table-foot'] { display: none; }
  & tbody tr:not([data-group]) > td:empty:not([data-tool])::before { content: '–'; color: var(--plinth-text-muted); }
  & td time { white-space: nowrap; }
  & [data-slot='amount'] { ${MONEY} }
  & [data-slot='list-totals'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 var(--plinth-space-4);
    box-sizing: border-box;
    min-block-size: 37px;
    padding: 8px var(--plinth-space-4);
    border-block-end: 1px solid var(--plinth-border);
    color: var(--plinth-text-muted);
    font-size: var(--plinth-font-size-sm);
  }
  & [data-slot='list-totals'] > dl, & [data-slot='list-totals'] details > dl { display: flex; flex-wrap: wrap; gap: 0 var(--plinth-space-5); margin: 0; }
  & [data-slot='list-totals'] > dl { flex: 1; justify-content: flex-end; }
  & [data-slot='list-totals'] details > dl { justify-content: flex-end; }
  & [data-slot='list-totals'] details[open] { flex: 1 0 100%; }
  & [data-slot='list-totals'] :is(summary, dl > div) { display: flex; flex-wrap: wrap; gap: 0 6px; }
  & [data-slot='list-totals'] dt { font-weight: 400; }
  & [data-slot='list-totals'] :is(dd, b) { margin: 0; color: var(--plinth-text); font-weight: 600; font-variant-numeric: tabular-nums; }
  & [data-slot='list-totals'] :is(dd, b) > span + span::before { content: '·'; margin-inline: 6px; color: var(--plinth-text-muted); }
  & [data-slot='list-totals'] summary { justify-content: flex-end; list-style: none; cursor: pointer; }
  & [data-slot='list-totals'] summary::after { content: '▾'; margin-inline-start: 6px; color: var(--plinth-text-muted); }
  & [data-slot='list-totals'] summary:focus-visible { ${FOCUS_RING} }
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
  /* A name has precedence over its badge. */
  & [data-list='name'] > span > [data-slot='badge'] { flex: 0 9999 auto; min-inline-size: 3em; }
  & [data-list='name'] > small[data-badges] { display: flex; align-items: center; gap: 6px; }
  & small[data-badges] > * { flex: none; min-block-size: 0; padding-block: 0; line-height: 16px; }
  & small[data-badges] > bdi { flex: 0 1 auto; min-inline-size: 0; }
  & [data-list='name'] small { display: block; }
  & [data-list='name'] svg + svg { margin-block-start: 8px; }
  /* Lines of a narrow list. */
  & [data-list='lead'], & [data-list='name'] > small[data-list] { display: none; }
  & [data-list='name'] > small[data-list] { unicode-bidi: normal; font-size: var(--plinth-font-size-sm); line-height: 18px; }
  /* Values are truncated at the end of their own words: the last one first, amounts and times never. */
  & [data-list='third'] > span { display: flex; min-inline-size: 0; }
  & :is([data-list='second'], [data-list='third'] > span:not([data-badges])) > span { display: flex; min-inline-size: 0; overflow: clip; white-space: pre; }
  & [data-list='third'] > span:not([data-badges]) > span:not([data-whole], :has(+ span)) { flex-shrink: 9999; }
  & :is([data-list='second'], [data-list='third']) [data-whole] { flex: none; }
  & :is([data-list='second'], [data-list='third'] > span:not([data-badges])) > span + span::before { content: '·'; margin-inline: 5px; }
  & :is([data-list='second'] > span, [data-list='third'] > span:not([data-badges]) > span) > span { min-inline-size: 0; overflow: clip; text-overflow: ellipsis; unicode-bidi: plaintext; }
  & [data-list='third'] > [data-badges] { align-items: center; margin-inline-start: auto; }
  & [data-list='third'] > :has(+ [data-badges]) { flex: none; max-inline-size: 62%; }
  & [data-list='third']:has(> [data-badges]) [data-slot='term-strip'] { inline-size: 24px; }
  & [data-list='name'] [data-slot='badge'] { display: block; overflow: clip; text-overflow: ellipsis; white-space: nowrap; }
  & [data-list='third'] div { display: inline; }
  & [data-list='third'] div + div::before { content: ' · '; }
  & [data-list='heading'] { ${VISUALLY_HIDDEN} }
  & [data-list='more'] { margin-inline-start: var(--plinth-space-1); color: var(--plinth-text-muted); font-size: var(--plinth-font-size-xs); font-weight: 400; }
  & [data-list='meter'] { font-variant-numeric: tabular-nums; }
  & td > [data-list='meter'] { display: block; background: linear-gradient(var(--plinth-surface-pressed) 0 0) 0 100% / 100% 3px no-repeat; }
  & [data-list='meter'] > svg { display: block; block-size: 3px; margin-block-start: 3px; background: var(--plinth-border-control); }
  & [data-list='meter'][data-tone='warning'] > svg { background: var(--plinth-warning-text); }
  & [data-list='meter'][data-tone='danger'] > svg { background: var(--plinth-danger); }
  & small [data-list='meter'] > svg { display: none; }
  /* The padding extends the press target to 24 pixels without moving anything. */
  & a[data-list-link] { unicode-bidi: plaintext; margin-block: -2px; padding-block: 2px; border-radius: 3px; color: inherit; text-decoration: none; }
  & a[data-list-link]:hover { text-decoration: underline; text-underline-offset: 3px; }
  & a[data-list-link]:focus-visible { ${FOCUS_RING} }
  /* The date of a term comes before its strip. */
  /* Never at the cost of the date beside it. */
  @container (width < 1240px) { & td [data-slot='term-strip'] { inline-size: 24px; } }
  @container (width < 1100px) { & td [data-slot='term-strip'] { display: none; } }
  @container (width < ${NARROW}px) {
    ${narrow()}
    /* A single column needs no heading, and is sorted in the display settings. */
    &[data-headless] thead { display: none; }
    & thead th { padding-block: var(--plinth-space-1); }
    & tbody tr[data-group] > th { padding-block: 2px; }
  }
  ${wideFrom > NARROW ? `@media print { @container (width < ${wideFrom}px) { ${narrow()} } }` : ''}
  @container (width < 640px) {
    & > [data-slot='list-tools'] > [data-slot='search-field'] { max-inline-size: none; flex-basis: 120px; }
    & [data-slot='list-tools-toggle'] { display: block; }
    /* Without filters its tools are beside the search: the display settings are an icon. */
    & > [data-slot='list-tools']:not(:has([data-slot='list-tools-toggle'])) svg + span { ${VISUALLY_HIDDEN} }
    & :is([data-slot='list-tools-more'], [data-slot='list-chart']):not([data-open]) { display: none; }
    & [data-many] > [data-slot='list-tools-end'] { order: 1; }
    & [data-slot='list-chart'] { order: 1; margin-block-end: 0; }
    & [data-slot='list-tools-toggle'] + [data-slot='list-tools-more'][data-open] { display: grid; flex: 1 0 100%; grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr)); gap: var(--plinth-space-2); }
    & [data-slot='list-tools-toggle'] + [data-slot='list-tools-more'] > button { justify-content: space-between; }
    & [data-slot='list-tools-toggle'] + [data-slot='list-tools-more'] > [data-slot='list-tools-end'] { grid-column: 1 / -1; margin: 0; }
    & [data-slot='list-tools-toggle'] + [data-slot='list-tools-more'] > [data-slot='list-tools-end'] > * { flex: 1 0 auto; }
    & [data-slot='list-tools-toggle'] + [data-slot='list-tools-more'] > [data-slot='list-tools-end'] > [data-slot='switch'] { flex-basis: 100%; }
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
