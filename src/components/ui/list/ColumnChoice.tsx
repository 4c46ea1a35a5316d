import { useId, useLayoutEffect, useRef, useState } from 'react';
import {
  chosenColumns,
  isFixed,
  orderedColumns,
  withColumn,
  withColumnMoved,
} from '../../../domain/lists/list-settings';
import { uiDisplayMessages } from '../../../messages/generated/en/ui';
import { useMessages } from '../../../messages/messages';
import { layered } from '../../../theme/layered';
import { styled } from '../../../theme/styled';
import { Button } from '../Button';
import { Checkbox } from '../Checkbox';
import { VISUALLY_HIDDEN } from '../control-css';
import { IconButton } from '../IconButton';
import { ChevronDownIcon } from '../icons';
import type { ListColumn } from './list-props';

interface ColumnChoiceProps<Row> {
  /** All columns, as declared. */
  columns: readonly ListColumn<Row>[];
  /** Ids of the visible columns, in order; null for all. */
  chosen: readonly string[] | null;
  onChange: (chosen: readonly string[] | null) => void;
}

const Root = styled('div')(
  layered(
    () => `
  display: grid;
  gap: var(--plinth-space-1);
  & > header { display: flex; align-items: center; justify-content: space-between; min-block-size: 28px; font-weight: 550; }
  & > ul { display: grid; margin: 0; padding: 0; list-style: none; }
  & li { display: flex; align-items: center; gap: 2px; min-block-size: 32px; }
  & li > [data-slot='checkbox'] { flex: 1; min-inline-size: 0; }
  & [data-up] svg { rotate: 180deg; }
  & > [role='status'] { ${VISUALLY_HIDDEN} }
  `,
  ),
);

/** Shows, hides and reorders a list's columns. */
export function ColumnChoice<Row>({ columns, chosen, onChange }: ColumnChoiceProps<Row>) {
  const t = useMessages(uiDisplayMessages);
  const id = useId();
  const [announcement, announce] = useState('');
  const pressed = useRef<HTMLElement | null>(null);
  const visible = chosenColumns(columns, chosen).filter((column) => !isFixed(column));

  const placeOf = (column: ListColumn<Row>, place: number) =>
    t('columnPlace', { column: column.header, place, count: visible.length });

  function move(column: ListColumn<Row>, by: -1 | 1, button: HTMLElement): void {
    pressed.current = button;
    onChange(withColumnMoved(columns, chosen, column.id, by));
    const place = visible.indexOf(column) + 1 + by;
    announce(placeOf(column, place));
  }

  // An element moved in the DOM loses the focus.
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  });

  return (
    <Root data-slot="column-choice">
      <header>
        <span id={id}>{t('columns')}</span>
        {chosen !== null && (
          <Button size="sm" variant="ghost" onPress={() => onChange(null)}>
            {t('resetColumns')}
          </Button>
        )}
      </header>
      <ul aria-labelledby={id}>
        {orderedColumns(columns, chosen).map((column) => {
          const at = visible.indexOf(column);
          return (
            <li key={column.id}>
              <Checkbox
                label={column.header}
                isSelected={isFixed(column) || at !== -1}
                isDisabled={isFixed(column)}
                disabledReason={isFixed(column) ? t('columnFixed') : undefined}
                onChange={(isOn) => onChange(withColumn(columns, chosen, column.id, isOn))}
              />
              {at !== -1 && (
                <>
                  <IconButton
                    size="sm"
                    data-up=""
                    label={t('columnUp', { column: column.header })}
                    isDisabled={at === 0}
                    disabledReason={at === 0 ? placeOf(column, 1) : undefined}
                    onPress={({ currentTarget }) => move(column, -1, currentTarget)}
                  >
                    <ChevronDownIcon aria-hidden />
                  </IconButton>
                  <IconButton
                    size="sm"
                    label={t('columnDown', { column: column.header })}
                    isDisabled={at === visible.length - 1}
                    disabledReason={at === visible.length - 1 ? placeOf(column, at + 1) : undefined}
                    onPress={({ currentTarget }) => move(column, 1, currentTarget)}
                  >
                    <ChevronDownIcon aria-hidden />
                  </IconButton>
                </>
              )}
            </li>
          );
        })}
      </ul>
      <span role="status">{announcement}</span>
    </Root>
  );
}
