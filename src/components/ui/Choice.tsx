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

/** Either a label that is seen, or a name that is only heard: in a table, for example. */
export type ChoiceName =
  | {
      /** What is chosen, in words; pressing it chooses too. May hold a link. */
      label: ReactNode;
      'aria-label'?: undefined;
    }
  | {
      label?: undefined;
      /** What is chosen, where the place around it shows it to the eye already. */
      'aria-label': string;
    };

/** What Checkbox and Switch have in common. What a native checkbox takes is passed on to it. */
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
  /** Whether it is on, when you hold it. @default it holds it itself */
  isSelected?: boolean | undefined;
  /** What it starts with when it holds it itself. @default false */
  defaultSelected?: boolean | undefined;
  /** Called with what it is now. */
  onChange?: ((isSelected: boolean) => void) | undefined;
  /** A sentence under the label. @default none */
  description?: string | undefined;
  /** What is wrong; '' or nothing when all is well. @default none */
  errorText?: string | undefined;
  /** Says that it must be on; put `noValidate` on the form to say so in your own words. @default false */
  isRequired?: boolean | undefined;
  /** It cannot be changed. @default false */
  isDisabled?: boolean | undefined;
  /**
   * Why it is disabled. It then can still be reached, and shows the reason on focus, hover and
   * touch; it is its description too. A form sends nothing of it, as of any disabled one.
   * @default none
   */
  disabledReason?: string | undefined;
  /** A class of yours for the whole. @default none */
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

/** A native checkbox with label, help and error; how it is drawn is the root's CSS. */
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

  // HTML has no attribute for it, and nobody sees the box without it first.
  useBrowserEffect(() => {
    if (input.current) input.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);

  function handleClick(event: MouseEvent<HTMLInputElement>): void {
    if (!reason) {
      onClick?.(event);
      return;
    }
    // The browser takes its change back; React must hear of that, or it misses the next one.
    event.currentTarget.checked = !event.currentTarget.checked;
    event.preventDefault();
    why.show(event.currentTarget);
  }

  function handleChange(event: ChangeEvent<HTMLInputElement>): void {
    if (reason) return;
    onChange?.(event.currentTarget.checked);
    // A press clears it; whether it stays is for the caller to say.
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
