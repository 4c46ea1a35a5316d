import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { BARE_BUTTON, DATE_FRAME } from './date-field-css';

/** Layout of a month picker. `data-slot='month-trigger'` is the button with the month's name. */
export const MonthRoot = styled('div')(
  layered(
    () => `
  ${DATE_FRAME}
  & [data-slot='month-trigger'] {
    ${BARE_BUTTON}
    display: flex;
    flex: 1;
    align-items: center;
    align-self: stretch;
    gap: var(--plinth-space-2);
    min-inline-size: 0;
    padding-block: 0;
    padding-inline: var(--plinth-space-3) 10px;
    border-radius: inherit;
    font-size: var(--plinth-font-size-md);
    line-height: 20px;
    text-align: start;
  }
  & [data-slot='month-trigger'] > span {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [data-slot='month-trigger'][data-placeholder] > span { color: var(--plinth-text-subtle); }
  & [data-slot='month-trigger'] > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    color: var(--plinth-text-muted);
  }
  /* Overlays the month's button, before the icon, as in a date field. */
  & [data-slot='date-button'] { margin-inline: -60px 30px; }
  & [data-slot='month-trigger']:has(~ [data-slot='date-button']) > span { margin-inline-end: 22px; }
  &:not([data-disabled]) [data-slot='month-trigger'][data-hovered] { background: var(--plinth-surface-hover); }
  & [data-slot='month-box']:has([data-slot='month-trigger']:is([data-focus-visible], [aria-expanded='true'])) {
    border-color: var(--plinth-focus-ring);
    outline: var(--plinth-focus-width) solid var(--plinth-focus-ring);
    outline-offset: -1px;
  }
  &[data-disabled] [data-slot='month-trigger'] { cursor: not-allowed; }
  &[data-disabled] [data-slot='month-trigger'] > * { color: inherit; }
  @media (pointer: coarse) {
    & [data-slot='date-button'] { margin-inline: calc(-30px - var(--plinth-control-touch)) 30px; }
    & [data-slot='month-trigger']:has(~ [data-slot='date-button']) > span { margin-inline-end: var(--plinth-control-touch); }
  }
  @media (forced-colors: active) {
    & [data-slot='month-box']:has([data-slot='month-trigger']:is([data-focus-visible], [aria-expanded='true'])) { outline-color: Highlight; }
  }
  `,
  ),
);
