import { mediaDown } from '../../theme/breakpoints';
import { CARD } from '../ui/Card';
import { FOCUS_RING, VISUALLY_HIDDEN } from '../ui/control-css';
import { PHONE_BAR } from './phone-bar';

/** Layout of the cart's page: lines, with the summary beside them. */
export const CART_PAGE = `
  & > [data-slot='cart-body'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 320px);
    gap: var(--plinth-space-5);
    align-items: start;
  }
  & [data-slot='cart-lines'] { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--plinth-space-5); }
  ${mediaDown('lg')} {
    & > [data-slot='cart-body'] { grid-template-columns: minmax(0, 1fr); }
    /* Keeps focused elements clear of the bar. */
    & [data-slot='cart-lines'] :is(a, button, input) { scroll-margin-block-end: 200px; }
  }
`;

/** The lines of one order. */
export const ORDER_GROUP = `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-3);
  & > header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px var(--plinth-space-3); overflow-wrap: anywhere; }
  & > header > h2 { margin: 0; font-size: var(--plinth-font-size-lg); font-weight: 600; line-height: 24px; font-family: var(--plinth-font-heading); }
  & > header > p { margin: 0; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); line-height: 18px; }
  & > ul { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--plinth-space-3); margin: 0; padding: 0; list-style: none; }
`;

/** A line of the cart. */
export const LINE_CARD = `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-4);
  &:focus-visible { ${FOCUS_RING} }
  & > header { display: flex; align-items: start; gap: var(--plinth-space-3); }
  & > header > div { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
  & h3 { margin: 0; font-size: var(--plinth-font-size-md); font-weight: 600; line-height: 20px; }
  & > header p { margin: 2px 0 0; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); line-height: 18px; }
  & [data-slot='line-fields'] { display: flex; flex-wrap: wrap; align-items: start; gap: var(--plinth-space-4); }
  & [data-slot='line-fields'] > * { flex: 0 1 220px; min-inline-size: 0; }
  ${mediaDown('sm')} { & [data-slot='line-fields'] > * { flex: 1 1 100%; } }
`;

/** The amounts of a line: facts for one customer, a table for several. */
export const AMOUNTS = `
  container-type: inline-size;
  min-inline-size: 0;
  padding-block-start: var(--plinth-space-3);
  border-block-start: 1px solid var(--plinth-border);
  font-size: var(--plinth-font-size-md);
  line-height: 20px;
  &[data-previous] { color: var(--plinth-text-muted); }
  & > ul { display: grid; gap: var(--plinth-space-3); margin: 0; padding: 0; list-style: none; }
  & > ul > li + li { padding-block-start: var(--plinth-space-3); border-block-start: 1px dashed var(--plinth-border); }
  & h4 { margin: 0 0 var(--plinth-space-1); font-size: var(--plinth-font-size-md); font-weight: 550; overflow-wrap: anywhere; }
  & h4 > small { margin-inline-start: 6px; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); font-weight: 400; }
  & [data-slot='description-list'][data-layout='columns'] > dl { grid-template-columns: repeat(auto-fill, minmax(min(100%, 104px), 1fr)); }
  & del { margin-inline-end: 6px; color: var(--plinth-text-muted); }
  & [data-tone='warning'] { color: var(--plinth-warning-text); }
  & [data-tone='danger'] { color: var(--plinth-danger-text); }
  & [data-slot='line-terms'] { margin: var(--plinth-space-3) 0 0; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); line-height: 18px; overflow-wrap: anywhere; }
  & [data-slot='line-terms'] b { color: var(--plinth-text); font-weight: 550; }
`;

/** The cart's summary. On a phone the total and the next step stick to the bottom. */
export const SUMMARY = `
  position: sticky;
  inset-block-start: calc(var(--plinth-shell-header, 0px) + var(--plinth-space-4));
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-4);
  & h2 { margin: 0; font-size: var(--plinth-font-size-lg); font-weight: 600; line-height: 24px; font-family: var(--plinth-font-heading); }
  & h3 { margin: 0 0 var(--plinth-space-1); font-size: var(--plinth-font-size-md); font-weight: 550; overflow-wrap: anywhere; }
  & dl { display: grid; gap: 6px; margin: 0; font-size: var(--plinth-font-size-md); line-height: 20px; }
  & dl > div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 var(--plinth-space-3); }
  & dt { color: var(--plinth-text-muted); }
  & dd { margin: 0; text-align: end; }
  & div[data-total] { font-weight: 600; }
  & div[data-total] > dt { color: inherit; }
  & [data-slot='cart-totals'] { display: grid; gap: var(--plinth-space-4); }
  & [data-slot='cart-totals'][data-previous] { color: var(--plinth-text-muted); }
  & [data-slot='cart-totals'] > * + * { padding-block-start: var(--plinth-space-3); border-block-start: 1px solid var(--plinth-border); }
  & [data-slot='cart-onward'] { display: grid; gap: var(--plinth-space-2); }
  & [data-slot='cart-onward'] > a { justify-content: center; }
  & [data-slot='cart-onward'] > p { margin: 0; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); line-height: 18px; }
  & [data-slot='cart-facts'] { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--plinth-space-4); }
  & [data-slot='cart-due'] { display: none; justify-content: space-between; gap: var(--plinth-space-3); font-weight: 600; }
  & [data-slot='cart-due']::before { content: attr(data-term); }
  ${mediaDown('sm')} {
    display: contents;
    & > div { ${CARD} }
    & > [data-slot='cart-onward'] { ${PHONE_BAR} }
    & [data-slot='cart-due'] { display: flex; }
  }
`;

/** The selected customers. */
export const CHOSEN = `
  position: sticky;
  inset-block-start: calc(var(--plinth-shell-header, 0px) + var(--plinth-space-4));
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-3);
  & h2 { margin: 0; font-size: var(--plinth-font-size-lg); font-weight: 600; line-height: 24px; font-family: var(--plinth-font-heading); }
  & > p { margin: 0; color: var(--plinth-text-muted); }
  & > ul { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--plinth-space-2); max-block-size: 50vh; margin: 0; padding: 0; overflow: auto; list-style: none; }
  & > ul > li { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--plinth-space-2); padding-block-end: var(--plinth-space-2); border-block-end: 1px solid var(--plinth-border); }
  & > ul > li > div:first-of-type { display: flex; align-items: center; justify-content: space-between; gap: var(--plinth-space-2); min-inline-size: 0; overflow-wrap: anywhere; font-weight: 550; }
  ${mediaDown('lg')} {
    ${PHONE_BAR}
    & > ul { max-block-size: 22vh; }
  }
  /* On a phone the selection is not listed below; the button names it. */
  ${mediaDown('sm')} {
    &:not(:has(li)) { position: static; }
    &:has(li) > h2 { ${VISUALLY_HIDDEN} }
    & > ul { max-block-size: 17vh; }
    /* The name is directly above. */
    & > ul label { ${VISUALLY_HIDDEN} }
  }
`;

/** Shortcuts to customers. */
export const PICKS = `
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--plinth-space-2);
  min-inline-size: 0;
  & > span { color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); }
  & button[aria-pressed='true'] { border-color: var(--plinth-brand-border); background: var(--plinth-brand-soft); color: var(--plinth-brand-text); }
`;
