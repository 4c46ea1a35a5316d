import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { DATE_FRAME } from './date-field-css';

/** Layout of a date field. `data-slot='date-asked'` has the readings of ambiguous input. */
export const DateRoot = styled('div')(
  layered(
    () => `
  ${DATE_FRAME}
  & [data-slot='date-input'] {
    appearance: none;
    box-sizing: border-box;
    flex: 1;
    align-self: stretch;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    padding-inline-start: var(--plinth-space-3);
    border: 0;
    border-radius: inherit;
    background: transparent;
    color: inherit;
    font: inherit;
    font-size: var(--plinth-font-size-md);
    line-height: 20px;
    font-variant-numeric: tabular-nums;
    text-overflow: ellipsis;
    outline: none;
    /* A date in digits keeps its order on a right-to-left page, and starts where the label does. */
    unicode-bidi: plaintext;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  & [data-slot='date-input']::placeholder { color: var(--plinth-text-subtle); opacity: 1; }
  & [data-slot='date-box']:has([data-slot='date-input']:focus) {
    border-color: var(--plinth-focus-ring);
    outline: var(--plinth-focus-width) solid var(--plinth-focus-ring);
    outline-offset: -1px;
  }
  &[data-disabled] [data-slot='date-input'] { cursor: not-allowed; -webkit-text-fill-color: currentColor; }
  /* Focusable, so it must be readable. */
  &[data-disabled] [data-slot='date-input'][readonly] { color: var(--plinth-text-muted); }
  & [data-slot='date-asked'] { display: flex; flex-wrap: wrap; gap: var(--plinth-space-2); }
  @media (pointer: coarse) {
    & [data-slot='date-input'] { font-size: 16px; }
  }
  @media (forced-colors: active) {
    & [data-slot='date-box']:has([data-slot='date-input']:focus) { outline-color: Highlight; }
  }
  `,
  ),
);
