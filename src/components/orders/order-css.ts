import { mediaDown } from '../../theme/breakpoints';

/** A card of the order's page, with its heading. */
export const ORDER_CARD = `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-4);
  align-content: start;
`;

/** The lines of an order, with the total. */
export const ORDER_LINES = `
  ${ORDER_CARD}
  overflow-wrap: anywhere;
  & p { margin: 0; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); line-height: 18px; }
  & > p[role='status']:empty { display: none; }
  & > ul { display: grid; grid-template-columns: minmax(0, 1fr); margin: 0; padding: 0; list-style: none; }
  & > ul > li { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--plinth-space-2); padding-block: var(--plinth-space-3); border-block-start: 1px solid var(--plinth-border); min-inline-size: 0; }
  & [data-slot='order-line-head'] { display: grid; grid-template-columns: minmax(0, 1fr) auto minmax(88px, auto); align-items: center; gap: var(--plinth-space-1) var(--plinth-space-4); }
  & [data-slot='order-line-head'] > div { font-weight: 500; }
  & [data-slot='order-line-head'] > :last-child { text-align: end; }
  & [data-slot='order-reference'] { display: flex; flex-wrap: wrap; align-items: center; gap: 0 var(--plinth-space-1); }
  & [data-slot='order-line-actions'] { display: flex; flex-wrap: wrap; align-items: center; gap: var(--plinth-space-2) var(--plinth-space-3); }
  & > dl { display: grid; gap: 6px; margin: 0; padding-block-start: var(--plinth-space-3); border-block-start: 1px solid var(--plinth-border); font-size: var(--plinth-font-size-md); line-height: 20px; }
  & > dl > div { display: flex; justify-content: space-between; gap: var(--plinth-space-3); }
  & > dl dt { color: var(--plinth-text-muted); }
  & > dl dd { margin: 0; text-align: end; }
  & > dl > div:last-of-type { font-weight: 600; }
  & > dl > div:last-of-type > dt { color: inherit; }
  ${mediaDown('sm')} {
    & [data-slot='order-line-head'] { grid-template-columns: minmax(0, 1fr) auto; }
    & [data-slot='order-line-head'] > div { grid-column: 1 / -1; }
    & [data-slot='order-line-head'] > [data-slot='badge'] { justify-self: start; }
  }
`;
