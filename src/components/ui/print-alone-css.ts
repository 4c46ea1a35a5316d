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
