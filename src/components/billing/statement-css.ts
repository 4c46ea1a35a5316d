import { mediaDown } from '../../theme/breakpoints';
import { PRINT_PAGES } from '../ui/print-alone-css';

export const STATEMENT_PAGE = `
  & section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--plinth-space-3);
    min-inline-size: 0;
  }
  ${PRINT_PAGES}
  @media print {
    & :is([data-slot='statement-totals'], [data-slot='statement-parties']) { break-inside: avoid; }
    & [data-has-how] { break-after: avoid; }
  }
`;

/** A table of a statement: amounts at the end, columns as wide as their content. */
export const STATEMENT_TABLE = `
  & table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: var(--plinth-font-size-md);
    line-height: 20px;
  }
  & :is(th, td) {
    padding: 10px 0 10px var(--plinth-space-4);
    border-block-end: 1px solid var(--plinth-border);
    font-weight: 400;
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }
  & :is(th, td):first-of-type { padding-inline-start: 0; }
  & thead th { color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); white-space: nowrap; }
  & tbody th { font-weight: 500; }
  & small { display: block; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); font-weight: 400; line-height: 18px; }
  & [data-end] { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
  & [data-narrow] { display: none; }
  ${mediaDown('sm')} {
    & [data-wide] { display: none; }
    & [data-narrow] { display: block; }
  }
`;
