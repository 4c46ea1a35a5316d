import { mediaDown } from '../../theme/breakpoints';

/** The page: its parts under each other, the facts beside the term where there is room. */
export const SUBSCRIPTION_PAGE = `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-5);
  min-inline-size: 0;
  color: var(--plinth-text);
  & > p { margin: 0; }
  & h2 { margin: 0; font-family: var(--plinth-font-heading); font-size: var(--plinth-font-size-lg); font-weight: 600; line-height: 24px; }
  & [data-slot='subscription-body'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 340px);
    gap: var(--plinth-space-4);
    align-items: start;
  }
  & [data-slot='subscription-body'] > div:first-of-type {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--plinth-space-4);
    min-inline-size: 0;
  }
  ${mediaDown('lg')} {
    & [data-slot='subscription-body'] { grid-template-columns: minmax(0, 1fr); }
  }
`;

/** A card of the page, with its heading. */
export const SUBSCRIPTION_CARD = `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-4);
  align-content: start;
`;

/** A part of the page without a card: a list with its heading. */
export const SUBSCRIPTION_PART = `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-3);
  min-inline-size: 0;
`;
