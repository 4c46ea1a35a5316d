import type { ReactNode } from 'react';
import type { RowSetup } from './TableRow';

/** A message in place of rows. */
export function StateRow({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <tr data-first="">
      <td data-state="" colSpan={columns}>
        {typeof children === 'string' ? <p>{children}</p> : children}
      </td>
    </tr>
  );
}

/** Placeholder rows. */
export function SkeletonRows<Row>({ setup, count }: { setup: RowSetup<Row>; count: number }) {
  const { columns, selectable, rowActions } = setup;
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key
    <tr key={index} aria-hidden data-first={index ? undefined : ''}>
      {selectable && (
        <td data-tool="select">
          <span data-skeleton="box" />
        </td>
      )}
      {columns.map(({ id, align, isRowHeader, skeleton }) => {
        const Cell = isRowHeader ? 'th' : 'td';
        return (
          <Cell key={id} data-align={align}>
            {skeleton ?? <span data-skeleton="line" />}
          </Cell>
        );
      })}
      {rowActions && <td data-tool="actions" />}
    </tr>
  ));
}
