import { mediaDown } from '../../theme/breakpoints';
import { CARD } from '../ui/Card';
import { PHONE_BAR } from './phone-bar';

/** Layout of a purchase page. The box beside the purchase sticks to the bottom of a phone. */
export const PURCHASE_BODY = `
  display: grid;
  grid-template-columns: minmax(0, 1fr) clamp(272px, 25%, 320px);
  gap: var(--plinth-space-5);
  align-items: start;
  min-inline-size: 0;
  & > [data-slot='purchase-parts'] { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--plinth-space-5); min-inline-size: 0; }
  & [data-slot='purchase-note'] { margin: 0; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); line-height: 18px; }
  ${mediaDown('lg')} { grid-template-columns: minmax(0, 1fr); }
  ${mediaDown('sm')} {
    /* Sticky over the whole page, not only inside its grid cell. */
    display: block;
    & > :is([data-slot='purchase-parts'], [data-slot='issues']) { margin-block-end: var(--plinth-space-5); }
    & > :is([data-slot='purchase-parts'], [data-slot='issues']) :is(a, button, input) { scroll-margin-block-end: 200px; }
  }
`;

/** The box beside the purchase. */
const PURCHASE_BOX = `
  padding-inline: var(--plinth-space-4);
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
  & > [role='status'] { display: flex; gap: var(--plinth-space-2); }
  & > [role='status'] > svg { flex: none; inline-size: 20px; block-size: 20px; margin-block-start: 2px; color: var(--plinth-success-text); }
  ${mediaDown('sm')} {
    ${PHONE_BAR}
    & > [data-slot='cart-totals'] { display: none; }
    & [data-slot='purchase-actions'] { display: flex; flex-wrap: wrap; }
    & [data-slot='purchase-actions'] > * { flex: 1 1 auto; }
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

/** Issues with one cause. */
export const ISSUE_GROUP = `
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  gap: var(--plinth-space-2) var(--plinth-space-3);
  align-items: start;
  padding: var(--plinth-space-4) var(--plinth-space-5);
  font-size: var(--plinth-font-size-md);
  line-height: 20px;
  overflow-wrap: anywhere;
  & + li { border-block-start: 1px solid var(--plinth-border); }
  & > [data-slot='badge'] { justify-self: start; }
  & > [data-slot='issue-body'] { display: grid; grid-template-columns: minmax(0, 1fr); justify-items: start; gap: var(--plinth-space-2); }
  & h2 { margin: 0; font-size: var(--plinth-font-size-md); font-weight: 600; line-height: 20px; }
  & ul { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--plinth-space-2); justify-self: stretch; margin: 0; padding: 0; list-style: none; }
  & ul > li { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 var(--plinth-space-3); }
  & ul > li > div { flex: 1 1 200px; min-inline-size: 0; }
  & small { display: block; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); line-height: 18px; }
  ${mediaDown('sm')} { grid-template-columns: minmax(0, 1fr); padding-inline: var(--plinth-space-4); }
`;

/** Sums of each customer and of all. */
export const TOTALS = `
  display: grid;
  gap: var(--plinth-space-3);
  font-size: var(--plinth-font-size-sm);
  line-height: 18px;
  &[data-previous] { color: var(--plinth-text-muted); }
  & > * + * { padding-block-start: var(--plinth-space-3); border-block-start: 1px solid var(--plinth-border); }
  & h3 { margin: 0 0 var(--plinth-space-1); font-size: var(--plinth-font-size-md); font-weight: 550; overflow-wrap: anywhere; }
  & dl { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: var(--plinth-space-1) var(--plinth-space-2); margin: 0; }
  & dl > div { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; }
  & dt { color: var(--plinth-text-muted); }
  & dd { margin: 0; white-space: nowrap; }
  & dd:dir(ltr) { text-align: end; }
  & [data-total] { font-weight: 600; }
  & [data-total] > dt { color: inherit; }
`;
