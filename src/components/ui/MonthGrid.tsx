import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { type CivilMonth, firstDayOf, startOfDay } from '../../domain/time/civil-date';
import { formatCivilMonth } from '../../domain/time/civil-format';
import { uiDatesMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { Part } from '../../theme/Part';
import { monthNameFormat, yearFormat } from './date-format';
import { IconButton } from './IconButton';
import { NextIcon, PreviousIcon } from './icons';
import { clampMonth, type MonthLimits, monthStep, monthsOf, steppedMonth } from './month-steps';

interface MonthGridProps {
  chosen: CivilMonth | null;
  current: CivilMonth;
  limits: MonthLimits;
  onChoose: (month: CivilMonth) => void;
}

const startOf = (month: CivilMonth) => startOfDay(firstDayOf(month));

/**
 * The months of a year. Arrow keys, Home and End move between months, Page Up and Page Down between
 * years; disabled months are skipped.
 */
export function MonthGrid({ chosen, current, limits, onChoose }: MonthGridProps) {
  const t = useMessages(uiDatesMessages);
  const locale = useMessagesLocale();
  const titleId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(() => clampMonth(chosen ?? current, limits));
  // Focuses its month on open, but not when the year's buttons are used.
  const isFocusDue = useRef(true);
  const months = monthsOf(active.slice(0, 4));
  const [first = active] = months;
  const last = months.at(-1) ?? active;

  useEffect(() => {
    if (!isFocusDue.current) return;
    isFocusDue.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  function handleKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const steps = monthStep(event.key, active, isRtl);
    if (steps === undefined) return;
    event.preventDefault();
    isFocusDue.current = true;
    setActive(steppedMonth(active, steps, limits));
  }

  const named = (month: CivilMonth) => formatCivilMonth(month, locale);
  const isFirst = first <= limits.min;
  const isLast = last >= limits.max;
  const rows = [months.slice(0, 3), months.slice(3, 6), months.slice(6, 9), months.slice(9)];

  return (
    <>
      <Part as="div" data-slot="date-header">
        <IconButton
          size="sm"
          label={t('previousYear')}
          isDisabled={isFirst}
          disabledReason={t('nothingBefore', { min: named(limits.min) })}
          onPress={() => setActive(steppedMonth(active, -12, limits))}
        >
          <PreviousIcon aria-hidden />
        </IconButton>
        <Part as="div" data-slot="date-title" id={titleId} aria-live="polite">
          {yearFormat(locale).format(startOf(active))}
        </Part>
        <IconButton
          size="sm"
          label={t('nextYear')}
          isDisabled={isLast}
          disabledReason={t('nothingAfter', { max: named(limits.max) })}
          onPress={() => setActive(steppedMonth(active, 12, limits))}
        >
          <NextIcon aria-hidden />
        </IconButton>
      </Part>
      <Part
        as="div"
        ref={grid}
        data-slot="month-grid"
        role="grid"
        aria-labelledby={titleId}
        onKeyDown={handleKeyDown}
      >
        {rows.map((row) => (
          <Part as="div" key={row[0]} data-slot="month-row" role="row">
            {row.map((month) => {
              const isOut = month < limits.min || month > limits.max;
              return (
                <Part
                  as="div"
                  key={month}
                  data-slot="month-place"
                  role="gridcell"
                  aria-selected={month === chosen}
                >
                  <Part
                    as="button"
                    type="button"
                    data-slot="month-cell"
                    data-selected={month === chosen ? '' : undefined}
                    data-today={month === current ? '' : undefined}
                    data-disabled={isOut ? '' : undefined}
                    aria-label={named(month)}
                    aria-current={month === current ? 'date' : undefined}
                    disabled={isOut}
                    tabIndex={month === active ? 0 : -1}
                    onClick={() => onChoose(month)}
                  >
                    {monthNameFormat(locale).format(startOf(month))}
                  </Part>
                </Part>
              );
            })}
          </Part>
        ))}
      </Part>
    </>
  );
}
