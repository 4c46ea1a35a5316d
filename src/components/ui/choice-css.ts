import { FOCUS_RING } from './control-css';
import { FIELD_TEXTS } from './FieldTexts';

/** A control with its label. */
export const CHOICE_ROW = `
  display: flex;
  gap: 10px;
  /* Minimum target size (WCAG 2.5.8). */
  min-block-size: 24px;
  min-inline-size: 24px;
  padding-block: 2px;
  box-sizing: border-box;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
  @media (pointer: coarse) {
    min-block-size: var(--plinth-control-touch);
    min-inline-size: var(--plinth-control-touch);
    padding-block: var(--plinth-space-3);
  }
`;

/** Shared CSS of Checkbox and Switch. `data-slot='choice-control'` is the native input. */
export const CHOICE = () => `
  display: inline-grid;
  gap: 2px;
  min-inline-size: 0;
  max-inline-size: 100%;
  color: var(--plinth-text);
  font-size: var(--plinth-font-size-md);
  line-height: 20px;
  & > [data-slot='choice-row'] { ${CHOICE_ROW} }
  &[data-unlabelled] > [data-slot='choice-row'] { justify-content: center; }
  & [data-slot='choice-label'] { min-inline-size: 0; overflow-wrap: anywhere; }
  & [data-slot='choice-control'] {
    appearance: none;
    box-sizing: border-box;
    flex: none;
    margin: 0;
    cursor: inherit;
  }
  & [data-slot='choice-control']:focus-visible { ${FOCUS_RING} }
  &[data-disabled] > [data-slot='choice-row'] { cursor: not-allowed; }
  &[data-disabled] [data-slot='choice-label'] { color: var(--plinth-text-disabled); }
  ${FIELD_TEXTS}
  @media (pointer: coarse) {
    /* Closer to the label, despite the touch target. */
    & > [data-slot='choice-row'] + [data-slot] {
      margin-block-start: calc(-1 * var(--plinth-space-3));
      pointer-events: none;
    }
  }
  @media (forced-colors: active) {
    &[data-disabled] [data-slot='choice-label'] { color: GrayText; }
  }
`;
