import { layered } from '../../../theme/layered';
import { styled } from '../../../theme/styled';
import type { RowSetup } from './TableRow';

/** How wide one column is at the least, in pixels; below that the table scrolls. */
const COLUMN = 120;

/** A track for each column of a table and of its tools, as a grid takes them. */
export function tracksOf<Row>({ columns, selectable, rowActions }: RowSetup<Row>): string {
  const amount = columns.length;
  const given = columns.filter(({ width }) => width !== undefined).length;
  const tracks = columns.map(({ width, isRowHeader }) => {
    if (given === 0 && amount > 1 && isRowHeader) return `${150 / (amount + 0.5)}%`;
    if (width === undefined || (given === amount && isRowHeader)) return 'minmax(0,1fr)';
    return typeof width === 'number' ? `${width}px` : width;
  });
  if (selectable) tracks.unshift('var(--plinth-select)');
  if (rowActions) tracks.push('88px');
  return tracks.join(' ');
}

/**
 * A table whose rows are grids of the same tracks: nothing that is in a row moves a column, and a row
 * out of sight need not be laid out. They are a rule of the page: a `style` would be against a strict
 * policy.
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
