import type { CivilMonth } from '../../../domain/time/civil-date';
import type { EarlyUse } from './EarlyOpener';

/** Props of `DateFilter`. */
export interface DateFilterProps {
  /** Days from one to another, or one month. */
  kind: 'days' | 'month';
  /** What the button says: the filter, and what it is set to. */
  text: string;
  /** What the filter is about. */
  label: string;
  /** The first and the last day, or the month; null for none. */
  values: readonly (string | null)[];
  /** The month that is now. */
  month: CivilMonth;
  /** Called with the values after each change. */
  onChange: (values: readonly (string | null)[]) => void;
  /** What was done with the button before what it opens was loaded. @default nothing */
  early?: EarlyUse | undefined;
}
