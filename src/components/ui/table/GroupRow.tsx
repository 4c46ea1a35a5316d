import type { RowSetup } from './TableRow';

/**
 * The heading of the rows that follow. It stands in the column of the names and reaches over the
 * others, so that it never widens a table that shows one column.
 */
export function GroupRow<Row>({
  setup: { columns, selectable, rowActions },
  children,
}: {
  setup: RowSetup<Row>;
  children: string;
}) {
  return (
    <tr data-group="">
      {selectable && <td data-tool="select" />}
      {columns.map(({ id, isRowHeader }) =>
        isRowHeader ? (
          <th key={id} scope="colgroup">
            <bdi>{children}</bdi>
          </th>
        ) : (
          <td key={id} />
        ),
      )}
      {rowActions && <td data-tool="actions" />}
    </tr>
  );
}
