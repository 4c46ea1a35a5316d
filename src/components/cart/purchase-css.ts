import { mediaDown } from '../../theme/breakpoints';
import { CARD } from '../ui/Card';
import { PHONE_BAR } from './phone-bar';

/** Layout of a purchase page. The box beside the purchase sticks to the bottom of a phone. */
export const PURCHASE_BODY = `
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 320px);
  gap: var(--plinth-space-5);
  align-items: start;
  min-inline-size: 0;
  & > [data-slot='purchase-parts'] { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--plinth-space-5); min-inline-size: 0; }
  & [data-slot='purchase-note'] { margin: 0; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); line-height: 18px; }
  ${mediaDown('lg')} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${mediaDown('sm')} {
    /* Sticky over the whole page, not only inside its grid cell. */
    display: block;
    & > [data-slot='purchase-parts'] { margin-block-end: var(--plinth-space-5); }
    & > [data-slot='purchase-parts'] :is(a, button, input) { scroll-margin-block-end: 200px; }
  }
`;

/** The box beside the purchase. */
const PURCHASE_BOX = `
  position: sticky;
  inset-block-start: calc(var(--plinth-shell-header, 0px) + var(--plinth-space-4));
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-4);
  overflow-wrap: anywhere;
  & h2 { margin: 0; font-family: var(--plinth-font-heading); font-size: var(--plinth-font-size-lg); font-weight: 600; line-height: 24px; }
  & p { margin: 0; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); line-height: 18px; }
  & [data-slot='purchase-actions'] { display: grid; gap: var(--plinth-space-2); }
  ${mediaDown('lg')} { position: static; }
`;

/** The box with the number of open issues. */
export const VALIDATION_BOX = `
  ${PURCHASE_BOX}
  ${mediaDown('sm')} {
    ${PHONE_BAR}
    & [data-slot='purchase-actions'] { display: flex; flex-wrap: wrap; }
    & [data-slot='purchase-actions'] > * { flex: 1 1 40%; }
  }
`;

/** The box with total and button. On a phone only those two stick to the bottom. */
export const PLACE_ORDER = `
  ${PURCHASE_BOX}
  & > div { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--plinth-space-4); min-inline-size: 0; }
  & [data-slot='purchase-notes'] { display: grid; gap: var(--plinth-space-2); }
  & [data-slot='purchase-terms'] { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--plinth-space-1) var(--plinth-space-3); }
  & [data-slot='purchase-due'] { display: none; justify-content: space-between; gap: var(--plinth-space-3); font-weight: 600; }
  & [data-slot='purchase-due']::before { content: attr(data-term); }
  ${mediaDown('sm')} {
    display: contents;
    & > div { margin-block-end: var(--plinth-space-5); ${CARD} }
    & > [data-slot='purchase-press'] { ${PHONE_BAR} margin-block-end: 0; }
    & [data-slot='purchase-due'] { display: flex; }
  }
`;

/** Amounts with labels; the last is bold. */
export const TOTALS = `
  display: grid;
  gap: 6px;
  margin: 0;
  font-size: var(--plinth-font-size-md);
  line-height: 20px;
  & > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 var(--plinth-space-3); }
  & dt { color: var(--plinth-text-muted); }
  & dd { margin: 0; text-align: end; }
  & > [data-total] { font-weight: 600; }
  & > [data-total] > dt { color: inherit; }
`;

/** A card of records, each with a heading. */
export const RECORDS = `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-4);
  min-inline-size: 0;
  overflow-wrap: anywhere;
  & h2 { margin: 0; font-family: var(--plinth-font-heading); font-size: var(--plinth-font-size-lg); font-weight: 600; line-height: 24px; }
  & h2 > small, & h3 > small { color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); font-weight: 400; }
  & h3 { margin: 0; font-size: var(--plinth-font-size-md); font-weight: 600; line-height: 20px; }
  & p { margin: 0; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); line-height: 18px; }
  & > ul { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--plinth-space-4); margin: 0; padding: 0; list-style: none; }
  & > ul > li { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--plinth-space-2); min-inline-size: 0; }
  & > ul > li + li { padding-block-start: var(--plinth-space-4); border-block-start: 1px solid var(--plinth-border); }
  & [data-slot='record-head'] { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--plinth-space-1) var(--plinth-space-3); }
  & [data-slot='record-head'] > :is(div, p):first-of-type { flex: 1 1 160px; min-inline-size: 0; }
  ${mediaDown('sm')} {
    & h2 > small { display: block; }
    &[data-slot='placed-order'] > ul [data-slot='record-head'] > div { flex-basis: 100%; }
  }
  & [data-slot='record-actions'] { display: flex; flex-wrap: wrap; align-items: center; gap: var(--plinth-space-2) var(--plinth-space-3); }
`;
