import { useState } from 'react';
import { type CivilDate, parseCivilDate } from '../../domain/time/civil-date';
import { readTypedDate, writeTypedDate } from '../../domain/time/typed-date';

/** The allowed dates, both inclusive. Dates compare as strings. */
export interface DateLimits {
  readonly min?: CivilDate | undefined;
  readonly max?: CivilDate | undefined;
}

/** Why the field's text is not a valid date. */
export type DateProblem = 'required' | 'incomplete' | 'ambiguous' | 'outside';

interface DateDraftProps extends DateLimits {
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  locale: string;
  isRequired: boolean;
  onChange?: ((date: CivilDate | null) => void) | undefined;
}

/** Text being edited, until blur. */
interface Draft {
  readonly text: string;
  /** Whether it is being edited: changes from outside do not replace it. */
  readonly isOpen: boolean;
  /** The value when editing began, and what was emitted since. */
  readonly held: CivilDate | null;
  readonly sent: CivilDate | null;
}

/** Whether a date is outside the limits. */
export function isOutside(date: string, { min, max }: DateLimits): boolean {
  return (min !== undefined && date < min) || (max !== undefined && date > max);
}

/**
 * The text of a date field while editing. It stays local until blur: the owner receives the date
 * when it is complete, and null when the field is emptied, or left with invalid input.
 */
export function useDateDraft(props: DateDraftProps) {
  const { value, defaultValue, locale, isRequired, onChange, ...limits } = props;
  const [own, setOwn] = useState(defaultValue);
  const [draft, setDraft] = useState<Draft | null>(null);
  const held = parseCivilDate(value === undefined ? own : value);
  // An owner that ignores null still has the value from before; another value replaces the text.
  const typed =
    draft && (draft.isOpen || held === draft.sent || held === draft.held) ? draft : undefined;
  const text = typed?.text ?? (held === null ? '' : writeTypedDate(held, locale));
  const read = typed && readTypedDate(text, locale);
  const day = read ? read.date : held;
  const date = day !== null && !isOutside(day, limits) ? day : null;
  const candidates = read?.asked.filter((one) => !isOutside(one, limits)) ?? [];

  function problem(): DateProblem | undefined {
    if (date !== null) return undefined;
    if (text.trim() === '') return isRequired ? 'required' : undefined;
    if (candidates.length > 0) return 'ambiguous';
    return day !== null || (read && read.asked.length > 0) ? 'outside' : 'incomplete';
  }

  function send(next: CivilDate | null): void {
    setOwn(next);
    if (next !== held) onChange?.(next);
  }

  return {
    /** Text of the field. */
    text,
    /** The valid date, which is submitted. */
    date,
    /** Possible dates of ambiguous input, for the user to choose. */
    candidates,
    problem: problem(),
    /** Updates the text; composed text is not parsed yet. */
    type(next: string, isComposing: boolean): void {
      const { date: typedDay, isWhole } = readTypedDate(next, locale);
      const isEmpty = next.trim() === '';
      const counts = isWhole && typedDay !== null && !isOutside(typedDay, limits);
      const isSent = !isComposing && (isEmpty || counts);
      const sent = isSent ? typedDay : (typed?.sent ?? held);
      setDraft({ text: next, isOpen: true, held: typed?.held ?? held, sent });
      if (isSent) send(typedDay);
    },
    /** On blur: formats a date for the page; other text stays. */
    leave(): void {
      if (!typed?.isOpen) return;
      const isDone = date !== null || text.trim() === '';
      setDraft(isDone ? null : { ...typed, isOpen: false, sent: null });
      send(date);
    },
    /** Discards incomplete input. Returns whether there was any. */
    giveUp(): boolean {
      const isDay = date !== null || text.trim() === '';
      if (!typed || (isDay && typed.sent === date)) return false;
      setDraft(null);
      send(typed.held);
      return true;
    },
    /** Replaces the text with a date. */
    choose(next: CivilDate | null): void {
      setDraft(null);
      send(next);
    },
    /** Called when the form is reset. */
    reset(): void {
      setDraft(null);
      setOwn(defaultValue);
    },
  };
}
