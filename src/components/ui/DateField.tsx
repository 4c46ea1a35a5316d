import { forwardRef, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { parseCivilDate } from '../../domain/time/civil-date';
import { spellTypedDate, typedDateForm } from '../../domain/time/typed-date';
import { uiDatesMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { Part } from '../../theme/Part';
import { Button } from './Button';
import type { DateControlProps } from './date-field-props';
import { DateRoot } from './date-input-css';
import { FieldTexts } from './FieldTexts';
import { fieldIds, idList } from './field-ids';
import { isFirstInvalid } from './first-invalid';
import { CalendarIcon, CloseIcon } from './icons';
import { keysForPage } from './keys-for-page';
import { useDateDraft } from './useDateDraft';
import { useDateReason } from './useDateReason';
import { useDisabledReason } from './useDisabledReason';
import { useLateOverlay } from './useLateOverlay';

/** Props of {@link DateField}. */
export interface DateFieldProps extends DateControlProps {
  /** The date as `YYYY-MM-DD`, null if empty (controlled). @default uncontrolled */
  value?: string | null | undefined;
  /** Initial value if uncontrolled. @default none */
  defaultValue?: string | null | undefined;
  /**
   * Called with the date once the input is complete, and with null when it is emptied, or left with
   * invalid input. Incomplete input is not reported.
   */
  onChange?: ((date: string | null) => void) | undefined;
  /** The earliest allowed date, as `YYYY-MM-DD`. @default any */
  min?: string | undefined;
  /** The latest allowed date, as `YYYY-MM-DD`. @default any */
  max?: string | undefined;
}

const inputIn = (frame: HTMLElement | null) => frame?.querySelector('input');

/** Split: the calendar loads when the field is approached. */
const loadCalendar = async () => (await import('./DateCalendar')).DateCalendar;

/**
 * A calendar date without a time: typed, pasted, or picked from a calendar. Its value is
 * `YYYY-MM-DD`, free of time zones. It accepts the page's date format (`03/17/2026`, `17.03.2026`,
 * with other or no separators, or with the month's name) and ISO 8601, in digits of any script; on
 * blur it is reformatted for the page. Ambiguous input is never guessed: both readings are offered.
 * The ref is the input.
 *
 * @example
 * <DateField label="Paid on" name="paidOn" max="2026-03-31" />
 */
export const DateField = forwardRef<HTMLInputElement, DateFieldProps>(function DateField(
  { value, defaultValue, onChange, ...props },
  ref,
) {
  const { label, description, errorText, name, form, size = 'md', className, onBlur } = props;
  const { isRequired = false, isDisabled = false } = props;
  const t = useMessages(uiDatesMessages);
  const locale = useMessagesLocale();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [isLeft, setLeft] = useState(false);
  const limits = {
    min: parseCivilDate(props.min) ?? undefined,
    max: parseCivilDate(props.max) ?? undefined,
  };
  const draft = useDateDraft({
    ...{ value, defaultValue, onChange, locale, isRequired },
    ...limits,
  });
  const { text, date, candidates, problem } = draft;
  const reason = useDateReason(problem, { ...limits, candidateCount: candidates.length });
  const error = errorText || (isLeft ? reason : undefined);
  const texts = { description, errorText: error };
  const { descriptionId, errorId, describedBy } = fieldIds(id, texts);
  const why = useDisabledReason(isDisabled ? props.disabledReason : undefined, {});
  const isFixed = why.id !== undefined;
  const calendar = useLateOverlay(loadCalendar, {
    kind: 'dialog',
    failed: t('calendarFailed'),
  });
  const reset = useRef(draft.reset);
  reset.current = draft.reset;

  useEffect(() => {
    inputIn(frame.current)?.setCustomValidity(reason ?? '');
  }, [reason]);

  useEffect(() => {
    const owner = inputIn(frame.current)?.form;
    const onReset = () => reset.current();
    owner?.addEventListener('reset', onReset);
    return () => owner?.removeEventListener('reset', onReset);
  }, []);

  function choose(next: string | null): void {
    flushSync(() => draft.choose(next));
    inputIn(frame.current)?.focus();
  }

  function leaveInput(): void {
    draft.leave();
    if (text.trim() !== '') setLeft(true);
  }

  function pressKey(event: KeyboardEvent<HTMLInputElement>): void {
    // Enter also submits the form, which needs the date.
    if (event.key === 'Enter') flushSync(leaveInput);
    if (event.key === 'Escape' && draft.giveUp()) {
      event.stopPropagation();
      setLeft(false);
    }
    if (event.altKey && event.key === 'ArrowDown') {
      event.preventDefault();
      calendar.openFrom(event.currentTarget);
    }
  }

  const show = () => box.current && why.show(box.current);

  return (
    <DateRoot
      ref={frame}
      className={className}
      data-slot="date-field"
      data-size={size}
      data-invalid={error ? '' : undefined}
      data-disabled={isDisabled ? '' : undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (calendar.Overlay || currentTarget.contains(relatedTarget)) return;
        setLeft(true);
        onBlur?.();
      }}
    >
      <Part as="label" data-slot="date-label" id={`${id}-label`} htmlFor={id}>
        {label}
      </Part>
      <Part
        as="div"
        ref={box}
        data-slot="date-box"
        {...(isFixed && {
          onFocus: show,
          onBlur: why.listeners.onBlur,
          onPointerEnter: show,
          onPointerLeave: why.listeners.onPointerLeave,
        })}
      >
        <Part
          as="input"
          ref={ref}
          data-slot="date-input"
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          spellCheck={false}
          placeholder={typedDateForm(locale, {
            day: t('dayLetters'),
            month: t('monthLetters'),
            year: t('yearLetters'),
          })}
          value={text}
          form={form}
          required={isRequired}
          disabled={isDisabled && !isFixed}
          readOnly={isFixed}
          aria-disabled={isFixed ? true : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={idList(describedBy, why.id)}
          onChange={({ currentTarget, nativeEvent }) =>
            draft.type(currentTarget.value, (nativeEvent as InputEvent).isComposing)
          }
          onCompositionEnd={({ currentTarget }) => draft.type(currentTarget.value, false)}
          onKeyDown={keysForPage(pressKey)}
          onBlur={leaveInput}
          onInvalid={(event) => {
            event.preventDefault();
            setLeft(true);
            if (isFirstInvalid(event.currentTarget)) event.currentTarget.focus();
          }}
        />
        {text !== '' && !isRequired && !isDisabled && (
          <Part
            as="button"
            type="button"
            data-slot="date-button"
            aria-label={t('clearDate', { label })}
            onClick={() => choose(null)}
          >
            <CloseIcon aria-hidden />
          </Part>
        )}
        <Part
          as="button"
          type="button"
          {...calendar.trigger}
          data-slot="date-button"
          id={`${id}-calendar`}
          aria-label={t('openCalendar')}
          aria-labelledby={`${id}-calendar ${id}-label`}
          disabled={isDisabled}
        >
          <CalendarIcon aria-hidden />
        </Part>
      </Part>
      <FieldTexts {...texts} descriptionId={descriptionId} errorId={errorId} />
      {isLeft && candidates.length > 0 && (
        <Part as="div" data-slot="date-asked" role="group" aria-labelledby={errorId}>
          {candidates.map((day) => (
            <Button key={day} size="sm" onPress={() => choose(day)}>
              {spellTypedDate(day, locale)}
            </Button>
          ))}
        </Part>
      )}
      {name && <input type="hidden" {...{ name, form }} value={date ?? ''} disabled={isDisabled} />}
      {calendar.Overlay && (
        <calendar.Overlay
          {...calendar.place()}
          labelledBy={`${id}-calendar ${id}-label`}
          value={date}
          {...limits}
          onChoose={draft.choose}
        />
      )}
      {calendar.failure}
      {why.element}
    </DateRoot>
  );
});
