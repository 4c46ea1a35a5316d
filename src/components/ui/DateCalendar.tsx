import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  Dialog,
  Heading,
} from 'react-aria-components';
import { uiDatesMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { Part } from '../../theme/Part';
import { DateSurface } from './date-field-css';
import { NextIcon, PreviousIcon } from './icons';

/** The days of a month, over the page, for the date field around it. */
export function DateCalendar() {
  const t = useMessages(uiDatesMessages);
  return (
    <DateSurface data-slot="date-surface" offset={6}>
      <Dialog className="">
        <Part as={Calendar} data-slot="date-calendar" className="">
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
            {(date) => <Part as={CalendarCell} data-slot="date-cell" date={date} className="" />}
          </Part>
        </Part>
      </Dialog>
    </DateSurface>
  );
}
