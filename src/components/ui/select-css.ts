import { Select as AriaSelect, Popover } from 'react-aria-components';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { COLOR_TRANSITION, FLOATING } from './control-css';
import { FIELD_TEXTS } from './FieldTexts';

/** Layout of a select. `data-slot='select-trigger'` is the button. */
export const SelectRoot = styled(AriaSelect<object, 'single'>)(
  layered(
    () => `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  min-inline-size: 0;
  color: var(--plinth-text);
  font-size: var(--plinth-font-size-md);
  line-height: 20px;
  & > [data-slot='select-label'] {
    justify-self: start;
    font-weight: 550;
    overflow-wrap: anywhere;
    cursor: default;
  }
  ${FIELD_TEXTS}
  & > [data-slot='select-trigger'] {
    appearance: none;
    box-sizing: border-box;
    display: flex;
    align-items: center;
    gap: var(--plinth-space-2);
    inline-size: 100%;
    min-block-size: var(--plinth-control-md);
    margin: 0;
    padding-block: 5px;
    padding-inline: var(--plinth-space-3) 10px;
    border: 1px solid var(--plinth-border-control);
    border-radius: var(--plinth-radius-control);
    background: var(--plinth-surface);
    color: inherit;
    font: inherit;
    font-size: var(--plinth-font-size-md);
    line-height: 20px;
    text-align: start;
    box-shadow: var(--plinth-shadow-control);
    cursor: pointer;
    outline: none;
    -webkit-tap-highlight-color: transparent;
    ${COLOR_TRANSITION}
  }
  &[data-size='sm'] > [data-slot='select-trigger'] {
    min-block-size: var(--plinth-control-sm);
    padding-block: 3px;
  }
  &[data-size='lg'] > [data-slot='select-trigger'] {
    min-block-size: var(--plinth-control-lg);
    border-radius: var(--plinth-radius-md);
  }
  & [data-slot='select-value'] {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [data-slot='select-value'][data-placeholder] { color: var(--plinth-text-subtle); }
  & [data-slot='select-trigger'] > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    color: var(--plinth-text-muted);
  }
  & > [data-slot='select-trigger'][data-hovered] { background: var(--plinth-surface-hover); }
  & > [data-slot='select-trigger'][data-focus-visible],
  &[data-open] > [data-slot='select-trigger'] {
    border-color: var(--plinth-focus-ring);
    outline: var(--plinth-focus-width) solid var(--plinth-focus-ring);
    outline-offset: -1px;
  }
  &[data-invalid]:not([data-open]) > [data-slot='select-trigger']:not([data-focus-visible]) {
    border-color: var(--plinth-danger-text);
  }
  & > [data-slot='select-trigger'][data-disabled] {
    background: var(--plinth-surface-hover);
    border-color: var(--plinth-border);
    box-shadow: none;
    cursor: not-allowed;
  }
  & > [data-slot='select-trigger'][data-disabled] > * { color: var(--plinth-text-disabled); }
  /* The native select that forms and autofill see. Written here too, because a strict policy takes
     away the style attribute that a server sends with it. */
  & > [data-react-aria-prevent-focus] {
    position: fixed;
    inset-block-start: 0;
    inset-inline-start: 0;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  @media (pointer: coarse) {
    &[data-size] > [data-slot='select-trigger'] { min-block-size: var(--plinth-control-touch); }
  }
  @media (forced-colors: active) {
    & > [data-slot='select-trigger'][data-focus-visible],
    &[data-open] > [data-slot='select-trigger'] { outline-color: Highlight; }
    & > [data-slot='select-trigger'][data-disabled] { border-color: GrayText; }
    & > [data-slot='select-trigger'][data-disabled] > * { color: GrayText; }
  }
  `,
  ),
);

/** The popover with the list. */
export const SelectSurface = styled(Popover)(
  layered(
    () => `
  ${FLOATING}
  display: flex;
  min-inline-size: min(var(--trigger-width), calc(100vw - 16px));
  max-inline-size: min(max(360px, var(--trigger-width)), calc(100vw - 16px));
  & [data-slot='select-list'] {
    box-sizing: border-box;
    flex: 1;
    min-inline-size: 0;
    max-block-size: min(340px, 100%);
    padding: 5px;
    overflow: auto;
    outline: none;
  }
  & [data-slot='select-list'] [data-none] { display: block; padding: 6px 9px; color: var(--plinth-text-muted); }
  /* A windowed list ignores presses while scrolling, and focusing may scroll it. */
  & [data-slot='select-list'][data-windowed] > * { pointer-events: auto !important; }
  & [data-slot='select-section'] + [data-slot='select-section'] {
    margin-block-start: 5px;
    padding-block-start: 5px;
    border-block-start: 1px solid var(--plinth-border);
  }
  & [data-slot='select-section-title'] {
    padding: var(--plinth-space-1) 9px;
    color: var(--plinth-text-muted);
    font-size: var(--plinth-font-size-xs);
    font-weight: 550;
    line-height: 16px;
  }
  & [data-slot='select-item'] {
    box-sizing: border-box;
    display: grid;
    grid-template-columns: minmax(0, 1fr) 16px;
    align-items: center;
    column-gap: 10px;
    min-block-size: 32px;
    padding: 6px 9px;
    border-radius: var(--plinth-radius-sm);
    overflow-wrap: anywhere;
    cursor: pointer;
    outline: none;
    -webkit-tap-highlight-color: transparent;
  }
  & [data-slot='select-item'] > [data-slot='select-item-text'] {
    grid-column: 1;
    color: var(--plinth-text-muted);
    font-size: var(--plinth-font-size-xs);
    line-height: 16px;
  }
  & [data-slot='select-item'] > svg {
    grid-area: 1 / 2;
    inline-size: 16px;
    block-size: 16px;
    color: var(--plinth-brand-text);
    visibility: hidden;
  }
  & [data-slot='select-item'][data-selected] { font-weight: 550; }
  & [data-slot='select-item'][data-selected] > [data-slot='select-item-text'] { font-weight: 400; }
  & [data-slot='select-item'][data-selected] > svg { visibility: visible; }
  & [data-slot='select-item']:is([data-focused], [data-hovered]) { background: var(--plinth-surface-hover); }
  & [data-slot='select-item'][data-pressed] { background: var(--plinth-surface-pressed); }
  & [data-slot='select-item'][data-focus-visible] {
    outline: var(--plinth-focus-width) solid var(--plinth-focus-ring);
    outline-offset: calc(-1 * var(--plinth-focus-width));
  }
  & [data-slot='select-item'][data-disabled] { cursor: not-allowed; }
  & [data-slot='select-item'][data-disabled] > [data-slot='select-item-label'] { color: var(--plinth-text-disabled); }
  @media (pointer: coarse) {
    & [data-slot='select-item'] { min-block-size: var(--plinth-control-touch); }
  }
  @media (forced-colors: active) {
    & [data-slot='select-item'][data-focused] { forced-color-adjust: none; background: Highlight; }
    & [data-slot='select-item'][data-focused],
    & [data-slot='select-item'][data-focused] > * { color: HighlightText; }
    & [data-slot='select-item'][data-disabled] > * { color: GrayText; }
  }
  `,
  ),
);
