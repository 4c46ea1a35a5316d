import type { ReactNode } from 'react';
import type { RowSetup } from './TableRow';

/**
 * The heading of the following rows. It is in the name's column and overflows into the others, so
 * that it does not widen a table with a single column.
 */
export function GroupRow<Row>({
  setup: { columns, selectable, rowActions },
  note,
  children,
}: {
  setup: RowSetup<Row>;
  /** A note beside the heading. */
  note?: ReactNode;
  children: string;
}) {
  return (
    <tr data-group="">
      {selectable && <td data-tool="select" />}
      {columns.map(({ id, isRowHeader }) =>
        isRowHeader ? (
          <th key={id} scope="colgroup">
            <bdi>{children}</bdi>
            {note}
          </th>
        ) : (
          <td key={id} />
        ),
      )}
      {rowActions && <td data-tool="actions" />}
    </tr>
  );
}
