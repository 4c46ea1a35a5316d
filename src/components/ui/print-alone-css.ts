/** Ancestors of the printed part take no space. */
const AROUND = `
  box-sizing: border-box;
  display: block !important;
  min-block-size: 0 !important;
  max-inline-size: none !important;
  margin: 0 !important;
  padding: 0 !important;
  background: Canvas !important;
  color-scheme: light !important;
`;

/**
 * Prints a part alone, black on white, whatever page contains it: everything except the part and
 * its ancestors is hidden. Use it inside `@media print`. One selector per rule where it targets
 * ancestors: emotion would prefix a selector list with its class.
 */
export const PRINT_ALONE = `
  html:has(&) *:not(:has(&)):not(&):not(& *) { display: none !important; }
  html:has(&) { ${AROUND} }
  html *:has(&) { ${AROUND} }
`;

/**
 * Prints a record as pages of its own: without links back and actions, without lines around cards,
 * the facts in two columns above what they are about, table headings on each page, and rows in one
 * piece.
 */
export const PRINT_PAGES = `
  @page { margin: 18mm 16mm; @bottom-right { content: counter(page) ' / ' counter(pages); font: 8pt sans-serif; color: GrayText; } }
  @page { @bottom-left { content: var(--plinth-print-foot, ''); font: 8pt sans-serif; color: GrayText; } }
  @media print {
    ${PRINT_ALONE}
    & { display: block; color: CanvasText; }
    & > * { margin-block-end: 20px !important; }
    & a { color: inherit; text-decoration: none; }
    & [data-padding] { padding: 0; border: 0; border-radius: 0; }
    & :is(h2, header:has(> h2)) { break-after: avoid; }
    & > [data-slot='page-header'] > [data-slot='mark'] { display: none; }
    & [data-slot='record-columns'] { display: flex; flex-direction: column-reverse; align-items: stretch; gap: 20px; }
    & [data-slot='hero-figures'] { padding-block: 12px; border-block: 1px solid var(--plinth-border); }
    & [data-slot='description-list'] { font-size: 12px; line-height: 16px; }
    & [data-slot='description-list'][data-layout] > dl { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0 32px; }
    & [data-slot='description-list'][data-layout] > dl > div { display: grid; grid-template-columns: 112px minmax(0, 1fr); padding-block: 3px; }
    & [data-slot='description-list'][data-layout] :is(dt, dd + dd) { font-size: 12px; line-height: 16px; }
    & :is(tr, li, dl) { break-inside: avoid; }
    & table :is(th, td) { padding-block: 4px; }
    & table small { font-size: 10.5px; line-height: 14px; }
    & :is(table, table + dl, [data-slot='timeline']) { font-size: 12px; line-height: 16px; }
    & thead th { border-block-end-color: var(--plinth-border-strong); }
    & thead { display: table-header-group; }
    /* The sums are never alone on a page. */
    & table + dl { break-before: avoid; }
  }
`;
