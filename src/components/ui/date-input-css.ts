import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { DATE_FRAME } from './date-field-css';

/** Label, box, texts. `data-slot='date-segment'` is a part of the date. */
export const DateRoot = /* @__PURE__ */ styled('div')(
  /* @__PURE__ */ layered(
    () => `
  ${DATE_FRAME}
  & > [data-slot='date-picker'] { display: grid; gap: inherit; grid-template-columns: inherit; }
  & [data-slot='date-box']:has([data-slot='date-segment'][data-focused]) {
    border-color: var(--plinth-focus-ring);
    outline: var(--plinth-focus-width) solid var(--plinth-focus-ring);
    outline-offset: -1px;
  }
  & [data-slot='date-input'] {
    display: flex;
    flex: 1;
    align-items: center;
    min-inline-size: 0;
    padding-inline-start: var(--plinth-space-3);
    overflow: hidden;
    white-space: pre;
    font-variant-numeric: tabular-nums;
    cursor: text;
  }
  & [data-slot='date-input'] > input { display: none; }
  & [data-slot='date-segment'] {
    padding-inline: 1px;
    border-radius: 3px;
    caret-color: transparent;
    outline: none;
  }
  & [data-slot='date-segment'][data-type='literal'] { padding: 0; }
  & [data-slot='date-segment'][data-placeholder] { color: var(--plinth-text-subtle); }
  & [data-slot='date-segment'][data-focused] { background: var(--plinth-brand-soft); color: var(--plinth-text); }
  & [data-slot='date-segment'][data-disabled] { color: inherit; cursor: not-allowed; }
  /* What can be reached is read. */
  &[data-disabled] [data-slot='date-segment'][data-readonly] { color: var(--plinth-text-muted); cursor: not-allowed; }
  & [data-react-aria-prevent-focus] { display: none; }
  @media (pointer: coarse) {
    & [data-slot='date-input'] { font-size: 16px; }
  }
  @media (forced-colors: active) {
    & [data-slot='date-box']:has([data-slot='date-segment'][data-focused]) { outline-color: Highlight; }
    & [data-slot='date-segment'][data-focused] { forced-color-adjust: none; background: Highlight; color: HighlightText; }
  }
  `,
  ),
);
