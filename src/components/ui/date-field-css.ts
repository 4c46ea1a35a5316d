import { Popover } from 'react-aria-components';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { COLOR_TRANSITION, FLOATING } from './control-css';
import { FIELD_TEXTS } from './FieldTexts';

/** Resets a native button. */
export const BARE_BUTTON = `
  appearance: none;
  box-sizing: border-box;
  margin: 0;
  border: 0;
  background: transparent;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  cursor: pointer;
  outline: none;
  -webkit-tap-highlight-color: transparent;
`;

/**
 * Label, box and texts of a date or month field. The box is `date-box` or `month-box`, and contains
 * small buttons.
 */
export const DATE_FRAME = `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  min-inline-size: 0;
  color: var(--plinth-text);
  font-size: var(--plinth-font-size-md);
  line-height: 20px;
  & [data-slot='date-label'] {
    justify-self: start;
    font-weight: 550;
    overflow-wrap: anywhere;
    cursor: default;
  }
  ${FIELD_TEXTS}
  & > input { display: none; }
  & :is([data-slot='date-box'], [data-slot='month-box']) {
    box-sizing: border-box;
    display: flex;
    align-items: center;
    min-inline-size: 0;
    min-block-size: var(--plinth-control-md);
    border: 1px solid var(--plinth-border-control);
    border-radius: var(--plinth-radius-control);
    background: var(--plinth-surface);
    box-shadow: var(--plinth-shadow-control);
    ${COLOR_TRANSITION}
  }
  &[data-size='sm'] :is([data-slot='date-box'], [data-slot='month-box']) { min-block-size: var(--plinth-control-sm); }
  &[data-size='lg'] :is([data-slot='date-box'], [data-slot='month-box']) {
    min-block-size: var(--plinth-control-lg);
    border-radius: var(--plinth-radius-md);
  }
  & [data-slot='date-button'] {
    ${BARE_BUTTON}
    display: grid;
    flex: none;
    place-items: center;
    align-self: stretch;
    inline-size: 30px;
    padding: 0;
    border-radius: var(--plinth-radius-sm);
    color: var(--plinth-text-muted);
  }
  & [data-slot='date-button'] svg { inline-size: 16px; block-size: 16px; }
  & [data-slot='date-button']:hover { color: var(--plinth-text); }
  & [data-slot='date-button']:focus-visible {
    outline: var(--plinth-focus-width) solid var(--plinth-focus-ring);
    outline-offset: -3px;
  }
  & [data-slot='date-button']:disabled { color: var(--plinth-text-disabled); cursor: not-allowed; }
  &[data-invalid] :is([data-slot='date-box'], [data-slot='month-box']) { border-color: var(--plinth-danger-text); }
  &[data-disabled] :is([data-slot='date-box'], [data-slot='month-box']) {
    background: var(--plinth-surface-hover);
    border-color: var(--plinth-border);
    color: var(--plinth-text-disabled);
    box-shadow: none;
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    &[data-size] :is([data-slot='date-box'], [data-slot='month-box']) { min-block-size: var(--plinth-control-touch); }
    & [data-slot='date-button'] { inline-size: var(--plinth-control-touch); }
  }
  @media (forced-colors: active) {
    &[data-disabled] :is([data-slot='date-box'], [data-slot='month-box']) { border-color: GrayText; color: GrayText; }
    & [data-slot='date-button']:focus-visible { outline-color: Highlight; }
    & [data-slot='date-button']:disabled { color: GrayText; }
  }
`;

/** A selectable day or month, in its states. */
const CELL = `
  border-radius: var(--plinth-radius-sm);
  text-align: center;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  outline: none;
  -webkit-tap-highlight-color: transparent;
  &:is(:hover, [data-hovered]) { background: var(--plinth-surface-hover); }
  &[data-today] { box-shadow: inset 0 0 0 1px var(--plinth-border-control); }
  &[data-selected] { background: var(--plinth-brand); color: var(--plinth-on-brand); font-weight: 550; }
  &:is(:focus-visible, [data-focus-visible]) {
    outline: var(--plinth-focus-width) solid var(--plinth-focus-ring);
    outline-offset: 1px;
  }
  &[data-disabled] { background: transparent; color: var(--plinth-text-disabled); cursor: not-allowed; }
  &[data-outside-month] { visibility: hidden; }
  @media (forced-colors: active) {
    &:is(:focus-visible, [data-focus-visible]) { outline-color: Highlight; }
    &[data-selected] { forced-color-adjust: none; background: Highlight; color: HighlightText; }
    &[data-disabled] { color: GrayText; }
  }
`;

