import { memo, useMemo } from 'react';
import type { uiDataMessages } from '../../../messages/generated/en/ui';
import type { Translate } from '../../../messages/messages';
import type { TableAction, TableColumn } from './table-props';

/** Settings shared by all rows of a table; a stable object. */
export interface RowSetup<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly t: Translate<(typeof uiDataMessages)['messages']>;
  readonly selectable: boolean;
  /** Names of a row's checkbox and menu, in pieces to join with the row's name. */
  readonly names: { readonly box: readonly string[]; readonly menu: readonly string[] };
  readonly getLabel: ((row: Row) => string) | undefined;
  readonly rowActions: ((row: Row) => readonly TableAction[]) | undefined;
}

interface TableRowProps<Row> {
  row: Row;
  /** Name of the row if the setup does not provide one. */
  fallbackLabel: string;
  setup: RowSetup<Row>;
  /** Whether it is the first row, which has no border above. */
  isFirst: boolean;
  isSelected: boolean;
  /** Id of the text that explains why it cannot be selected. */
  reasonId: string | undefined;
  isMenuOpen: boolean;
}

// The body listens for all checkboxes; React requires a listener beside `checked`.
const noop = () => {};

function Row<Row>(props: TableRowProps<Row>) {
  const { row, setup, isFirst, isSelected, reasonId, fallbackLabel } = props;
  const { columns, names, selectable, getLabel, rowActions } = setup;

  // Memoized without the checkbox's state: React skips identical elements.
  const kept = useMemo(() => {
    const hasMenu = rowActions !== undefined && rowActions(row).length > 0;
    const name = selectable || hasMenu ? (getLabel?.(row) ?? fallbackLabel) : '';
    const cells = columns.map(({ id, cell, align, isRowHeader }) =>
      isRowHeader ? (
        <th key={id} scope="row" data-align={align}>
          {cell(row)}
        </th>
      ) : (
        <td key={id} data-align={align}>
          {cell(row)}
        </td>
      ),
    );
    return {
      cells,
      boxLabel: selectable ? names.box.join(name) : '',
      menuLabel: hasMenu ? names.menu.join(name) : null,
    };
  }, [row, columns, names, selectable, getLabel, rowActions, fallbackLabel]);

  return (
    <tr
      data-row=""
      data-first={isFirst ? '' : undefined}
      data-selected={isSelected ? '' : undefined}
    >
      {selectable && (
        <td data-tool="select" data-refused={reasonId && ''}>
          <input
            type="checkbox"
            data-select=""
            aria-label={kept.boxLabel}
            checked={isSelected}
            onChange={noop}
            aria-disabled={reasonId === undefined ? undefined : true}
            aria-describedby={reasonId}
          />
        </td>
      )}
      {kept.cells}
      {rowActions && (
        <td data-tool="actions">
          {kept.menuLabel !== null && (
            <button
              type="button"
              data-actions=""
              aria-label={kept.menuLabel}
              aria-haspopup="menu"
              aria-expanded={props.isMenuOpen}
            />
          )}
        </td>
      )}
    </tr>
  );
}

/** A row of bare elements. Only re-renders when its own data changes. */
export const TableRow = memo(Row) as typeof Row;
