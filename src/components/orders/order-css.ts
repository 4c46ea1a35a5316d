import { mediaDown } from '../../theme/breakpoints';
import { CHARGE_TABLE, CHARGE_TOTALS } from '../shared/charge-table-css';
import { VISUALLY_HIDDEN } from '../ui/control-css';

/** A card of the order's page, with its heading. */
export const ORDER_CARD = `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-4);
  align-content: start;
`;

/** The lines of an order, with the sums. */
export const ORDER_LINES = `
  ${ORDER_CARD}
  overflow-wrap: anywhere;
  ${CHARGE_TABLE}
  & p { margin: 0; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); line-height: 18px; }
  & > p[role='status']:empty { display: none; }
  & [data-cell='state'] { inline-size: 112px; }
  & tr:has(+ [data-slot='order-failure']) > :is(th, td) { border-block-end: 0; }
  & [data-slot='order-failure'] > td { padding-block-start: 0; }
  & [data-slot='order-failure'] > td > div { display: grid; justify-items: start; gap: var(--plinth-space-2); }
  & [data-slot='order-reference'] { display: flex; flex-wrap: wrap; align-items: center; gap: 0 var(--plinth-space-1); }
  & > dl { ${CHARGE_TOTALS} inline-size: 100%; margin-block-start: 0; line-height: 20px; }
  & > dl ~ p { text-align: end; }
  ${mediaDown('sm')} {
    /* The state stands below the amount, beside what it is about. */
    & tbody > [data-row='line'] { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px var(--plinth-space-4); border-block-end: 1px solid var(--plinth-border); padding-block: 10px; }
    & tbody > tr:has(+ [data-slot='order-failure']) { border-block-end: 0; }
    & [data-row='line'] > :is(th, td) { padding: 0; border: 0; }
    & [data-row='line'] > th { grid-row: span 2; }
    & [data-row='line'] > [data-cell='state'] { grid-area: 2 / 2; inline-size: auto; text-align: end; }
    & thead [data-cell='state'] { display: none; }
    & table, & tbody { display: block; }
    & thead { ${VISUALLY_HIDDEN} }
    & [data-slot='order-failure'], & [data-slot='order-failure'] > td { display: block; }
  }
`;
