/** The look of a pager. */
export const PAGER = `
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--plinth-space-2) var(--plinth-space-4);
  min-inline-size: 0;
  color: var(--plinth-text-muted);
  font-family: var(--plinth-font-family);
  font-size: var(--plinth-font-size-sm);
  line-height: 20px;
  font-variant-numeric: tabular-nums;
  & > div, & [data-slot='pager-page'] { display: flex; align-items: center; gap: var(--plinth-space-2); }
  & > div { flex-wrap: wrap; }
  & [data-slot='pager-range'] { margin-inline-start: auto; }
  & :is(select, input) {
    -webkit-appearance: none;
    appearance: none;
    box-sizing: border-box;
    block-size: var(--plinth-control-sm);
    margin: 0;
    border: 1px solid var(--plinth-border-control);
    border-radius: var(--plinth-radius-sm);
    background: var(--plinth-surface);
    color: var(--plinth-text);
    font: inherit;
    line-height: 18px;
  }
  & select {
    padding-inline: var(--plinth-space-2) var(--plinth-space-6);
    background-image:
      linear-gradient(45deg, transparent 50%, currentColor 50%),
      linear-gradient(-45deg, transparent 50%, currentColor 50%);
    background-position: right 12px center, right 8px center;
    background-size: 4px 4px;
    background-repeat: no-repeat;
    cursor: pointer;
  }
  & select:dir(rtl) { background-position: left 8px center, left 12px center; }
  & input {
    inline-size: 7ch;
    box-sizing: border-box;
    max-inline-size: 100%;
    padding: 1px 6px;
    text-align: center;
  }
  & :is(select, input):focus-visible {
    outline: var(--plinth-focus-width) solid var(--plinth-focus-ring);
    outline-offset: 1px;
  }
  & input[aria-invalid] { border-color: var(--plinth-danger-text); color: var(--plinth-danger-text); }
  & svg:dir(rtl) { transform: scaleX(-1); }
  @media (pointer: coarse) {
    & :is(select, input) { block-size: var(--plinth-control-touch); font-size: 16px; }
  }
  @media (forced-colors: active) {
    & select { -webkit-appearance: auto; appearance: auto; background-image: none; }
  }
`;
