import { memo, useMemo } from 'react';
import type { uiDataMessages } from '../../../messages/generated/en/ui';
import type { Translate } from '../../../messages/messages';
import type { TableAction, TableColumn } from './table-props';

/** What all rows of a table have in common; the same object as long as nothing of it changes. */
export interface RowSetup<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly t: Translate<(typeof uiDataMessages)['messages']>;
  readonly selectable: boolean;
  /** Names of a row's checkbox and menu, in pieces that the row's name joins. */
  readonly names: { readonly box: readonly string[]; readonly menu: readonly string[] };
  readonly getLabel: ((row: Row) => string) | undefined;
  readonly rowActions: ((row: Row) => readonly TableAction[]) | undefined;
}

interface TableRowProps<Row> {
  row: Row;
  /** What it is called when the setup has no better name. */
  fallbackLabel: string;
  setup: RowSetup<Row>;
  /** No line is over it but that of the headings. */
  isFirst: boolean;
  isSelected: boolean;
  /** Id of the sentence that says why it may not be selected. */
  reasonId: string | undefined;
  isMenuOpen: boolean;
}

// The table listens for all its checkboxes; React asks for a listener beside `checked`.
const heardByTheBody = () => {};

function Row<Row>(props: TableRowProps<Row>) {
  const { row, setup, isFirst, isSelected, reasonId, fallbackLabel } = props;
  const { columns, names, selectable, getLabel, rowActions } = setup;

  // What a checkbox changes is not in here: the same elements are not looked at again.
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
            onChange={heardByTheBody}
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

/** A row of bare elements. It renders again only when something of its own has changed. */
export const TableRow = memo(Row) as typeof Row;
