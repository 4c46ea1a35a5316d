import { forwardRef } from 'react';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Choice, type ChoiceName, type ChoiceOwnProps } from './Choice';
import { CHOICE } from './choice-css';

/** Props of {@link Switch}: with `label`, or with `aria-label` if no label is visible. */
export type SwitchProps = ChoiceOwnProps & ChoiceName;

const Root = styled('div')(
  layered(
    () => `
  ${CHOICE()}
  & [data-slot='choice-control'] {
    display: flex;
    align-items: center;
    inline-size: 34px;
    block-size: 20px;
    padding: 2px;
    border: 1px solid var(--plinth-border-control);
    border-radius: 999px;
    background: var(--plinth-surface);
    box-shadow: var(--plinth-shadow-control);
    transition: var(--plinth-duration-fast) var(--plinth-ease);
    transition-property: background-color, border-color;
  }
  & [data-slot='choice-control']::before {
    content: '';
    inline-size: 14px;
    block-size: 14px;
    border-radius: 999px;
    background: var(--plinth-border-control);
    transition: var(--plinth-duration-fast) var(--plinth-ease);
    transition-property: background-color, margin;
  }
  & [data-slot='choice-control']:checked {
    background: var(--plinth-brand);
    border-color: var(--plinth-brand-edge);
  }
  & [data-slot='choice-control']:checked::before {
    margin-inline-start: 14px;
    background: var(--plinth-on-brand);
  }
  &:not([data-disabled]) > [data-slot='choice-row']:hover > [data-slot='choice-control']:not(:checked) {
    background: var(--plinth-surface-hover);
  }
  &[data-invalid] [data-slot='choice-control'] { border-color: var(--plinth-danger-text); }
  &[data-disabled] [data-slot='choice-control'] {
    background: var(--plinth-surface-hover);
    border-color: var(--plinth-border-strong);
    box-shadow: none;
  }
  &[data-disabled] [data-slot='choice-control']::before { background: var(--plinth-text-disabled); }
  & > :is([data-slot='field-error'], [data-slot='field-description']) { padding-inline-start: 44px; }
  @media (prefers-reduced-motion: reduce) {
    & [data-slot='choice-control'], & [data-slot='choice-control']::before { transition: none; }
  }
  @media (forced-colors: active) {
    & [data-slot='choice-control'] {
      forced-color-adjust: none;
      background: Canvas;
      border-color: ButtonText;
    }
    & [data-slot='choice-control']::before { background: ButtonText; }
    & [data-slot='choice-control']:checked { background: Highlight; border-color: Highlight; }
    & [data-slot='choice-control']:checked::before { background: HighlightText; }
    & [data-slot='choice-control']:focus-visible { outline-color: Highlight; }
    &[data-disabled] [data-slot='choice-control'] { background: Canvas; border-color: GrayText; }
    &[data-disabled] [data-slot='choice-control']::before { background: GrayText; }
  }
  `,
  ),
);

/**
 * A setting that takes effect immediately: a native checkbox with the role of a switch. For a
 * setting that is saved by a button use `Checkbox`. The ref is the input.
 */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(props, ref) {
  return <Choice slot="switch" {...props} role="switch" root={Root} inputRef={ref} />;
});
