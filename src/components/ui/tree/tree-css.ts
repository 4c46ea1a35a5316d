import { CHECK_MARK, MIXED_MARK } from '../check-mark-css';

/** Indentation per level, in pixels. */
const INDENT = 26;
const LEVELS = [2, 3, 4, 5, 6, 7, 8] as const;

const levels = () =>
  LEVELS.map(
    (level) => `& [aria-level='${level}'] { padding-inline-start: ${(level - 1) * INDENT}px; }`,
  ).join('\n');

/** CSS of a tree and its content in a single class, so that a row is bare elements. */
export const TREE = () => `
  box-sizing: border-box;
  min-inline-size: 0;
  max-block-size: min(400px, 60vh);
  padding: var(--plinth-space-1);
  overflow-x: hidden;
  overflow-y: auto;
  overscroll-behavior: contain;
  overflow-anchor: none;
  border: 1px solid var(--plinth-border);
  border-radius: var(--plinth-radius-md);
  background: var(--plinth-surface);
  color: var(--plinth-text);
  font-family: var(--plinth-font-family);
  font-size: var(--plinth-font-size-md);
  line-height: 20px;
  outline: none;
  &:focus-visible { border-color: var(--plinth-focus-ring); }
  & > div { display: flow-root; container-type: inline-size; }
  & [role='treeitem'] {
    box-sizing: border-box;
    display: grid;
    grid-template-columns: auto auto minmax(0, 1fr) auto;
    align-items: start;
    min-block-size: 36px;
    padding-block: var(--plinth-space-1);
    padding-inline: 0 var(--plinth-space-2);
    border-radius: var(--plinth-radius-sm);
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }
  ${levels()}
  & [role='treeitem']:hover { background: var(--plinth-surface-sunken); }
  &:focus-visible [data-active] {
    outline: var(--plinth-focus-width) solid var(--plinth-focus-ring);
    outline-offset: calc(-1 * var(--plinth-focus-width));
  }
  & [data-fold] {
    display: grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    border-radius: var(--plinth-radius-sm);
  }
  & [data-toggle]:hover { background: var(--plinth-surface-pressed); }
  & [data-toggle]::before {
    box-sizing: content-box;
    content: '';
    inline-size: 6px;
    block-size: 6px;
    border: solid var(--plinth-text-muted);
    border-width: 0;
    border-block-start-width: 1.5px;
    border-inline-end-width: 1.5px;
    rotate: 45deg;
  }
  & [data-toggle]:dir(rtl)::before { rotate: -45deg; }
  & [aria-expanded='true'] > [data-toggle]::before { rotate: 135deg; translate: 0 -2px; }
  & [aria-expanded='true'] > [data-toggle]:dir(rtl)::before { rotate: -135deg; }
  & [data-box] {
    box-sizing: border-box;
    inline-size: 16px;
    block-size: 16px;
    margin-block: 6px;
    margin-inline: 2px 10px;
    border: 1px solid var(--plinth-border-control);
    border-radius: min(calc(var(--plinth-radius-sm) - 1px), 5px);
    background: var(--plinth-surface);
    color: var(--plinth-on-brand);
    box-shadow: var(--plinth-shadow-control);
  }
  & :is([aria-checked='true'], [aria-checked='mixed']) > [data-box] { border-color: var(--plinth-brand-edge); }
  & [aria-checked='true'] > [data-box] { background: ${CHECK_MARK}, var(--plinth-brand); }
  & [aria-checked='mixed'] > [data-box] { background: ${MIXED_MARK}, var(--plinth-brand); }
  & [data-name] {
    grid-column: 3;
    display: grid;
    min-inline-size: 0;
    padding-block: var(--plinth-space-1);
    overflow-wrap: anywhere;
  }
  /* An empty group has no checkbox. */
  &[data-checkable] [data-fold] + [data-name] { margin-inline-start: 28px; }
  & [aria-expanded] > [data-name] { font-weight: 550; }
  & [data-name] > small {
    color: var(--plinth-text-muted);
    font-size: var(--plinth-font-size-xs);
    font-weight: 400;
    line-height: 16px;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  & [data-end] {
    grid-column: 4;
    display: flex;
    align-items: center;
    gap: var(--plinth-space-2);
    margin-block: var(--plinth-space-1);
    margin-inline-start: var(--plinth-space-3);
  }
  & [data-end] > small {
    color: var(--plinth-text-muted);
    font-size: var(--plinth-font-size-xs);
    font-variant-numeric: tabular-nums;
    line-height: 20px;
    white-space: nowrap;
  }
  @container (max-width: 360px) {
    & [data-end] > small { display: none; }
  }
  & [data-mark] {
    padding-inline: var(--plinth-space-2);
    border: 1px solid var(--plinth-border);
    border-radius: var(--plinth-radius-sm);
    background: var(--plinth-surface-hover);
    color: var(--plinth-text-muted);
    font-size: var(--plinth-font-size-xs);
    font-weight: 550;
    line-height: 18px;
  }
  & [data-mark='brand'] {
    border-color: var(--plinth-brand-border);
    background: var(--plinth-brand-soft);
    color: var(--plinth-brand-text);
  }
  & [data-mark='success'] {
    border-color: var(--plinth-success-border);
    background: var(--plinth-success-soft);
    color: var(--plinth-success-text);
  }
  &[aria-disabled='true'] { background: var(--plinth-surface-sunken); }
  &[aria-disabled='true'] [data-box] { opacity: 0.55; }
  &[aria-disabled='true'] [role='treeitem'] { cursor: default; }
  @media (pointer: coarse) {
    & [role='treeitem'] { min-block-size: var(--plinth-control-touch); padding-block: var(--plinth-space-2); }
  }
  @media (forced-colors: active) {
    & :is([aria-checked='true'], [aria-checked='mixed']) > [data-box] {
      forced-color-adjust: none;
      background-color: Highlight;
      border-color: Highlight;
      color: HighlightText;
    }
    & [data-toggle]::before { border-color: ButtonText; }
    &:focus-visible [data-active] { outline-color: Highlight; }
  }
`;
