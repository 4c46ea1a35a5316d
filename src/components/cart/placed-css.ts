import { CARD } from '../ui/Card';
import { VISUALLY_HIDDEN } from '../ui/control-css';

/** Orders after a purchase: a table by customer, under one progress. */
export const PLACED_ORDERS = `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-4);
  container-type: inline-size;
  min-inline-size: 0;
  font-size: var(--plinth-font-size-md);
  line-height: 20px;
  overflow-wrap: anywhere;
  & [data-slot='placed-progress'] { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: var(--plinth-space-2) var(--plinth-space-4); }
  & [data-slot='placed-progress'] > :not(p) { flex: 1 0 100%; }
  & [data-slot='placed-progress'] small { margin-inline-end: var(--plinth-space-2); color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); font-weight: 400; }
  & [data-slot='placed-progress'] > p { margin: 0; font-size: var(--plinth-font-size-lg); font-weight: 600; line-height: 24px; }
  & > table { ${CARD} inline-size: 100%; table-layout: fixed; padding: 0; border-collapse: separate; border-spacing: 0; overflow: clip; }
  & :is(th, td) { box-sizing: border-box; block-size: 40px; padding: var(--plinth-space-1) var(--plinth-space-3); font-weight: 400; text-align: start; vertical-align: middle; }
  & [data-cell='amount']:dir(ltr) { text-align: end; }
  & [data-cell='amount'] { inline-size: 168px; font-variant-numeric: tabular-nums; }
  & [data-cell='state'] { inline-size: 240px; }
  & [data-cell='state'] > [data-slot='button'] { margin-inline-start: var(--plinth-space-2); }
  & thead :is(th, td) { block-size: 36px; background: var(--plinth-surface-sunken); color: var(--plinth-text-muted); font-size: var(--plinth-font-size-xs); font-weight: 550; line-height: 16px; }
  & [data-row='customer'] > :is(th, td) { block-size: 56px; border-block-start: 1px solid var(--plinth-border); font-weight: 600; }
  & [data-slot='placed-customer'] { display: flex; align-items: center; gap: var(--plinth-space-3); min-inline-size: 0; }
  & [data-row='order'] > th, & [data-row='line'] > th { padding-inline-start: 56px; }
  & [data-row='customer'] small { display: block; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); font-weight: 400; line-height: 18px; }
  & [data-row='order'] > th > bdi::before { content: ' · '; }
  & [data-row='order'] > th, & th p, & [data-slot='placed-by'] { margin: 0; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); line-height: 18px; }
  @container (width < 600px) {
    & > table, & tbody { display: block; }
    & thead { ${VISUALLY_HIDDEN} }
    & tbody { padding: var(--plinth-space-3) var(--plinth-space-4); }
    & tbody + tbody { border-block-start: 1px solid var(--plinth-border); }
    & tbody > tr { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: center; gap: var(--plinth-space-1) var(--plinth-space-3); padding-block: var(--plinth-space-2); }
    & tbody > tr[data-row] > :is(th, td) { display: block; inline-size: auto; block-size: auto; padding: 0; border: 0; }
    & tbody > tr > td:empty { display: none; }
    & [data-row='customer'] > :is(th, td) { grid-column: 1 / -1; }
    & [data-row='line'] > [data-cell='state'] { grid-row: 2; grid-column: 1 / -1; }
    & [data-row='order'] > [data-cell='state'] { grid-row: 2; }
  }
`;
