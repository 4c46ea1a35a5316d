import { COLOR_TRANSITION, FOCUS_RING } from './control-css';

/** Cards beside each other; each reads from its term down to its notes. */
const WIDE = `
  & > [data-slot='plan-list'] { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  & label {
    grid-template: 'head control' auto 'price price' auto 'notes notes' 1fr / minmax(0, 1fr) 16px;
    gap: var(--plinth-space-3);
    padding: var(--plinth-space-4);
  }
  & [data-slot='plan-price'] { justify-content: start; max-inline-size: none; text-align: start; }
`;

export const PLAN_CARDS = `
  container-type: inline-size;
  display: grid;
  gap: 6px;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  &:disabled { cursor: auto; }
  border: 0;
  color: var(--plinth-text);
  font-size: var(--plinth-font-size-md);
  line-height: 20px;
  overflow-wrap: anywhere;
  & > legend { display: block; float: none; inline-size: auto; padding: 0; margin: 0 0 6px; font-size: inherit; font-weight: 550; }
  & > [data-slot='plan-list'] { clear: none; display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--plinth-space-3); }
  & label {
    position: relative;
    box-sizing: border-box;
    display: grid;
    grid-template: 'control head price' auto '. notes notes' auto / 16px minmax(6em, 1fr) minmax(0, max-content);
    align-content: start;
    gap: var(--plinth-space-1) 10px;
    padding: var(--plinth-space-3);
    border: 1px solid var(--plinth-border-strong);
    border-radius: var(--plinth-radius-md);
    background: var(--plinth-surface);
    cursor: pointer;
    ${COLOR_TRANSITION}
  }
  & label:hover { background: var(--plinth-surface-hover); }
  & label[data-selected] { border-color: var(--plinth-brand-edge); background: var(--plinth-brand-soft); }
  & label:has(:focus-visible) { ${FOCUS_RING} }
  & label:has(:disabled) {
    border-color: var(--plinth-border);
    background: var(--plinth-surface-sunken);
    color: var(--plinth-text-muted);
    cursor: not-allowed;
  }
  & input {
    grid-area: control;
    appearance: none;
    box-sizing: border-box;
    inline-size: 16px;
    block-size: 16px;
    margin: 2px 0 0;
    border: 1px solid var(--plinth-border-control);
    border-radius: 50%;
    background: var(--plinth-surface);
    cursor: inherit;
    outline: none;
    color: inherit;
    font: inherit;
  }
  & input:checked { border: 5px solid var(--plinth-brand-edge); }
  & b { font-weight: 600; }
  & small { display: block; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); line-height: 18px; }
  & [data-slot='plan-head'] { grid-area: head; min-inline-size: 0; }
  & [data-slot='plan-price'] { grid-area: price; display: flex; flex-wrap: wrap; align-items: center; justify-content: end; gap: 0 var(--plinth-space-2); max-inline-size: 180px; text-align: end; }
  & [data-slot='plan-price'] > b { font-size: var(--plinth-font-size-2xl); line-height: 32px; font-variant-numeric: tabular-nums; }
  & [data-slot='plan-price'] > small { flex: 1 0 100%; }
  & [data-slot='plan-notes'] { grid-area: notes; }
  & [data-slot='plan-notes']:empty { display: none; }
  @container (width >= 480px) { ${WIDE} }
  @container (width >= 640px) {
    &:not([data-count='1'], [data-count='2'], [data-count='4']) > [data-slot='plan-list'] { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  }
  @container (width >= 880px) {
    &[data-count='4'] > [data-slot='plan-list'] { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  }
  @media (forced-colors: active) {
    & label[data-selected] { outline: 2px solid Highlight; outline-offset: -2px; }
    & input { appearance: auto; }
    & input:checked { border: 0; }
    & label:has(:disabled) { border-color: GrayText; color: GrayText; }
  }
`;
