import type { RowSetup } from './TableRow';
import type { SelectionState } from './useTableSelection';

/** The headings, and the three-state checkbox for all rows. */
export function TableHead<Row>({
  setup: { columns, t, selectable, rowActions },
  selection: { head, toggleAll },
}: {
  setup: RowSetup<Row>;
  selection: SelectionState;
}) {
  return (
    <thead>
      <tr>
        {selectable && (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys work on the checkbox itself
          <td
            data-tool="select"
            onClick={({ target, currentTarget }) => {
              if (target === currentTarget && head !== 'disabled') toggleAll();
            }}
          >
            <input
              type="checkbox"
              data-select=""
              aria-label={t('selectAllRows')}
              checked={head === 'all'}
              disabled={head === 'disabled'}
              ref={(box) => {
                if (box) box.indeterminate = head === 'some';
              }}
              onChange={({ currentTarget }) => {
                // The browser clears it on press, even if the selection does not change.
                currentTarget.indeterminate = head === 'some';
                toggleAll();
              }}
            />
          </td>
        )}
        {columns.map(({ id, header, align, sorted }) => (
          <th key={id} scope="col" data-align={align} aria-sort={sorted}>
            {header}
          </th>
        ))}
        {rowActions && (
          <th scope="col" data-tool="actions" data-align="end">
            {t('actions')}
          </th>
        )}
      </tr>
    </thead>
  );
}
