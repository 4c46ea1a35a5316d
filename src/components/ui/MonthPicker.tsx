import { type FormEvent, forwardRef, useEffect, useId, useRef, useState } from 'react';
import { Button, Dialog, DialogTrigger } from 'react-aria-components';
import {
  type CivilMonth,
  civilDateOf,
  monthOf,
  parseCivilMonth,
} from '../../domain/time/civil-date';
import { formatCivilMonth } from '../../domain/time/civil-format';
import { uiDataMessages, uiDatesMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { Part } from '../../theme/Part';
import { DateSurface } from './date-field-css';
import type { DateControlProps } from './date-field-props';
import { FieldTexts } from './FieldTexts';
import { fieldIds, idList } from './field-ids';
import { isFirstInvalid } from './first-invalid';
import { CalendarIcon, CloseIcon } from './icons';
import { MonthGrid } from './MonthGrid';
import { MonthRoot } from './month-picker-css';
import { ANY_MONTH } from './month-steps';
import { OverlayEnvironment } from './OverlayEnvironment';
import { useDisabledReason } from './useDisabledReason';

/** Props of {@link MonthPicker}. */
export interface MonthPickerProps extends DateControlProps {
  /** The month as `YYYY-MM`, null if empty (controlled). @default uncontrolled */
  value?: string | null | undefined;
  /** Initial value if uncontrolled. @default none */
  defaultValue?: string | null | undefined;
  /** Called with the selected month, or null when cleared. */
  onChange?: ((month: string | null) => void) | undefined;
  /** The earliest allowed month, as `YYYY-MM`. @default any */
  min?: string | undefined;
  /** The latest allowed month, as `YYYY-MM`. @default any */
  max?: string | undefined;
  /** Text shown while no month is selected. @default 'Choose' in the reader's language */
  placeholder?: string | undefined;
  /** Current time in milliseconds since 1970: its month is marked, and initially focused. */
  now: number;
}

/**
 * Selects a month from a grid of twelve in a popover. Its value is `YYYY-MM`, a Gregorian month in
 * UTC. The ref is the button.
 *
 * @example
 * <MonthPicker label="Period" name="period" max="2026-03" now={Date.now()} />
 */
export const MonthPicker = forwardRef<HTMLButtonElement, MonthPickerProps>(function MonthPicker(
  { value, defaultValue, onChange, ...props },
  ref,
) {
  const { label, description, errorText, name, form, size = 'md', className, onBlur } = props;
  const { isRequired = false, isDisabled = false, now } = props;
  const t = useMessages(uiDatesMessages);
  const choose = useMessages(uiDataMessages)('choose');
  const locale = useMessagesLocale();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState(defaultValue);
  const [isOpen, setOpen] = useState(false);
  const [isMissed, setMissed] = useState(false);
  const month = parseCivilMonth(value === undefined ? own : value);
  const error = errorText || (isMissed && month === null ? t('monthRequired') : undefined);
  const texts = { description, errorText: error };
  const { descriptionId, errorId, describedBy } = fieldIds(id, texts);
  const why = useDisabledReason(isDisabled ? props.disabledReason : undefined, {});
  const isFixed = why.id !== undefined;
  const limits = {
    min: parseCivilMonth(props.min) ?? ANY_MONTH.min,
    max: parseCivilMonth(props.max) ?? ANY_MONTH.max,
  };

  useEffect(() => {
    const owner = input.current?.form;
    const reset = () => setOwn(defaultValue);
    owner?.addEventListener('reset', reset);
    return () => owner?.removeEventListener('reset', reset);
  }, [defaultValue]);

  const trigger = () => frame.current?.querySelector<HTMLElement>('button') ?? null;

  function change(next: CivilMonth | null): void {
    setOwn(next);
    if (next !== month) onChange?.(next);
  }

  function refuse(event: FormEvent<HTMLInputElement>): void {
    event.preventDefault();
    setMissed(true);
    if (isFirstInvalid(event.currentTarget)) trigger()?.focus();
  }

  const show = () => {
    const button = trigger();
    if (button) why.show(button);
  };

  return (
    <OverlayEnvironment>
      <MonthRoot
        ref={frame}
        className={className}
        data-slot="month-picker"
        data-size={size}
        data-invalid={error ? '' : undefined}
        data-disabled={isDisabled ? '' : undefined}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!isOpen && !currentTarget.contains(relatedTarget)) onBlur?.();
        }}
      >
        <Part
          as="span"
          data-slot="date-label"
          id={`${id}-label`}
          onClick={() => trigger()?.focus()}
        >
          {label}
        </Part>
        <Part
          as="div"
          data-slot="month-box"
          {...(isFixed && {
            onFocus: show,
            onBlur: why.listeners.onBlur,
            onPointerEnter: show,
            onPointerLeave: why.listeners.onPointerLeave,
          })}
        >
          <DialogTrigger isOpen={isOpen} onOpenChange={(next) => setOpen(next && !isDisabled)}>
            <Part
              as={Button}
              ref={ref}
              data-slot="month-trigger"
              className=""
              id={`${id}-month`}
              aria-labelledby={`${id}-month-name ${id}-label`}
              aria-describedby={idList(describedBy, why.id) ?? ''}
              isDisabled={isDisabled && !isFixed}
              {...(isFixed && { 'aria-disabled': 'true' })}
              data-placeholder={month === null ? '' : undefined}
            >
              <span id={`${id}-month-name`}>
                {month === null ? (props.placeholder ?? choose) : formatCivilMonth(month, locale)}
              </span>
              <CalendarIcon aria-hidden />
            </Part>
            <DateSurface data-slot="date-surface" offset={6} placement="bottom start">
              <Dialog className="" aria-labelledby={`${id}-label`}>
                <MonthGrid
                  chosen={month}
                  current={monthOf(civilDateOf(now))}
                  limits={limits}
                  onChoose={(next) => {
                    change(next);
                    setOpen(false);
                  }}
                />
              </Dialog>
            </DateSurface>
          </DialogTrigger>
          {month !== null && !isRequired && !isDisabled && (
            <Part
              as={Button}
              data-slot="date-button"
              className=""
              aria-label={t('clearDate', { label })}
              onPress={() => {
                trigger()?.focus();
                change(null);
              }}
            >
              <CloseIcon aria-hidden />
            </Part>
          )}
        </Part>
        <FieldTexts {...texts} descriptionId={descriptionId} errorId={errorId} />
        <input
          hidden
          ref={input}
          {...{ name, form }}
          value={month ?? ''}
          required={isRequired}
          disabled={isDisabled}
          onChange={() => {}}
          onInvalid={refuse}
        />
        {why.element}
      </MonthRoot>
    </OverlayEnvironment>
  );
});
