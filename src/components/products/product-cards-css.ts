import { BADGE } from '../ui/Badge';
import { CARD } from '../ui/Card';
import { CHECKBOX_ROW } from '../ui/Checkbox';
import { FOCUS_RING } from '../ui/control-css';
import { OFFER_PRICE } from './OfferPrice';

/**
 * All the rules of cards of products and of what is in them: one class, so that a card is bare elements.
 * What is among blocks anyway is a block itself: a line around it would be laid out for nothing.
 */
export const PRODUCT_CARDS = () => `
  list-style: none;
  margin: 0;
  padding: 0;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: var(--plinth-space-4);
  & > li { min-inline-size: 0; }
  & [data-slot='product-card'] {
    ${CARD}
    position: relative;
    display: flex;
    flex-direction: column;
    gap: var(--plinth-space-3);
    overflow-wrap: anywhere;
  }
  & [data-slot='product-card']:hover { border-color: var(--plinth-border-strong); }
  & [data-slot='product-head'] { display: flex; align-items: start; justify-content: space-between; gap: var(--plinth-space-2); }
  & [data-slot='product-head'] > div { min-inline-size: 0; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); line-height: 18px; }
  & [data-slot='product-head'] > span { ${BADGE} display: block; flex: none; max-inline-size: 50%; }
  & h2 { margin: 0; color: var(--plinth-text); font-family: var(--plinth-font-heading); font-size: var(--plinth-font-size-lg); font-weight: 600; line-height: 24px; }
  & h2 > a { border-radius: calc(var(--plinth-radius-sm) - 2px); color: inherit; font-weight: inherit; text-decoration: none; }
  & h2 > a:focus-visible { ${FOCUS_RING} }
  /* The whole card is the link, but for its box. */
  & h2 > a::after { content: ''; position: absolute; inset: 0; border-radius: inherit; }
  & [data-slot='product-card'] > p {
    margin: 0;
    color: var(--plinth-text-muted);
    display: -webkit-box;
    overflow: hidden;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
  }
  & [data-slot='product-foot'] { display: flex; align-items: end; justify-content: space-between; gap: var(--plinth-space-2); margin-block-start: auto; }
  & [data-slot='product-price'] { min-inline-size: 0; }
  & [data-slot='product-price'] > small { display: block; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); line-height: 18px; }
  & [data-slot='offer-price'] { ${OFFER_PRICE()} display: flex; }
  & [data-slot='product-foot'] > label { ${CHECKBOX_ROW()} position: relative; flex: none; }
`;
