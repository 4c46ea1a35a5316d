/** What is around the part takes no room on paper. */
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
 * On paper the part stands alone, in ink on white, whatever page is around it: what is neither it nor
 * around it is left out. For within `@media print`. One selector a rule where it reaches out: before a
 * list of such emotion would put its class.
 */
export const PRINT_ALONE = `
  html:has(&) *:not(:has(&)):not(&):not(& *) { display: none !important; }
  html:has(&) { ${AROUND} }
  html *:has(&) { ${AROUND} }
`;
