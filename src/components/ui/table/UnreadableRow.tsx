import type { Unreadable } from '../../../domain/entries';
import { UnreadableEntry } from '../UnreadableEntry';
import type { RowSetup } from './TableRow';

/** Placeholder of a row that cannot be read, in the name's column (contract §4.36). */
export function UnreadableRow<Row>({
  setup: { columns, selectable, rowActions },
  entry,
}: {
  setup: RowSetup<Row>;
  entry: Unreadable;
}) {
  return (
    <tr data-unreadable="">
      {selectable && <td data-tool="select" />}
      {columns.map(({ id, isRowHeader }) =>
        isRowHeader ? (
          <th key={id} scope="row">
            <UnreadableEntry entry={entry} />
          </th>
        ) : (
          <td key={id} />
        ),
      )}
      {rowActions && <td data-tool="actions" />}
    </tr>
  );
}
