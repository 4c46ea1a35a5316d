import { useState } from 'react';
import { type CivilDate, parseCivilDate } from '../../domain/time/civil-date';
import { readTypedDate, writeTypedDate } from '../../domain/time/typed-date';

/** Which days count, both inclusive. Days compare as texts do. */
export interface DateLimits {
  readonly min?: CivilDate | undefined;
  readonly max?: CivilDate | undefined;
}

/** Why what stands in the field is no date. */
export type DateProblem = 'required' | 'incomplete' | 'asked' | 'outside';

interface DateDraftProps extends DateLimits {
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  locale: string;
  isRequired: boolean;
  onChange?: ((date: CivilDate | null) => void) | undefined;
}

/** What is typed, until it is left as a date. */
interface Draft {
  readonly text: string;
  /** Whether it is still typed: then nothing from outside takes its place. */
  readonly isOpen: boolean;
  /** What was held when it was begun, and what was sent of it since. */
  readonly held: CivilDate | null;
  readonly sent: CivilDate | null;
}

/** Whether a day is before or after those that count. */
export function isOutside(date: string, { min, max }: DateLimits): boolean {
  return (min !== undefined && date < min) || (max !== undefined && date > max);
}

/**
 * The text of a date field while it is typed. It is the field's until it is left: a holder gets the
 * day once it is whole, and null where the field is emptied, or left with what is no day that counts.
 */
export function useDateDraft(props: DateDraftProps) {
  const { value, defaultValue, locale, isRequired, onChange, ...limits } = props;
  const [own, setOwn] = useState(defaultValue);
  const [draft, setDraft] = useState<Draft | null>(null);
  const held = parseCivilDate(value === undefined ? own : value);
  // Who ignores null still holds what was there before; another value has been set.
  const typed =
    draft && (draft.isOpen || held === draft.sent || held === draft.held) ? draft : undefined;
  const text = typed?.text ?? (held === null ? '' : writeTypedDate(held, locale));
  const read = typed && readTypedDate(text, locale);
  const day = read ? read.date : held;
  const date = day !== null && !isOutside(day, limits) ? day : null;
  const asked = read?.asked.filter((one) => !isOutside(one, limits)) ?? [];

  function problem(): DateProblem | undefined {
    if (date !== null) return undefined;
    if (text.trim() === '') return isRequired ? 'required' : undefined;
    if (asked.length > 0) return 'asked';
    return day !== null || (read && read.asked.length > 0) ? 'outside' : 'incomplete';
  }

  function send(next: CivilDate | null): void {
    setOwn(next);
    if (next !== held) onChange?.(next);
  }

  return {
    /** What stands in the field. */
    text,
    /** The day that counts, which is sent. */
    date,
    /** The days that it may mean, where the reader has to say which. */
    asked,
    problem: problem(),
    /** Takes what stands in the field now; what is still composed is not read yet. */
    type(next: string, isComposing: boolean): void {
      const { date: typedDay, isWhole } = readTypedDate(next, locale);
      const isEmpty = next.trim() === '';
      const counts = isWhole && typedDay !== null && !isOutside(typedDay, limits);
      const isSent = !isComposing && (isEmpty || counts);
      const sent = isSent ? typedDay : (typed?.sent ?? held);
      setDraft({ text: next, isOpen: true, held: typed?.held ?? held, sent });
      if (isSent) send(typedDay);
    },
    /** The field is left: a day is written as the reader writes days, anything else stays. */
    leave(): void {
      if (!typed?.isOpen) return;
      const isDone = date !== null || text.trim() === '';
      setDraft(isDone ? null : { ...typed, isOpen: false, sent: null });
      send(date);
    },
    /** Takes back what was typed and is no day yet, and returns whether there was anything. */
    giveUp(): boolean {
      const isDay = date !== null || text.trim() === '';
      if (!typed || (isDay && typed.sent === date)) return false;
      setDraft(null);
      send(typed.held);
      return true;
    },
    /** Takes a day in the place of what stands in the field. */
    choose(next: CivilDate | null): void {
      setDraft(null);
      send(next);
    },
    /** Its form is reset. */
    reset(): void {
      setDraft(null);
      setOwn(defaultValue);
    },
  };
}
