import { COLOR_TRANSITION, FOCUS_RING } from '../ui/control-css';

const COLUMNS = [1, 2, 3, 4]
  .map(
    (count) => `&[data-columns='${count}'] > div > div {
      grid-template-columns: minmax(72px, 0.4fr) repeat(${count}, minmax(0, 1fr));
    }`,
  )
  .join('');

export const PRICE_GRID = `
  container-type: inline-size;
  display: grid;
  gap: 6px;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  color: var(--plinth-text);
  font-size: var(--plinth-font-size-md);
  line-height: 20px;
  overflow-wrap: anywhere;
  & > legend { display: block; float: none; inline-size: auto; padding: 0; margin: 0 0 6px; font-size: inherit; font-weight: 550; }
  & > [data-slot='price-rows'] { clear: none; display: grid; gap: var(--plinth-space-2); }
  & > div > div { display: grid; gap: var(--plinth-space-2); align-items: stretch; }
  ${COLUMNS}
  & [data-slot='price-head'] {
    color: var(--plinth-text-muted);
    font-size: var(--plinth-font-size-sm);
    line-height: 18px;
  }
  & [data-slot='price-row'] > span { padding-block: 14px; font-weight: 550; }
  & [data-slot='price-cell'] { display: grid; min-inline-size: 0; }
  & [data-slot='price-cell'] > small { display: none; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); }
  & label {
    position: relative;
    box-sizing: border-box;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-content: start;
    gap: 2px 10px;
    min-block-size: 64px;
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
  & [data-slot='price-offer'] { font-weight: 550; font-variant-numeric: tabular-nums; }
  & [data-slot='price-offer'] small { font-size: var(--plinth-font-size-sm); line-height: inherit; }
  & [data-slot='price-note'] {
    grid-column: 2;
    color: var(--plinth-text-muted);
    font-size: var(--plinth-font-size-sm);
    line-height: 18px;
  }
  & [data-slot='price-none'] {
    display: grid;
    place-items: center;
    border: 1px dashed var(--plinth-border);
    border-radius: var(--plinth-radius-md);
    color: var(--plinth-text-muted);
    font-size: var(--plinth-font-size-sm);
  }
  @container (width < 560px) {
    & [data-slot='price-head'] { display: none; }
    &[data-columns] [data-slot='price-row'] { grid-template-columns: minmax(0, 1fr); }
    & [data-slot='price-row'] > span { padding-block: 6px 0; }
    & [data-slot='price-cell'] > small { display: block; }
    & [data-slot='price-cell']:has(> [data-slot='price-none']) { display: none; }
  }
  @media (forced-colors: active) {
    & label[data-selected] { outline: 2px solid Highlight; outline-offset: -2px; }
    & input { appearance: auto; }
    & input:checked { border: 0; }
    & label:has(:disabled) { border-color: GrayText; color: GrayText; }
  }
`;
