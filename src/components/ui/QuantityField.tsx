import { forwardRef, type KeyboardEvent, useState } from 'react';
import { withPlainDigits } from '../../domain/text/digits';
import type { QuantityLimits } from '../../domain/text/quantity';
import { parseQuantity, QUANTITY_MAX } from '../../domain/text/quantity';
import { uiQuantityMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { IconButton } from './IconButton';
import { AddIcon, RemoveIcon } from './icons';
import { quantityEnds, steppedQuantity } from './quantity-step';
import { TextField, type TextFieldProps } from './TextField';
import { useComposed } from './useComposed';
import { useDraft } from './useDraft';

/** Props of {@link QuantityField}: those of a text field, without those it sets itself. */
export interface QuantityFieldProps
  extends Omit<
    TextFieldProps,
    | 'value'
    | 'defaultValue'
    | 'onChange'
    | 'type'
    | 'inputMode'
    | 'startSlot'
    | 'endSlot'
    | 'notice'
  > {
  /** Minimum, maximum and step. */
  limits: QuantityLimits;
  /** The quantity, null if empty (controlled). @default uncontrolled */
  value?: number | null | undefined;
  /** Initial value if uncontrolled. @default none */
  defaultValue?: number | undefined;
  /** Called with the quantity, or null while it is invalid, such as `1.5` or `1e3`. */
  onChange?: ((quantity: number | null) => void) | undefined;
  /**
   * Called instead of `onChange` when Escape discards the input, for a quantity that is saved while
   * typing. @default calls `onChange` with the previous quantity
   */
  onGiveUp?: (() => void) | undefined;
}

const Root = styled(TextField)(
  layered(`
  & [data-slot='field-control'] { max-inline-size: 180px; }
  & [data-slot='field-control'] [data-slot='field-start'] { padding-inline: 3px 0; }
  & :is([data-slot='field-start'], [data-slot='field-end']) > button { margin-block: -1px; }
  & [data-slot='field-control'] input { padding-inline: var(--plinth-space-1); text-align: center; font-variant-numeric: tabular-nums; }
  `),
);

const textOf = (quantity: number | null | undefined) => String(quantity ?? '');

/**
 * A quantity to buy: typed, or changed by buttons and arrow keys; Page Up and Page Down make ten
 * steps, Home and End go to the limits. Invalid input is explained on blur or Enter.
 */
export const QuantityField = forwardRef<HTMLInputElement, QuantityFieldProps>(
  function QuantityField(props, ref) {
    const { limits, value, defaultValue, onChange, onGiveUp, errorText, ...rest } = props;
    const { onBlur, onKeyDown, ...field } = rest;
    const t = useMessages(uiQuantityMessages);
    const [isLeft, setLeft] = useState(false);
    const draft = useDraft(
      value,
      (typed) => value === (parseQuantity(typed, limits).quantity ?? null),
      Boolean(errorText),
    );
    const text = draft.text ?? textOf(value === undefined ? defaultValue : value);
    const { quantity = null, problem } = parseQuantity(text, limits);
    const { least, most } = quantityEnds(limits);
    const isFixed = field.isDisabled || field.readOnly;

    function type(typed: string): void {
      const { quantity: next = null } = parseQuantity(typed, limits);
      draft.type(typed);
      if (next !== quantity) onChange?.(next);
    }

    function step(direction: 1 | -1, times = 1): void {
      // From a typed 12 with steps of 5, the next step up is 15.
      const plain = withPlainDigits(text);
      const typed = /^\s*\d+\s*$/.test(plain) ? Number(plain) : null;
      let next = steppedQuantity(typed, direction, limits);
      for (let done = 1; done < times; done += 1) next = steppedQuantity(next, direction, limits);
      type(String(next));
    }

    function leave(): void {
      // Retries a failed save.
      if (errorText && draft.text !== null && quantity !== null) onChange?.(quantity);
      draft.leave(quantity === null ? undefined : textOf(quantity));
      setLeft(true);
    }

    /** Escape discards the input; without input the event is left to the surroundings. */
    function giveUp(event: KeyboardEvent): void {
      if (draft.text === null || (draft.isLeft && quantity !== null && !errorText)) return;
      event.stopPropagation();
      draft.drop();
      setLeft(false);
      if (onGiveUp) onGiveUp();
      else onChange?.((value === undefined ? defaultValue : draft.before) ?? null);
    }

    function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
      // Enter may submit a form, so its default is kept.
      if (event.key === 'Enter' && !isFixed) leave();
      onKeyDown?.(event);
      if (isFixed || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key === 'Escape') giveUp(event);
      else if (event.key === 'ArrowUp') step(1);
      else if (event.key === 'ArrowDown') step(-1);
      else if (event.key === 'PageUp') step(1, 10);
      else if (event.key === 'PageDown') step(-1, 10);
      else if (event.key === 'Home') type(String(least));
      else if (event.key === 'End' && most !== null) type(String(most));
      else return;
      event.preventDefault();
    }

    function reason(): string | undefined {
      if (problem === undefined || (problem === 'required' && !field.isRequired)) return undefined;
      if (problem === 'required') return t('quantityRequired');
      if (problem === 'not_integer') return t('quantityNotInteger');
      const upTo = most ?? (problem === 'too_large' ? QUANTITY_MAX : null);
      const range =
        upTo === null ? t('quantityFrom', { least }) : t('quantityBetween', { least, most: upTo });
      return limits.step > 1 ? t('quantitySteps', { range, step: limits.step }) : range;
    }

    const button = (direction: 1 | -1) => {
      const end = direction > 0 ? most : least;
      return (
        <IconButton
          size="sm"
          tabIndex={-1}
          label={t(direction > 0 ? 'quantityMore' : 'quantityLess', { label: field.label })}
          isDisabled={isFixed || (quantity !== null && quantity === end)}
          onPress={() => {
            step(direction);
            // On touch the field has no focus that could leave it.
            draft.leave();
          }}
        >
          {direction > 0 ? <AddIcon aria-hidden /> : <RemoveIcon aria-hidden />}
        </IconButton>
      );
    };

    const typing = useComposed({ ...field, value: text, onChange: type });
    return (
      <Root
        data-slot="quantity-field"
        autoComplete="off"
        {...typing}
        ref={ref}
        inputMode="numeric"
        role="spinbutton"
        aria-valuenow={quantity ?? undefined}
        aria-valuetext={quantity === null ? text : undefined}
        aria-valuemin={least}
        aria-valuemax={most ?? undefined}
        errorText={errorText || (isLeft ? reason() : undefined)}
        onKeyDown={handleKeyDown}
        onBlur={(event) => {
          leave();
          onBlur?.(event);
        }}
        startSlot={button(-1)}
        endSlot={button(1)}
      />
    );
  },
);
