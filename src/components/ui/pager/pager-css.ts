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
  & > div, & [data-slot='pager-page'] { display: flex; align-items: center; gap: var(--plinth-space-2); }
  & > div { flex-wrap: wrap; }
  & [data-slot='pager-range'] { margin-inline-start: auto; }
  & :is(select, input) {
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
  & [data-select] { position: relative; display: grid; align-items: center; }
  & [data-select]::after {
    content: '';
    position: absolute;
    box-sizing: content-box;
    inset-inline-end: 10px;
    inline-size: 5px;
    block-size: 5px;
    margin-block-end: 3px;
    border: solid currentColor;
    border-width: 0 1.5px 1.5px 0;
    rotate: 45deg;
    pointer-events: none;
  }
  & select { padding-inline: var(--plinth-space-2) var(--plinth-space-6); cursor: pointer; }
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
    & select { -webkit-appearance: auto; appearance: auto; padding-inline-end: 0; }
    & [data-select]::after { content: none; }
  }
`;
