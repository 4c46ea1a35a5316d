import { isValidElement, type ReactNode } from 'react';
import { chosenColumns } from '../../../domain/lists/list-settings';
import { toDecimal } from '../../../domain/money';
import { type CsvColumn, type CsvStyle, writeCsv } from '../../../domain/text/csv';
import type { uiDisplayMessages } from '../../../messages/generated/en/ui';
import type { Translate } from '../../../messages/messages';
import type { ListColumn } from './list-props';

type Words = Translate<(typeof uiDisplayMessages)['messages']>;

/** The text of a node, with the minus that programs read. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return `${node}`.replaceAll('−', '-');
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : '';
}

/** CSV columns of a list column; a cell with two values gets two columns. */
function csvColumns<Row>(column: ListColumn<Row>, t: Words): readonly CsvColumn<Row>[] {
  const name = column.header;
  const detail = t('detailOf', { column: name });
  switch (column.kind) {
    case 'name':
      return [
        { name, cell: (row) => column.value(row).text },
        { name: detail, cell: (row) => column.value(row).detail },
      ];
    case 'text': {
      const { day } = column;
      const words = (row: Row) => textOf(column.value(row));
      return day
        ? [
            { name, cell: day },
            { name: detail, cell: words },
          ]
        : [{ name, cell: words }];
    }
    case 'badge':
      return [
        {
          name,
          cell(row) {
            const state = column.value(row);
            if (state === null || typeof state === 'string') return state;
            return [state]
              .flat()
              .map(({ label }) => label)
              .join(', ');
          },
        },
      ];
    case 'meter':
      return [
        { name, cell: (row) => column.value(row)?.value },
        { name: t('mostOf', { column: name }), cell: (row) => column.value(row)?.max },
      ];
    case 'money':
      return [
        {
          name,
          cell(row) {
            const money = column.value(row);
            return money && { decimal: toDecimal(money) };
          },
        },
        { name: t('currencyOf', { column: name }), cell: (row) => column.value(row)?.currency },
      ];
    case 'link':
      return [{ name, cell: (row) => column.value(row)?.text }];
    default:
      return [{ name, cell: column.value }];
  }
}

/** Exports the visible rows and columns as CSV, with exact times and plain numbers. */
export function visibleCsv<Row>(
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
  chosen: readonly string[] | null,
  t: Words,
  style: CsvStyle = 'plain',
): string {
  const shown = chosenColumns(columns, chosen);
  // An unusual state without a column of its own is shown beside the name.
  const states = columns.filter(
    (column) => column.kind === 'badge' && column.isExtra && !shown.includes(column),
  );
  const visible = [...shown, ...states]
    .filter(({ isInFile = true }) => isInFile)
    .flatMap((column) => csvColumns(column, t));
  return writeCsv(rows, visible, style);
}
