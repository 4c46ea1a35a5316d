import { CARD } from '../ui/Card';
import { FOCUS_RING, VISUALLY_HIDDEN } from '../ui/control-css';

/** Where there is no room for columns, a line is a block, and its amounts have labels. */
const NARROW = `
  & h2 { position: static; inline-size: auto; block-size: auto; margin: 0; padding: var(--plinth-space-3) var(--plinth-space-4); border-block-end: 1px solid var(--plinth-border); clip-path: none; font-size: var(--plinth-font-size-md); font-weight: 600; line-height: 20px; white-space: normal; }
  & table, & tbody { display: block; }
  & thead { ${VISUALLY_HIDDEN} }
  & tbody { position: relative; padding: var(--plinth-space-3) var(--plinth-space-4); }
  /* The last column has the deadline, in one line. */
  & tbody > tr { display: grid; grid-template-columns: minmax(0, 9fr) minmax(0, 10fr) minmax(0, 13fr); gap: var(--plinth-space-2); }
  & tbody > tr[data-row='customer'] { margin-block-start: var(--plinth-space-3); gap: 2px var(--plinth-space-2); }
  & :is(tbody, tbody + tbody) > tr[data-row] > :is(th, td) { display: block; block-size: auto; padding: 0; border: 0; text-align: start; }
  & tbody + tbody { border-block-start: 1px solid var(--plinth-border); }
  & :is(tbody, tbody + tbody) > tr[data-row] > td:empty { display: none; }
  & tbody > tr > th, & td[data-cell='quantity'] { grid-column: 1 / -1; }
  & td[data-cell='price'] { grid-column: 1; }
  & td[data-cell='first'] { grid-column: 2; }
  & td[data-cell='owed'] { grid-column: 3; }
  & tbody > tr[data-row='line'] > th { padding-inline-end: 44px; }
  & td[data-cell='remove'] { position: absolute; inset-block-start: var(--plinth-space-2); inset-inline-end: var(--plinth-space-2); }
  & tr[data-row] > td[data-label]::before { content: attr(data-label); display: block; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-xs); font-weight: 400; line-height: 16px; }
  & tr[data-row='line'] > td[data-cell='quantity']:has(input)::before { content: none; }
  & td[data-cell='quantity'] > div { row-gap: var(--plinth-space-1); }
  & td[data-cell='quantity'] label { position: static; inline-size: auto; block-size: auto; margin: 0; clip-path: none; font-size: var(--plinth-font-size-xs); font-weight: 400; line-height: 16px; text-align: start; color: var(--plinth-text-muted); }
  & [data-slot='checkout-customer'] { display: grid; grid-template-columns: auto minmax(0, 1fr); row-gap: 0; padding-inline-start: 0; }
  & [data-slot='checkout-customer'] > span:not([data-slot]) { margin-inline-start: 0; }
  & [data-slot='checkout-customer'] > [data-slot='price-notes'] { grid-column: 1 / -1; justify-content: start; }
`;

/** Where not even amounts fit beside each other, each has a row. */
const NARROWEST = `
  & tbody > tr > td[data-label]:not([data-cell='quantity'], :empty) { grid-column: 1 / -1; display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 var(--plinth-space-3); }
  & tbody > tr > td[data-label]:not([data-cell='quantity'])::before { content: attr(data-label); color: var(--plinth-text-muted); font-size: var(--plinth-font-size-xs); font-weight: 400; line-height: 20px; }
`;

