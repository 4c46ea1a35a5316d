import { useState } from 'react';
import { type CivilDate, parseCivilDate } from '../../domain/time/civil-date';

/** Which days count, both inclusive. Days compare as texts do. */
export interface DateLimits {
  readonly min?: CivilDate | undefined;
  readonly max?: CivilDate | undefined;
}

/** Why what stands in the field is no date. */
export type DateProblem = 'required' | 'incomplete' | 'outside';

interface DateDraftProps extends DateLimits {
  value?: CivilDate | null | undefined;
  defaultValue?: CivilDate | null | undefined;
  isRequired: boolean;
  onChange?: ((date: CivilDate | null) => void) | undefined;
}

/** What stands in the field, what was told of it, and what was held while it was typed. */
interface Draft {
  readonly shown: CivilDate | null;
  readonly isPartial: boolean;
  readonly told: CivilDate | null;
  readonly held: CivilDate | null | undefined;
}

/** Whether a day is before or after those that count. */
export function isOutside(date: string, { min, max }: DateLimits): boolean {
  return (min !== undefined && date < min) || (max !== undefined && date > max);
}

/** What of a field is a date; while a year is typed, 202 is not the year yet. */
function dateIn(shown: string | null, isPartial: boolean, limits: DateLimits): CivilDate | null {
  if (isPartial || shown === null || shown < '1000' || isOutside(shown, limits)) return null;
  return parseCivilDate(shown);
}

/**
 * The text of a date field while it is typed. What is no date stays in the field, and is told to
 * nobody as one.
 */
export function useDateDraft(props: DateDraftProps) {
  const { value, defaultValue, isRequired, onChange, ...limits } = props;
  const [draft, setDraft] = useState<Draft | null>(null);
  // Somebody who ignores null still holds what was there before; another value has been set.
  const isDrafting =
    draft !== null &&
    (value === undefined || value === draft.told || (draft.told === null && value === draft.held));
  const given = parseCivilDate(value === undefined ? defaultValue : value);
  const shown = isDrafting ? draft.shown : given;
  const isPartial = isDrafting && draft.isPartial;
  const date = dateIn(shown, isPartial, limits);

  function problem(): DateProblem | undefined {
    if (isPartial) return 'incomplete';
    if (shown === null) return isRequired ? 'required' : undefined;
    if (date !== null) return undefined;
    return shown < '1000' || parseCivilDate(shown) === null ? 'incomplete' : 'outside';
  }

  return {
    /** What stands in the field; not always a date that counts. */
    shown,
    /** The date that counts, which is told and sent. */
    date,
    /** Some of it is missing. */
    isPartial,
    problem: problem(),
    /** Takes what stands in the field now, and whether some of it is still missing. */
    change(next: string | null, isNextPartial = false): void {
      const told = dateIn(next, isNextPartial, limits);
      setDraft({ shown: next, isPartial: isNextPartial, told, held: value });
      if (told !== date) onChange?.(told);
    },
  };
}
