import type { RowSetup } from './TableRow';
import type { SelectionState } from './useTableSelection';

/** The headings, and the checkbox for all rows: checked, mixed or not. */
export function TableHead<Row>({
  setup: { columns, t, selectable, rowActions },
  selection: { head, toggleAll },
}: {
  setup: RowSetup<Row>;
  selection: SelectionState;
}) {
  // Where no column says how wide it is, the names have a share and a half.
  const isOpen = columns.length > 1 && columns.every(({ width }) => width === undefined);
  const nameWidth = isOpen ? `${150 / (columns.length + 0.5)}%` : undefined;
  return (
    <>
      <colgroup>
        {selectable && <col data-tool="select" />}
        {columns.map(({ id, width, isRowHeader }) => (
          <col key={id} width={width ?? (isRowHeader ? nameWidth : undefined)} />
        ))}
        {rowActions && <col data-tool="actions" />}
      </colgroup>
      <thead>
        <tr>
          {selectable && (
            // biome-ignore lint/a11y/useKeyWithClickEvents: keys press the checkbox itself
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
                  // A press takes the mark away, also when the holder then changes nothing.
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
    </>
  );
}