/** A purchase: a table a vendor, a row a line, and a smaller row a customer. */
export const CHECKOUT = () => `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-3);
  container-type: inline-size;
  min-inline-size: 0;
  font-size: var(--plinth-font-size-md);
  line-height: 20px;
  &:focus { outline: none; }
  &[data-previous] :is(td, th small) { color: var(--plinth-text-muted); }
  & > section { ${CARD} position: relative; padding: 0; overflow: clip; }
  & h2 { ${VISUALLY_HIDDEN} font-family: var(--plinth-font-heading); }
  & table { inline-size: 100%; table-layout: fixed; border-collapse: separate; border-spacing: 0; }
  & :is(th, td) { box-sizing: border-box; padding: var(--plinth-space-2) var(--plinth-space-2); font-weight: 400; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
  & td:where(:dir(ltr)) { text-align: end; }
  & th:not([data-cell]) { padding-inline-start: var(--plinth-space-3); }
  & thead :is(th, td) { block-size: 32px; padding-block: 0; border-block-end: 1px solid var(--plinth-border); background: var(--plinth-surface-sunken); color: var(--plinth-text-muted); font-size: var(--plinth-font-size-xs); font-weight: 550; line-height: 16px; vertical-align: middle; }
  & thead th[data-cell]:where(:dir(ltr)) { text-align: end; }
  & thead th[data-cell='quantity'] { inline-size: 80px; text-align: center; }
  &:has([data-cell='remove']) thead th[data-cell='quantity'] { inline-size: 112px; }
  & thead th[data-cell='price'] { inline-size: 84px; }
  & thead th[data-cell='first'] { inline-size: 96px; }
  & thead th[data-cell='owed'] { inline-size: 132px; }
  & thead th[data-cell='owed'], & td[data-cell='owed'] { padding-inline-end: var(--plinth-space-3); }
  & thead td { inline-size: 44px; }
  & td { font-variant-numeric: tabular-nums; }
  & tbody:focus-visible { ${FOCUS_RING} }
  & tbody + tbody > tr[data-row='line'] > :is(th, td) { border-block-start: 1px solid var(--plinth-border); }
  & tr[data-row='line'] > td:is([data-cell='first'], [data-cell='owed']) > :is(data, [data-slot='calculated']) { font-weight: 550; }
  & tr[data-row='line']:has(+ [data-row='customer']) > :is(th, td) { padding-block-end: var(--plinth-space-1); }
  & tr[data-row='customer'] > :is(th, td) { block-size: 36px; padding-block: var(--plinth-space-1); vertical-align: middle; }
  & tr[data-row='customer'] > td { color: var(--plinth-text-muted); }
  & [data-slot='checkout-name'] { display: flex; gap: var(--plinth-space-3); min-inline-size: 0; }
  & [data-slot='checkout-name'] > div { flex: 1; min-inline-size: 0; }
  & [data-slot='checkout-name'] > div > div { font-weight: 550; }
  & :is(p, small, summary) { display: block; margin: 0; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-xs); font-weight: 400; line-height: 16px; }
  & small data { color: inherit; }
  & del { display: block; color: var(--plinth-text-muted); }
  /* Its mark is in the middle under the mark of the product, its name under the name. */
  & [data-slot='checkout-customer'] { display: flex; align-items: center; gap: var(--plinth-space-2); padding-inline-start: 6px; }
  & [data-slot='checkout-customer'] > span:not([data-slot]) { margin-inline-start: 10px; }
  & [data-slot='checkout-customer'] > [data-slot='price-notes'] { flex: 1 0 112px; justify-content: end; text-align: end; }
  & [data-slot='checkout-customer'] small { display: inline; margin-inline-start: 6px; }
  /* Broken between notes, never in one. */
  & [data-slot='price-notes'] { display: flex; flex-wrap: wrap; column-gap: var(--plinth-space-3); line-height: 14px; text-wrap: balance; }
  & [data-slot='price-notes'] > [data-tone='warning'] { color: var(--plinth-warning-text); }
  & [data-slot='price-notes'] > [data-tone='danger'] { color: var(--plinth-danger-text); }
  & [data-slot='line-options'] > summary { position: relative; inline-size: fit-content; border-radius: 4px; cursor: pointer; list-style: none; overflow-wrap: anywhere; }
  & [data-slot='line-options'] > summary::-webkit-details-marker { display: none; }
  & [data-slot='line-options'] > summary > svg { inline-size: 14px; block-size: 14px; margin-inline-start: 2px; vertical-align: -3px; transition: rotate var(--plinth-duration-fast) var(--plinth-ease); }
  & [data-slot='line-options'][open] > summary > svg { rotate: 180deg; }
  & [data-slot='line-options'] > summary:hover { color: var(--plinth-text); }
  & [data-slot='line-options'] > summary:focus-visible { ${FOCUS_RING} }
  & [data-slot='line-fields'] { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--plinth-space-3); max-inline-size: 280px; padding-block: var(--plinth-space-2); }
  & td[data-cell='quantity'] > div { row-gap: 0; }
  & td[data-cell='quantity'] label { ${VISUALLY_HIDDEN} }
  & td[data-cell='quantity'] { text-align: center; }
  & [data-slot='checkout-foot'] { font-size: var(--plinth-font-size-sm); line-height: 18px; }
  @media (prefers-reduced-motion: reduce) { & [data-slot='line-options'] > summary > svg { transition: none; } }
  @container (width >= 760px) {
    &:has([data-cell='remove']) thead th[data-cell='quantity'] { inline-size: 128px; }
    & thead th[data-cell='price'] { inline-size: 88px; }
    & thead th[data-cell='first'] { inline-size: 108px; }
  }
  & [data-slot='line-terms'] > [data-slot='term-strip'] { display: block; margin-block: 3px; }
  /* Beside its date, or not at all: a line stays as high as its field. */
  & td [data-slot='term-strip'] { display: none; }
  @container (width >= 820px) {
    &:has([data-cell='remove']) thead th[data-cell='owed'] { inline-size: 212px; }
    & td [data-slot='term-strip'] { display: inline-block; }
    & td[data-cell='owed'] > small { white-space: nowrap; }
  }
  @container (width < 600px) { ${NARROW} }
  @container (width < 320px) { ${NARROWEST} }
`;
