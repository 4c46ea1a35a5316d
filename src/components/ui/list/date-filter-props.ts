import type { CivilMonth } from '../../../domain/time/civil-date';
import type { MenuPlace } from '../AnchoredMenu';

/** Props of `DateFilter`. */
export interface DateFilterProps extends MenuPlace {
  /** Days from one to another, or one month. */
  kind: 'days' | 'month';
  /** What the filter is about. */
  label: string;
  /** The first and the last day, or the month; null for none. */
  values: readonly (string | null)[];
  /** The month that is now. */
  month: CivilMonth;
  /** Called with the values after each change. */
  onChange: (values: readonly (string | null)[]) => void;
}
