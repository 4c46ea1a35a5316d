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
    & :is([data-has-how], [data-group]) { break-after: avoid; }
    & tbody[data-few] { break-inside: avoid; }
  }
`;
