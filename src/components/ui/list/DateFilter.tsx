import { Dialog } from 'react-aria-components';
import { parseCivilMonth } from '../../../domain/time/civil-date';
import { uiDatesMessages } from '../../../messages/generated/en/ui';
import { useMessages } from '../../../messages/messages';
import { AnchoredDialog } from '../AnchoredDialog';
import { Button } from '../Button';
import { DateSurface } from '../date-field-css';
import { MonthGrid } from '../MonthGrid';
import { ANY_MONTH } from '../month-steps';
import { DayRange } from './DayRange';
import type { DateFilterProps } from './date-filter-props';

/** The days, or the month, of a filter, at its button. */
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
