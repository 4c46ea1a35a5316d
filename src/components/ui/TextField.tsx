import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { COLOR_TRANSITION } from './control-css';
import { Field, type FieldProps } from './Field';
import { controlProps } from './field-ids';
import { keysForPage } from './keys-for-page';

/**
 * Props of {@link TextField}. Other props are passed to the native input, including `autoComplete`,
 * `inputMode` and `maxLength`.
 */
export interface TextFieldProps
  extends FieldProps,
    Omit<
      ComponentPropsWithoutRef<'input'>,
      keyof FieldProps | 'value' | 'defaultValue' | 'onChange' | 'size' | 'disabled' | 'required'
    > {
  /** The text (controlled). @default uncontrolled */
  value?: string | undefined;
  /** Initial value if uncontrolled. @default '' */
  defaultValue?: string | undefined;
  /** Called with the new text, including autofill. */
  onChange?: ((value: string) => void) | undefined;
  /** 36, 28 or 44 pixels high. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Whether it is required. Set `noValidate` on the form to show your own error. */
  isRequired?: boolean | undefined;
  /** Whether it is disabled. @default false */
  isDisabled?: boolean | undefined;
  /** Content before the text, inside the border, for example an icon. @default none */
  startSlot?: ReactNode;
  /** Content after the text, inside the border, for example a button. @default none */
  endSlot?: ReactNode;
  /** A temporary message directly below the control. @default none */
  notice?: ReactNode;
}

// 16 px on touch: iOS zooms in on fields with smaller text.
const Control = styled('div')(
  layered(
    () => `
  box-sizing: border-box;
  display: flex;
  align-items: center;
  min-block-size: var(--plinth-control-md);
  border: 1px solid var(--plinth-border-control);
  border-radius: var(--plinth-radius-control);
  background: var(--plinth-surface);
  color: var(--plinth-text);
  box-shadow: var(--plinth-shadow-control);
  ${COLOR_TRANSITION}
  &[data-size='sm'] { min-block-size: var(--plinth-control-sm); }
  &[data-size='lg'] { min-block-size: var(--plinth-control-lg); border-radius: var(--plinth-radius-md); }
  & > input {
    appearance: none;
    box-sizing: border-box;
    flex: 1;
    align-self: stretch;
    min-inline-size: 0;
    margin: 0;
    padding: 0 var(--plinth-space-3);
    border: 0;
    border-radius: inherit;
    background: transparent;
    color: inherit;
    font: inherit;
    font-size: var(--plinth-font-size-md);
    line-height: 20px;
    outline: none;
    /* An address typed on a right-to-left page keeps its order, and starts where the label does. */
    unicode-bidi: plaintext;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  & > input::placeholder { color: var(--plinth-text-subtle); opacity: 1; }
  & > input:is(:autofill, :autofill:hover, :autofill:focus) {
    -webkit-text-fill-color: var(--plinth-text);
    box-shadow: inset 0 0 0 100px var(--plinth-brand-soft);
    caret-color: var(--plinth-text);
  }
  & > [data-slot='field-start'] {
    display: flex;
    padding-inline-start: 10px;
    color: var(--plinth-text-muted);
  }
  & > [data-slot='field-start'] svg { inline-size: 16px; block-size: 16px; }
  & > [data-slot='field-end'] { display: flex; padding-inline-end: 3px; }
  &:has(> input:focus) {
    border-color: var(--plinth-focus-ring);
    outline: var(--plinth-focus-width) solid var(--plinth-focus-ring);
    outline-offset: -1px;
  }
  &:has(> input[readonly]) { background: var(--plinth-surface-sunken); box-shadow: none; }
  &[data-invalid] { border-color: var(--plinth-danger-text); }
  &[data-disabled] {
    background: var(--plinth-surface-hover);
    border-color: var(--plinth-border);
    color: var(--plinth-text-disabled);
    box-shadow: none;
    cursor: not-allowed;
  }
  &[data-disabled] > input { cursor: not-allowed; -webkit-text-fill-color: currentColor; }
  @media (pointer: coarse) {
    &[data-size] { min-block-size: var(--plinth-control-touch); }
    & > input { font-size: 16px; }
  }
  @media (forced-colors: active) {
    &:has(> input:focus) { outline-color: Highlight; }
    &[data-disabled] { border-color: GrayText; color: GrayText; }
  }
  `,
  ),
);

/** A native text input with label, help text and error. The ref is the input. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(
  function TextField(props, ref) {
    const {
      label,
      labelAction,
      description,
      errorText,
      className,
      notice,
      onChange,
      onKeyDown,
      size = 'md',
      isRequired,
      isDisabled,
      startSlot,
      endSlot,
      type = 'text',
      id: ownId,
      ...native
    } = props;
    const madeId = useId();
    const id = ownId ?? madeId;
    // Components that wrap the field, such as PasswordField, set their own slot.
    const { 'data-slot': slot = 'text-field', ...input } = native as typeof native & {
      'data-slot'?: string;
    };

    return (
      <Field {...{ id, slot, label, labelAction, description, errorText, className, notice }}>
        <Control
          data-size={size}
          data-invalid={errorText ? '' : undefined}
          data-disabled={isDisabled ? '' : undefined}
        >
          {startSlot && (
            <Part as="span" data-slot="field-start">
              {startSlot}
            </Part>
          )}
          <input
            {...input}
            ref={ref}
            {...controlProps(id, props)}
            type={type}
            onKeyDown={keysForPage(onKeyDown)}
            onChange={onChange && ((event) => onChange(event.currentTarget.value))}
            // A value without `onChange` is a read-only field.
            readOnly={native.readOnly ?? (native.value !== undefined && !onChange)}
          />
          {endSlot && (
            <Part as="span" data-slot="field-end">
              {endSlot}
            </Part>
          )}
        </Control>
      </Field>
    );
  },
);
