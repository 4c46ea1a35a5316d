import { GregorianCalendar, parseDate } from '@internationalized/date';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  Dialog,
  Heading,
} from 'react-aria-components';
import type { CivilDate } from '../../domain/time/civil-date';
import { uiDatesMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { Part } from '../../theme/Part';
import { AnchoredDialog } from './AnchoredDialog';
import type { MenuPlace } from './AnchoredMenu';
import { DateSurface } from './date-field-css';
import { NextIcon, PreviousIcon } from './icons';
import type { DateLimits } from './useDateDraft';

interface DateCalendarProps extends MenuPlace, DateLimits {
  /** Ids of its labels. */
  labelledBy: string;
  value: CivilDate | null;
  onChoose: (day: CivilDate) => void;
}

const parse = (day: CivilDate | null | undefined) => (day ? parseDate(day) : null);

/** Dates on the wire are Gregorian, whatever calendar a locale prefers. */
const createCalendar = () => new GregorianCalendar();

/** A month's calendar in a popover at the button of a date field. */
export function DateCalendar(props: DateCalendarProps) {
  const { labelledBy, value, min, max, onChoose, ...place } = props;
  const t = useMessages(uiDatesMessages);
  return (
    <AnchoredDialog {...place}>
      <DateSurface data-slot="date-surface" offset={6} placement="bottom end">
        <Dialog className="" aria-labelledby={labelledBy}>
          {({ close }) => (
            <Part
              as={Calendar}
              data-slot="date-calendar"
              className=""
              aria-labelledby={labelledBy}
              autoFocus
              createCalendar={createCalendar}
              value={parse(value)}
              minValue={parse(min)}
              maxValue={parse(max)}
              onChange={(day) => {
                onChoose(day.toString());
                close();
              }}
            >
              <Part as="div" data-slot="date-header">
                <Part
                  as={Button}
                  data-slot="date-step"
                  slot="previous"
                  aria-label={t('previousMonth')}
                  className=""
                >
                  <PreviousIcon aria-hidden />
                </Part>
                <Part as={Heading} data-slot="date-title" />
                <Part
                  as={Button}
                  data-slot="date-step"
                  slot="next"
                  aria-label={t('nextMonth')}
                  className=""
                >
                  <NextIcon aria-hidden />
                </Part>
              </Part>
              <Part as={CalendarGrid} data-slot="date-grid" className="">
                {(date) => (
                  <Part as={CalendarCell} data-slot="date-cell" date={date} className="" />
                )}
              </Part>
            </Part>
          )}
        </Dialog>
      </DateSurface>
    </AnchoredDialog>
  );
}
