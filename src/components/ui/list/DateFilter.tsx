import { Dialog } from 'react-aria-components';
import type { CivilMonth } from '../../../domain/time/civil-date';
import { parseCivilMonth } from '../../../domain/time/civil-date';
import { uiDatesMessages } from '../../../messages/generated/en/ui';
import { useMessages } from '../../../messages/messages';
import { AnchoredDialog } from '../AnchoredDialog';
import type { MenuPlace } from '../AnchoredMenu';
import { Button } from '../Button';
import { DateSurface } from '../date-field-css';
import { MonthGrid } from '../MonthGrid';
import { ANY_MONTH } from '../month-steps';
import { DayRange } from './DayRange';

interface DateFilterProps extends MenuPlace {
  /** A date range, or a month. */
  kind: 'days' | 'month';
  label: string;
  /** First and last date, or the month; null if empty. */
  values: readonly (string | null)[];
  month: CivilMonth;
  /** Called with the values after each change. */
  onChange: (values: readonly (string | null)[]) => void;
}

/** The popover of a date or month filter. */
export function DateFilter(props: DateFilterProps) {
  const { kind, label, values, month, onChange, ...place } = props;
  const t = useMessages(uiDatesMessages);
  const [first = null, last = null] = values;
  return (
    <AnchoredDialog {...place}>
      <DateSurface data-slot="date-surface" offset={6} placement="bottom start">
        <Dialog className="" aria-label={label}>
          {({ close }) => {
            const choose = (chosen: string | null) => {
              onChange([chosen]);
              close();
            };
            if (kind === 'days') {
              return <DayRange from={first} to={last} onChange={(...days) => onChange(days)} />;
            }
            return (
              <>
                <MonthGrid
                  chosen={parseCivilMonth(first)}
                  current={month}
                  limits={ANY_MONTH}
                  onChoose={choose}
                />
                {first !== null && (
                  <Button size="sm" variant="ghost" onPress={() => choose(null)}>
                    {t('clearDate', { label })}
                  </Button>
                )}
              </>
            );
          }}
        </Dialog>
      </DateSurface>
    </AnchoredDialog>
  );
}
