import { parseDate } from '@internationalized/date';
import { forwardRef, useId, useMemo, useRef, useState } from 'react';
import {
  Button,
  DateInput,
  DatePicker,
  DateSegment,
  type DateValue,
  Group,
  Label,
} from 'react-aria-components';
import { flushSync } from 'react-dom';
import { parseCivilDate } from '../../domain/time/civil-date';
import { uiDatesMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { Part } from '../../theme/Part';
import type { DateControlProps } from './date-field-props';
import { DateRoot } from './date-input-css';
import { FieldTexts } from './FieldTexts';
import { fieldIds, idList } from './field-ids';
import { CalendarIcon, CloseIcon } from './icons';
import { OverlayEnvironment } from './OverlayEnvironment';
import { useDateDraft } from './useDateDraft';
import { useDateReason } from './useDateReason';
import { useDisabledReason } from './useDisabledReason';
import { useHint } from './useHint';
import { useLateCalendar } from './useLateCalendar';

/** Props of {@link DateField}. */
export interface DateFieldProps extends DateControlProps {
  /** The day as `YYYY-MM-DD` when you hold it; null for none. @default it holds it itself */
  value?: string | null | undefined;
  /** What it starts with when it holds it itself. @default none */
  defaultValue?: string | null | undefined;
  /** Called with the day, or with null while what stands in the field is none that counts. */
  onChange?: ((date: string | null) => void) | undefined;
  /** The first day that counts, as `YYYY-MM-DD`. @default any */
  min?: string | undefined;
  /** The last day that counts, as `YYYY-MM-DD`. @default any */
  max?: string | undefined;
}

const parse = (date: string | null | undefined) => (date ? parseDate(date) : null);

/** Whether some parts of a date stand in a field, and some do not. */
function isPartlyFilled(field: Element | null): boolean {
  const parts = [...(field?.querySelectorAll('[role="spinbutton"]') ?? [])];
  const empty = parts.filter((part) => part.hasAttribute('data-placeholder'));
  return empty.length > 0 && empty.length < parts.length;
}

/**
 * A day without a time, typed part by part or chosen from a calendar. It takes and gives
 * `YYYY-MM-DD`, and no zone ever shifts it. A day that its month does not have becomes the last one
 * of that month (commerce §2.3.3); what does not count is told with the reason, once the field is
 * left. The ref is the frame.
 *
 * @example
 * <DateField label="Paid on" name="paidOn" max="2026-03-31" />
 */
export const DateField = /* @__PURE__ */ forwardRef<HTMLDivElement, DateFieldProps>(
  function DateField({ value, defaultValue, onChange, ...props }, ref) {
    const { label, description, errorText, name, form, size = 'md', className, onBlur } = props;
    const { min, max, isRequired = false, isDisabled = false } = props;
    const t = useMessages(uiDatesMessages);
    const id = useId();
    const group = useRef<HTMLDivElement>(null);
    // A new round takes away what was typed and is no date.
    const [round, setRound] = useState(0);
    const [isLeft, setLeft] = useState(false);
    const { shown, date, isPartial, problem, change } = useDateDraft({
      ...{ value, defaultValue, onChange, isRequired },
      ...{ min: parseCivilDate(min) ?? undefined, max: parseCivilDate(max) ?? undefined },
    });
    const reason = useDateReason(problem, { min, max });
    const error = errorText || (isLeft ? reason : undefined);
    const texts = { description, errorText: error };
    const { descriptionId, errorId, describedBy } = fieldIds(id, texts);
    const why = useDisabledReason(isDisabled ? props.disabledReason : undefined, {});
    const isFixed = why.id !== undefined;
    const hint = useHint();
    const calendar = useLateCalendar(() => {
      const button = group.current?.querySelector<HTMLElement>('button:last-of-type');
      if (button) hint.show(button, t('calendarFailed'), 'focus');
    });
    const limits = useMemo(
      () => ({ minValue: parse(parseCivilDate(min)), maxValue: parse(parseCivilDate(max)) }),
      [min, max],
    );
    const day = useMemo(() => parse(shown), [shown]);

    function clear(): void {
      flushSync(() => {
        change(null);
        setRound(round + 1);
      });
      group.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
    }

    function leave(): void {
      hint.hide();
      calendar.leave();
      const isLeftPartial = isPartlyFilled(group.current);
      if (isLeftPartial !== isPartial) change(shown, isLeftPartial);
      setLeft(true);
      onBlur?.();
    }

    return (
      <OverlayEnvironment>
        <DateRoot
          ref={ref}
          className={className}
          data-slot="date-field"
          data-size={size}
          data-invalid={error ? '' : undefined}
          data-disabled={isDisabled ? '' : undefined}
          onInvalidCapture={() => setLeft(true)}
          onFocus={calendar.prepare}
          onPointerEnter={calendar.prepare}
        >
          <Part
            as={DatePicker<DateValue>}
            data-slot="date-picker"
            className=""
            aria-describedby={idList(describedBy, why.id) ?? ''}
            value={day}
            onChange={(next) => change(next?.toString() ?? null)}
            {...limits}
            validate={() => reason ?? null}
            isInvalid={Boolean(error)}
            isRequired={isRequired}
            isDisabled={isDisabled && !isFixed}
            isReadOnly={isFixed}
            isOpen={calendar.isOpen}
            onOpenChange={calendar.onOpenChange}
            onBlur={leave}
            {...(form !== undefined && { form })}
          >
            <Part as={Label} data-slot="date-label">
              {label}
            </Part>
            <Part
              as={Group}
              ref={group}
              data-slot="date-box"
              className=""
              onFocus={() => isFixed && group.current && why.show(group.current)}
              {...(isFixed && {
                onBlur: why.listeners.onBlur,
                onPointerEnter: () => group.current && why.show(group.current),
                onPointerLeave: why.listeners.onPointerLeave,
              })}
            >
              <Part as={DateInput} key={round} data-slot="date-input" className="">
                {(segment) => (
                  <Part as={DateSegment} data-slot="date-segment" segment={segment} className="" />
                )}
              </Part>
              {(shown !== null || isPartial) && !isRequired && !isDisabled && (
                <Part
                  as={Button}
                  slot={null}
                  data-slot="date-button"
                  className=""
                  aria-label={t('clearDate', { label })}
                  onPress={clear}
                >
                  <CloseIcon aria-hidden />
                </Part>
              )}
              <Part as={Button} data-slot="date-button" className="" aria-label={t('openCalendar')}>
                <CalendarIcon aria-hidden />
              </Part>
            </Part>
            {calendar.Calendar && <calendar.Calendar />}
          </Part>
          <FieldTexts {...texts} descriptionId={descriptionId} errorId={errorId} />
          {name && (
            <input type="hidden" {...{ name, form }} value={date ?? ''} disabled={isDisabled} />
          )}
          {why.element}
          {hint.element}
        </DateRoot>
      </OverlayEnvironment>
    );
  },
);
