/** A card of the page, with its heading. */
export const SUBSCRIPTION_CARD = `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-4);
  align-content: start;
`;

/** A list of the page with its heading, without a card. */
export const SUBSCRIPTION_PART = `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-3);
  min-inline-size: 0;
`;
