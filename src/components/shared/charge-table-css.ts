import { mediaDown } from '../../theme/breakpoints';

/** Room for most amounts, so that those of a table and its sums are below each other. */
const AMOUNT = '100px';

/** A table of charges: amounts at the end, columns as wide as their content. */
export const CHARGE_TABLE = `
  & table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: var(--plinth-font-size-md);
    line-height: 20px;
  }
  & :is(th, td) {
    padding: 10px 0;
    border-block-end: 1px solid var(--plinth-border);
    font-weight: 400;
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }
  & :is(th, td) + :is(th, td) { padding-inline-start: var(--plinth-space-4); }
  & thead th { color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); white-space: nowrap; }
  & tbody th { font-weight: 500; }
  & small { display: block; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); font-weight: 400; line-height: 18px; }
  /* Digits are written from left to right in every language. */
  & [data-end]:dir(ltr) { text-align: end; }
  & thead [data-end]:dir(rtl):not(:has(+ *)) { inline-size: ${AMOUNT}; }
  & [data-end] { font-variant-numeric: tabular-nums; white-space: nowrap; }
  & [data-narrow] { display: none; }
  ${mediaDown('sm')} {
    & [data-wide] { display: none; }
    & [data-narrow] { display: block; }
  }
`;

/** The sums below a table of charges, at the end. */
export const CHARGE_TOTALS = `
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(${AMOUNT}, max-content);
  gap: 6px var(--plinth-space-4);
  max-inline-size: 360px;
  margin: var(--plinth-space-4) 0 0;
  margin-inline-start: auto;
  & > div { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; }
  & dt { color: var(--plinth-text-muted); }
  & dd { margin: 0; font-variant-numeric: tabular-nums; }
  & dd:dir(ltr) { text-align: end; }
  & [data-sum] { padding-block-start: 6px; border-block-start: 1px solid var(--plinth-border); }
  & [data-sum] > * { color: var(--plinth-text); font-weight: 600; }
`;
