import { forwardRef } from 'react';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Choice, type ChoiceName, type ChoiceOwnProps } from './Choice';
import { CHECK_MARK, MIXED_MARK } from './check-mark-css';
import { CHOICE, CHOICE_ROW } from './choice-css';
import { FOCUS_RING } from './control-css';

/** Props of {@link Checkbox}: with `label`, or with `aria-label` if no label is visible. */
export type CheckboxProps = ChoiceOwnProps &
  ChoiceName & {
    /**
     * Whether only some of its items are selected; shown and announced as mixed. Presses do not
     * change it. @default false
     */
    isIndeterminate?: boolean | undefined;
  };

/**
 * CSS of a native checkbox, for components with many of them, such as tables: `&
 * input[type='checkbox'] { ${CHECKBOX()} }`.
 */
export const CHECKBOX = () => `
  appearance: none;
  box-sizing: border-box;
  inline-size: 16px;
  block-size: 16px;
  border: 1px solid var(--plinth-border-control);
  /* Never as round as a radio button. */
  border-radius: min(calc(var(--plinth-radius-sm) - 1px), 5px);
  background: var(--plinth-surface);
  color: var(--plinth-on-brand);
  box-shadow: var(--plinth-shadow-control);
  &:is(:checked, :indeterminate) { border-color: var(--plinth-brand-edge); }
  &:checked { background: ${CHECK_MARK}, var(--plinth-brand); }
  &:indeterminate { background: ${MIXED_MARK}, var(--plinth-brand); }
  &[aria-invalid='true'] { border-color: var(--plinth-danger-text); }
  &:is(:disabled, [aria-disabled='true']) {
    background-color: var(--plinth-surface-hover);
    border-color: var(--plinth-border-strong);
    color: var(--plinth-text-disabled);
    box-shadow: none;
  }
  @media (forced-colors: active) {
    /* With forced colours the native checkbox shows all states. */
    -webkit-appearance: auto;
    appearance: auto;
    &[aria-disabled='true'] { opacity: 0.6; }
  }
`;

/**
 * CSS of a native checkbox with a label, for components with many of them, such as filters:
 * `<label><input type="checkbox" />…</label>` without classes. A disabled one with a reason has
 * `data-refused` on its label and `aria-disabled` on its input.
 */
export const CHECKBOX_ROW = () => `
  ${CHOICE_ROW}
  color: var(--plinth-text);
  font-size: var(--plinth-font-size-md);
  line-height: 20px;
  & > input { ${CHECKBOX()} flex: none; margin: 2px 0; cursor: inherit; }
  & > input:focus-visible { ${FOCUS_RING} }
  overflow-wrap: anywhere;
  &:not([data-refused]):hover > input:not(:checked) { background: var(--plinth-surface-hover); }
  &[data-refused] { color: var(--plinth-text-disabled); cursor: not-allowed; }
  @media (forced-colors: active) {
    &[data-refused] { color: GrayText; }
  }
`;

const Root = styled('div')(
  layered(
    () => `
  ${CHOICE()}
  & [data-slot='choice-control'] { ${CHECKBOX()} margin-block: 2px; }
  &:not([data-disabled]) > [data-slot='choice-row']:hover > [data-slot='choice-control']:not(:checked, :indeterminate) {
    background: var(--plinth-surface-hover);
  }
  & > :is([data-slot='field-error'], [data-slot='field-description']) { padding-inline-start: 26px; }
  `,
  ),
);

/** A native checkbox. Space toggles it, forms submit and reset it. The ref is the input. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(props, ref) {
  return <Choice slot="checkbox" {...props} root={Root} inputRef={ref} />;
});
