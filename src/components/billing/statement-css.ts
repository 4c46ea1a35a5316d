import { PRINT_PAGES } from '../ui/print-alone-css';

export const STATEMENT_PAGE = `
  & section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--plinth-space-3);
    min-inline-size: 0;
  }
  & [data-slot='statement-letterhead'] { display: none; }
  ${PRINT_PAGES}
  @media print {
    & { position: relative; padding-block-start: 64px; }
    & [data-slot='statement-letterhead'] { position: absolute; inset-block-start: 0; inset-inline: 0; display: flex; align-items: center; gap: 12px; }
    /* Drawn: on screen its facts name the seller. */
    & [data-slot='statement-letterhead']::before { content: attr(data-seller); order: 1; flex: 1; font-size: 16px; font-weight: 600; }
    & [data-slot='statement-letterhead']::after { content: attr(data-kind); order: 2; color: GrayText; font-size: 16px; }
    & > [data-slot='page-header'] > [data-slot='mark'] { display: none; }
    & :is([data-slot='statement-totals'], [data-slot='statement-parties']) { break-inside: avoid; }
    & [data-has-how] { break-after: avoid; }
  }
`;
