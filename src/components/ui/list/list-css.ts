import { FOCUS_RING, VISUALLY_HIDDEN } from '../control-css';

/**
 * All the rules of a list and of its cells. The widths of columns come from their kinds alone, so
 * that nothing moves between pages, searches and states. Where a list is narrower than 640 px the
 * name's column says what the others would: no sideways scrolling.
 */
export const LIST = () => `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-3);
  min-inline-size: 0;
  container-type: inline-size;
  color: var(--plinth-text);
  & > [data-slot='list-tools'] {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    gap: var(--plinth-space-2);
  }
  & > [data-slot='list-tools'] > [data-slot='search-field'] { flex: 1 1 200px; max-inline-size: 420px; margin-block-start: -6px; }
  & > [data-slot='list-tools'] > [data-slot='list-tools-end'] { margin-inline-start: auto; }
  & table { table-layout: fixed; }
  & col[data-tool='select'] { inline-size: 44px; }
  & col[data-tool='actions'] { inline-size: 92px; }
  & thead th { overflow: hidden; text-overflow: ellipsis; }
  & [data-list='sort'] {
    -webkit-appearance: none;
    appearance: none;
    display: inline-flex;
    align-items: center;
    gap: 4px;
    max-inline-size: 100%;
    margin: -4px -6px;
    padding: 4px 6px;
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
  & [data-list='sort']:is(:hover, :focus-visible)::after { opacity: 0.5; }
  & [aria-sort] > [data-list='sort'] { color: var(--plinth-text); }
  & [aria-sort] > [data-list='sort']::after { opacity: 1; }
  & [aria-sort='descending'] > [data-list='sort']::after { rotate: 180deg; }
  & [data-list='sort']:focus-visible { ${FOCUS_RING} }
  & :is(th, td):not([data-tool]) { min-inline-size: 0; }
  & tbody td { font-size: var(--plinth-font-size-sm); }
  /* Where there is a bar, it says it. */
  &:not([data-counted]) [data-slot='table-count'] { ${VISUALLY_HIDDEN} }
  & [data-slot='table-foot'] { min-block-size: 45px; box-sizing: border-box; }
  &[data-bare] [data-slot='table-foot'] { display: none; }
  & tbody td:empty:not([data-tool])::before { content: '–'; color: var(--plinth-text-muted); }
  & td time { white-space: nowrap; }
  &[data-pressable] tr[data-row] { cursor: pointer; }
  & [data-list='name'] { display: flex; align-items: center; gap: var(--plinth-space-3); min-block-size: 40px; }
  & [data-list='name'] > span:last-child { min-inline-size: 0; flex: 1; }
  & [data-list='name'] > span > span { display: flex; flex-wrap: wrap; align-items: center; gap: 2px var(--plinth-space-2); }
  & [data-list='name'] small { display: block; }
  & [data-list='name'] svg + svg { margin-block-start: 8px; }
  & [data-list='name'] [data-list='summary'] { display: none; }
  & [data-list='summary'] > span:not(:last-child)::after { content: ' · '; }
  & a[data-list-link] { border-radius: 3px; color: inherit; text-decoration: none; }
  & a[data-list-link]:hover { text-decoration: underline; text-underline-offset: 3px; }
  & a[data-list-link='']:not(:hover) { color: var(--plinth-brand-text); }
  & a[data-list-link]:focus-visible { ${FOCUS_RING} }
  @media (pointer: coarse) {
    & col[data-tool='select'] { inline-size: 56px; }
  }
  @container (width < 640px) {
    & table:not([data-text]) tr > :is(td, th):not([data-tool], [data-state], tbody th, thead :is(:not(* + *), [data-tool='select'] + th)) { display: none; }
    & table:not([data-text]) col:not([data-tool], :not(* + *), [data-tool='select'] + col) { display: none; }
    /* A sentence spans all columns, so they stay, without width. */
    & table[data-text] col:not([data-tool], :not(* + *), [data-tool='select'] + col) { inline-size: 0; }
    & table[data-text] th:not([data-tool], :not(* + *), [data-tool='select'] + th) { padding-inline: 0; visibility: hidden; }
    & col[data-tool='select'] { inline-size: 48px; }
    & col[data-tool='actions'] { inline-size: 80px; }
    & [data-tool='actions'] { padding-inline-start: 0; }
    & tbody th { padding-inline-end: var(--plinth-space-2); }
    & [data-list='name'] [data-list='summary'] { display: block; }
    & [data-list='name'] { box-sizing: border-box; align-items: flex-start; padding-block: var(--plinth-space-1); }
    & > [data-slot='list-tools'] > [data-slot='search-field'] { max-inline-size: none; flex-basis: 100%; }
  }
`;
