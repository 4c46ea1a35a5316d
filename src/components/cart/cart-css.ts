import { mediaDown } from '../../theme/breakpoints';
import { CARD } from '../ui/Card';
import { VISUALLY_HIDDEN } from '../ui/control-css';
import { PHONE_BAR } from './phone-bar';

/** Layout of the cart's page: lines, with the summary beside them. */
export const CART_PAGE = `
  & > [data-slot='cart-body'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) clamp(272px, 25%, 320px);
    gap: var(--plinth-space-5);
    align-items: start;
  }
  & [data-slot='client-choice'] { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--plinth-space-5); }
  ${mediaDown('lg')} {
    & > [data-slot='cart-body'] { grid-template-columns: minmax(0, 1fr); }
    /* Keeps focused elements clear of the bar. */
    & :is([data-slot='cart-lines'], [data-slot='client-choice']) :is(a, button, input) { scroll-margin-block-end: 200px; }
  }
`;

/** The cart's summary. On a phone the total and the next step stick to the bottom. */
export const SUMMARY = `
  padding-inline: var(--plinth-space-4);
  position: sticky;
  inset-block-start: calc(var(--plinth-shell-header, 0px) + var(--plinth-space-4));
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-4);
  & h2 { margin: 0; font-size: var(--plinth-font-size-lg); font-weight: 600; line-height: 24px; font-family: var(--plinth-font-heading); }
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
  /* Shades where it goes on, behind covers that move with the content. */
  & > ul {
    --shade: var(--plinth-surface);
    background:
      linear-gradient(var(--shade) 33%, transparent) 0 0 / 100% 30px no-repeat local,
      linear-gradient(transparent, var(--shade) 67%) 0 100% / 100% 30px no-repeat local,
      linear-gradient(var(--plinth-border), transparent) 0 0 / 100% 10px no-repeat,
      linear-gradient(transparent, var(--plinth-border)) 0 100% / 100% 10px no-repeat;
  }
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
    & > ul [data-slot='select-label'] { ${VISUALLY_HIDDEN} }
  }
`;

/** Shortcuts to customers. */
export const PICKS = `
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--plinth-space-2);
  min-inline-size: 0;
  /* One line on a phone too: the list below stays where it is. */
  @media (width < 576px) { & { flex-wrap: nowrap; overflow-x: auto; margin: -4px; padding: 4px; } & > * { flex: none; } }
  & > span { color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); }
  & button[aria-pressed='true'] { border-color: var(--plinth-brand-border); background: var(--plinth-brand-soft); color: var(--plinth-brand-text); }
`;
