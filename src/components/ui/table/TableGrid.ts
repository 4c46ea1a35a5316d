import { layered } from '../../../theme/layered';
import { styled } from '../../../theme/styled';
import type { RowSetup } from './TableRow';

/** Minimum width of a column in pixels; below it the table scrolls. */
const COLUMN = 120;

/** Grid tracks for the columns and tools of a table. */
export function tracksOf<Row>({ columns, selectable, rowActions }: RowSetup<Row>): string {
  const amount = columns.length;
  const given = columns.filter(({ width }) => width !== undefined).length;
  const tracks = columns.map(({ width, isRowHeader }) => {
    if (given === 0 && amount > 1 && isRowHeader) return `${150 / (amount + 0.5)}%`;
    if (width === undefined || (given === amount && isRowHeader)) return 'minmax(0,1fr)';
    return typeof width === 'number' ? `${width}px` : width;
  });
  if (selectable) tracks.unshift('var(--plinth-select)');
  if (rowActions) tracks.push('var(--plinth-menu,88px)');
  return tracks.join(' ');
}

/**
 * A table whose rows are grids with the same tracks: content cannot resize a column, and rows
 * outside the viewport skip layout. The tracks are a generated CSS rule, because a strict content
 * security policy blocks `style`.
 */
export const TableGrid = styled('table')(({ 'data-tracks': tracks = '' }) =>
  layered(`
  inline-size: 100%;
  min-inline-size: ${tracks.split(' ').length * COLUMN}px;
  border-collapse: collapse;
  @media screen {
    display: block;
    & > * { display: block; }
    & > * > tr { display: grid; grid-template-columns: ${tracks}; }
  }
  `),
);