/** The popover with a month's days or a year's months, below two arrow buttons. */
export const DateSurface = styled(Popover)(
  layered(
    () => `
  ${FLOATING}
  max-inline-size: calc(100vw - 16px);
  padding: var(--plinth-space-2);
  overflow: auto;
  & [role='dialog'] { outline: none; }
  & [data-slot='date-range'] { box-sizing: border-box; min-inline-size: 208px; padding: var(--plinth-space-1); }
  & [data-slot='month-grid'] + button { margin-block-start: var(--plinth-space-2); }
  & [data-slot='date-header'] {
    display: flex;
    align-items: center;
    gap: var(--plinth-space-1);
    margin-block-end: var(--plinth-space-1);
  }
  & [data-slot='date-title'] {
    flex: 1;
    margin: 0;
    font-size: var(--plinth-font-size-md);
    font-weight: 550;
    line-height: 20px;
    text-align: center;
  }
  & [data-slot='date-header'] svg:dir(rtl) { transform: scaleX(-1); }
  & [data-slot='date-step'] {
    ${BARE_BUTTON}
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    padding: 0;
    border-radius: var(--plinth-radius-sm);
    color: var(--plinth-text-muted);
  }
  & [data-slot='date-step'] svg { inline-size: 16px; block-size: 16px; }
  & [data-slot='date-step'][data-hovered] { background: var(--plinth-surface-hover); color: var(--plinth-text); }
  & [data-slot='date-step'][data-focus-visible] {
    outline: var(--plinth-focus-width) solid var(--plinth-focus-ring);
    outline-offset: -1px;
  }
  & [data-slot='date-step'][data-disabled] { color: var(--plinth-text-disabled); cursor: not-allowed; }
  & [data-slot='date-grid'] { border-collapse: separate; border-spacing: 0; text-indent: 0; }
  & [data-slot='date-grid'] :is(thead, tbody, tr) { border: 0; }
  & [data-slot='date-grid'] :is(th, td) {
    padding: 1px;
    border: 0;
    background: transparent;
    font-weight: 400;
    line-height: 20px;
    text-align: center;
  }
  & [data-slot='date-grid'] th {
    color: var(--plinth-text-muted);
    font-size: var(--plinth-font-size-xs);
    font-weight: 550;
  }
  & [data-slot='date-cell'] {
    display: grid;
    place-items: center;
    inline-size: 34px;
    block-size: 32px;
    ${CELL}
  }
  & [data-slot='month-grid'] { display: grid; gap: 2px; min-inline-size: min(264px, 100%); }
  & [data-slot='month-row'] { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 2px; }
  & [data-slot='month-cell'] {
    ${BARE_BUTTON}
    inline-size: 100%;
    min-block-size: 36px;
    padding: 0 var(--plinth-space-1);
    overflow-wrap: anywhere;
    ${CELL}
  }
  @media (pointer: coarse) {
    & [data-slot='date-step'] { inline-size: var(--plinth-control-touch); block-size: var(--plinth-control-touch); }
    & [data-slot='date-cell'] { inline-size: min(var(--plinth-control-touch), calc((100vw - 48px) / 7)); block-size: var(--plinth-control-touch); }
    & [data-slot='month-cell'] { min-block-size: var(--plinth-control-touch); }
  }
  @media (forced-colors: active) {
    & [data-slot='date-step'][data-focus-visible] { outline-color: Highlight; }
    & [data-slot='date-step'][data-disabled] { color: GrayText; }
  }
  `,
  ),
);
