import type { ReactNode } from 'react';
import type { RowSetup } from './TableRow';

/** The heading of the following rows, over all columns. */
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
      <th scope="colgroup" colSpan={columns.length + Number(selectable) + Number(!!rowActions)}>
        <bdi>{children}</bdi>
        {note}
      </th>
    </tr>
  );
}
