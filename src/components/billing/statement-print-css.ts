/**
 * The page on paper: the statement alone, without what is around it on the screen, in ink on white. Only
 * while a statement is open: the rules reach out of it through `:has`.
 */
export const STATEMENT_PRINT = `
  @media print {
    :root:has(&) { color-scheme: light !important; background: #fff; }
    :root:has(&) :is([data-slot='shell-header'], [data-slot='side-navigation'], [data-slot='shell-banners'], [data-slot='shell-footer'], [data-slot='skip-link'], [data-slot='toast-region']) { display: none !important; }
  }
`;
