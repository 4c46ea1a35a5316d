import { CHECK_MARK, MIXED_MARK } from '../check-mark-css';
import { FOCUS_RING, VISUALLY_HIDDEN } from '../control-css';

/**
 * CSS of a table and its content in a single class, so that a row is bare elements. Performance
 * decides some rules:
 * - The checkboxes have no transition and no shadow.
 * - Selection styles the row, not its cells: a rule for cells would match all their content, and so
 *   would an inherited `vertical-align`.
 * - No rule ends in `:is(th, td)`, which browsers test against every element of the page.
 * - No rule depends on a preceding row, or removing a row would restyle all that follow it.
 * - Only numbers and times have tabular figures, which also widen hyphens.
 * - The dots of actions are a background, because an element inside each button costs a layout.
 * - Rows outside the viewport skip style and layout; until a row was rendered, its height is that
 *   of most rows.
 */
export const TABLE = () => `
  --plinth-select: 40px;
  --plinth-row: calc(var(--plinth-control-md) + var(--plinth-space-3));
  box-sizing: border-box;
  min-inline-size: 0;
  border: 1px solid var(--plinth-border);
  border-radius: var(--plinth-radius-md);
  background: var(--plinth-surface);
  color: var(--plinth-text);
  font-family: var(--plinth-font-family);
  font-size: var(--plinth-font-size-md);
  line-height: 20px;
  overflow: clip;
  & > [data-slot='table-region'] { position: relative; overflow-x: auto; overscroll-behavior-x: contain; }
  & > [data-slot='table-region']:focus-visible {
    outline: var(--plinth-focus-width) solid var(--plinth-focus-ring);
    outline-offset: calc(-1 * var(--plinth-focus-width));
    border-radius: var(--plinth-radius-md);
  }
  & table[data-text] { min-inline-size: 0; }
  & caption {
    padding: calc(var(--plinth-space-3) + 2px) var(--plinth-space-4) calc(var(--plinth-space-2) + 2px);
    color: inherit;
    font-weight: 600;
    text-align: start;
    overflow-wrap: anywhere;
  }
  & th, & td {
    box-sizing: border-box;
    padding: var(--plinth-space-2) var(--plinth-space-3);
    text-align: start;
    align-content: center;
    vertical-align: middle;
    font-weight: inherit;
    overflow-wrap: anywhere;
  }
  & [data-align='center'] { text-align: center; }
  /* Digits are written from left to right in every language. */
  & [data-align='end']:dir(ltr) { text-align: end; }
  & td[data-align='end'], & td time { font-variant-numeric: tabular-nums; }
  & tr { padding-inline: var(--plinth-space-1); }
  & thead {
    border-block-end: 1px solid var(--plinth-border);
    background: var(--plinth-surface-sunken);
    color: var(--plinth-text-muted);
    font-size: var(--plinth-font-size-xs);
    font-weight: 550;
    line-height: 16px;
    white-space: nowrap;
    & th { overflow: clip; text-overflow: ellipsis; }
    & tr { padding-block: 1px; }
  }
  & caption ~ thead { border-block-start: 1px solid var(--plinth-border); }
  & tbody th { font-weight: 550; }
  & small { color: var(--plinth-text-muted); font-size: var(--plinth-font-size-xs); font-weight: 400; line-height: 16px; }
  & tbody tr {
    box-sizing: border-box;
    content-visibility: auto;
    contain-intrinsic-block-size: auto var(--plinth-row);
    min-block-size: var(--plinth-row);
  }
  & tbody tr[data-group] { min-block-size: 0; background: var(--plinth-surface-sunken); }
  & tr[data-group] > th { grid-column: 1 / -1; padding-block: 6px; font-size: var(--plinth-font-size-sm); }
  & tbody tr:not([data-first], [data-group]) { border-block-start: 1px solid var(--plinth-border); }
  & tbody tr[data-row]:hover { background: var(--plinth-surface-sunken); }
  & tbody tr[data-row][data-selected] { background: var(--plinth-brand-soft); }
  & td[data-state] { grid-column: 1 / -1; padding: 0; text-align: center; color: var(--plinth-text-muted); }
  & td[data-state] > p { margin: 0; padding: 40px var(--plinth-space-6); }
  & [data-tool] { padding-block: var(--plinth-space-1); }
  & [data-tool='select'] + * { padding-inline-start: var(--plinth-space-1); }
  & [data-tool='select'] { cursor: pointer; }
  & [data-refused] { cursor: not-allowed; }
  & input[data-select] {
    appearance: none;
    box-sizing: border-box;
    inline-size: 16px;
    block-size: 16px;
    margin: 0;
    border: 1px solid var(--plinth-border-control);
    border-radius: min(calc(var(--plinth-radius-sm) - 1px), 5px);
    background: var(--plinth-surface);
    color: var(--plinth-on-brand);
    vertical-align: middle;
    cursor: inherit;
    &:is(:checked, :indeterminate) { border-color: var(--plinth-brand-edge); }
    &:checked { background: ${CHECK_MARK}, var(--plinth-brand); }
    &:indeterminate { background: ${MIXED_MARK}, var(--plinth-brand); }
    &:is(:disabled, [aria-disabled]) {
      border-color: var(--plinth-border-strong);
      background-color: var(--plinth-surface-hover);
      color: var(--plinth-text-disabled);
    }
    &:focus-visible { ${FOCUS_RING} }
  }
  & button[data-actions] {
    appearance: none;
    box-sizing: content-box;
    display: block;
    inline-size: 14px;
    block-size: 4px;
    margin: 0;
    margin-inline-start: auto;
    padding: 11px 6px;
    border: 1px solid transparent;
    border-radius: var(--plinth-radius-sm);
    background: radial-gradient(circle, currentColor 1.4px, transparent 1.9px) 0 0 / calc(100% / 3) 100% content-box, transparent;
    color: var(--plinth-text-muted);
    font: inherit;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
    &:is(:hover, [aria-expanded='true']) {
      background-color: var(--plinth-surface-hover);
      color: var(--plinth-text);
    }
    &:focus-visible { ${FOCUS_RING} }
  }
  & [data-skeleton] {
    box-sizing: content-box;
    display: inline-block;
    inline-size: 60%;
    block-size: 12px;
    border-radius: var(--plinth-radius-sm);
    background: var(--plinth-skeleton);
    animation: plinth-table-pulse 1.6s infinite;
  }
  & [data-skeleton='box'] { inline-size: 16px; }
  & [data-slot='table-foot'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--plinth-space-2) var(--plinth-space-4);
    padding: var(--plinth-space-2) var(--plinth-space-4);
    border-block-start: 1px solid var(--plinth-border);
    color: var(--plinth-text-muted);
    font-size: var(--plinth-font-size-sm);
  }
  & [data-slot='table-count'] { font-variant-numeric: tabular-nums; }
  & [data-slot='table-footer'] { flex: 1 1 auto; min-inline-size: 0; }
  & [data-said] { ${VISUALLY_HIDDEN} }
  @media (pointer: coarse) {
    --plinth-select: 52px;
    & input[data-select] { inline-size: 20px; block-size: 20px; }
    & button[data-actions] {
      padding: calc(var(--plinth-control-touch) / 2 - 3px) calc(var(--plinth-control-touch) / 2 - 8px);
    }
  }
  @media (forced-colors: active) {
    & input[data-select] { -webkit-appearance: auto; appearance: auto; }
    & input[data-select][aria-disabled] { opacity: 0.6; }
    /* Overrides the hover style. */
    & button[data-actions][type] {
      forced-color-adjust: none;
      border-color: ButtonBorder;
      background-color: ButtonFace;
      color: ButtonText;
    }
    & tbody tr[data-selected] { outline: 2px solid Highlight; outline-offset: -2px; }
    & [data-skeleton] { border: 1px solid GrayText; }
  }
  @media (prefers-reduced-motion: reduce) {
    & [data-skeleton] { animation: none; }
  }
  @keyframes plinth-table-pulse {
    50% { opacity: 0.5; }
  }
`;
