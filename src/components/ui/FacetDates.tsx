import { dayFilterNames } from '../../domain/list-query';
import type { FacetChoice } from './Facets';
import { DayRange } from './list/DayRange';
import { MonthPicker } from './MonthPicker';

interface FacetDatesProps {
  id: string;
  label: string;
  kind: 'days' | 'month';
  value: FacetChoice;
  /** Current time in milliseconds since 1970. */
  now: number;
  onChange: (value: FacetChoice) => void;
}

/** Returns the choice with a field set to one value, or without the field. */
function withValue(choice: FacetChoice, name: string, value: string | null): FacetChoice {
  const { [name]: _before, ...others } = choice;
  return value === null ? others : { ...others, [name]: [value] };
}

/** A date range or a month as a filter. */
export function FacetDates({ id, label, kind, value, now, onChange }: FacetDatesProps) {
  const chosen = (name: string) => value[name]?.[0] ?? null;
  if (kind === 'month') {
    return (
      <MonthPicker
        size="sm"
        label={label}
        value={chosen(id)}
        now={now}
        onChange={(month) => onChange(withValue(value, id, month))}
      />
    );
  }
  const [from, to] = dayFilterNames(id);
  return (
    <fieldset>
      <legend>{label}</legend>
      <DayRange
        from={chosen(from)}
        to={chosen(to)}
        onChange={(first, last) => onChange(withValue(withValue(value, from, first), to, last))}
      />
    </fieldset>
  );
}
