import { mediaDown } from '../../theme/breakpoints';

/** A page of a purchase: its parts under each other. */
export const PURCHASE_PAGE = `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-5);
  min-inline-size: 0;
  color: var(--plinth-text);
`;

/** What is bought, and beside it the box to act in, which sticks to the bottom of a phone. */
export const PURCHASE_BODY = `
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 320px);
  gap: var(--plinth-space-5);
  align-items: start;
  min-inline-size: 0;
  & > [data-slot='purchase-parts'] { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--plinth-space-5); min-inline-size: 0; }
  ${mediaDown('lg')} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The box to act in. */
export const PURCHASE_BOX = `
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
  ${mediaDown('sm')} {
    position: sticky;
    inset-block: auto 0;
    z-index: 1;
    gap: var(--plinth-space-3);
    padding: var(--plinth-space-3) var(--plinth-space-4);
    box-shadow: var(--plinth-shadow);
    & [data-slot='purchase-extra'] { display: none; }
  }
`;

/** Amounts with their names, the last one in bold. */
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

/** Records under each other in a card, each with a heading. */
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
  & [data-slot='record-actions'] { display: flex; flex-wrap: wrap; align-items: center; gap: var(--plinth-space-2) var(--plinth-space-3); }
`;
