import {
  type ChangeEvent,
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  type MouseEvent,
  type ReactNode,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { Part } from '../../theme/Part';
import type { StyledComponent } from '../../theme/styled';
import { FieldTexts } from './FieldTexts';
import { fieldIds, idList } from './field-ids';
import { useBrowserEffect } from './useBrowserEffect';
import { useDisabledReason } from './useDisabledReason';

/** Either a visible label, or an accessible name only, for example in a table. */
export type ChoiceName =
  | {
      /** The visible label, which also toggles it. May contain a link. */
      label: ReactNode;
      'aria-label'?: undefined;
    }
  | {
      label?: undefined;
      /** The accessible name, if its context is visible elsewhere. */
      'aria-label': string;
    };

/** Props shared by Checkbox and Switch. Other props are passed to the native checkbox. */
export interface ChoiceOwnProps
  extends Omit<
    ComponentPropsWithoutRef<'input'>,
    | 'aria-label'
    | 'checked'
    | 'children'
    | 'defaultChecked'
    | 'disabled'
    | 'onChange'
    | 'readOnly'
    | 'required'
    | 'role'
    | 'size'
    | 'type'
  > {
  /** Whether it is selected (controlled). @default uncontrolled */
  isSelected?: boolean | undefined;
  /** Initial value if uncontrolled. @default false */
  defaultSelected?: boolean | undefined;
  /** Called with the new value. */
  onChange?: ((isSelected: boolean) => void) | undefined;
  /** Help text below the label. @default none */
  description?: string | undefined;
  /** Error message; '' or undefined if valid. @default none */
  errorText?: string | undefined;
  /** Whether it must be checked. Set `noValidate` on the form for your own error. @default false */
  isRequired?: boolean | undefined;
  /** Whether it is disabled. @default false */
  isDisabled?: boolean | undefined;
  /**
   * Why it is disabled. It then stays focusable and shows the reason on focus, hover and touch, and
   * as its description. Like any disabled field it is not submitted.
   * @default none
   */
  disabledReason?: string | undefined;
  /** A class on the root. @default none */
  className?: string | undefined;
}

interface ChoiceProps extends ChoiceOwnProps {
  root: StyledComponent<'div'>;
  slot: string;
  role?: 'switch' | undefined;
  label?: ReactNode;
  'aria-label'?: string | undefined;
  isIndeterminate?: boolean | undefined;
  inputRef: ForwardedRef<HTMLInputElement>;
}

/** A native checkbox with label, help text and error; the root's CSS draws it. */
export function Choice({
  root: Root,
  inputRef,
  slot,
  label,
  isSelected,
  defaultSelected,
  onChange,
  description,
  errorText,
  isRequired,
  isDisabled,
  disabledReason,
  className,
  isIndeterminate = false,
  id: ownId,
  name,
  onClick,
  onFocus,
  onBlur,
  ...native
}: ChoiceProps) {
  const madeId = useId();
  const id = ownId ?? madeId;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    inputRef,
    () => input.current,
  );
  const reason = isDisabled && disabledReason ? disabledReason : undefined;
  const why = useDisabledReason(reason, { onFocus, onBlur });
  const { onPointerEnter, onPointerLeave, ...focus } = why.listeners;
  const { descriptionId, errorId, describedBy } = fieldIds(id, { description, errorText });

  // HTML has no attribute for it, so it is set before the first paint.
  useBrowserEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);

  function handleClick(event: MouseEvent<HTMLInputElement>): void {
    if (!reason) {
      onClick?.(event);
      return;
    }
    // The browser reverts the change; without an event React would miss the next one.
    event.currentTarget.checked = !event.currentTarget.checked;
    event.preventDefault();
    why.show(event.currentTarget);
  }

  function handleChange(event: ChangeEvent<HTMLInputElement>): void {
    if (reason) return;
    onChange?.(event.currentTarget.checked);
    // The browser clears it on press; the prop decides.
    event.currentTarget.indeterminate = isIndeterminate;
  }

  return (
    <Root
      data-slot={slot}
      data-disabled={isDisabled ? '' : undefined}
      data-invalid={errorText ? '' : undefined}
      data-unlabelled={label === undefined ? '' : undefined}
      className={className}
    >
      <Part as="label" data-slot="choice-row" {...{ onPointerEnter, onPointerLeave }}>
        <Part
          as="input"
          {...native}
          {...(isSelected === undefined
            ? { defaultChecked: defaultSelected }
            : { checked: isSelected })}
          ref={input}
          id={id}
          type="checkbox"
          data-slot="choice-control"
          name={reason ? undefined : name}
          required={isRequired && !reason}
          disabled={isDisabled && !reason}
          aria-disabled={reason ? true : undefined}
          aria-invalid={errorText ? true : undefined}
          aria-describedby={idList(describedBy, why.id, native['aria-describedby'])}
          onClick={handleClick}
          onChange={handleChange}
          {...focus}
        />
        {label !== undefined && (
          <Part as="span" data-slot="choice-label">
            {label}
          </Part>
        )}
      </Part>
      <FieldTexts {...{ description, errorText, descriptionId, errorId }} />
      {why.element}
    </Root>
  );
}
