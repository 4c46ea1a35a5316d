/** What sticks to the bottom of a phone: the sum, and what is pressed. */
export const PHONE_BAR = `
  position: sticky;
  inset-block: auto 0;
  z-index: 1;
  gap: var(--plinth-space-2);
  padding: var(--plinth-space-3) var(--plinth-space-4);
  box-shadow: var(--plinth-shadow);
`;

/** A part of a card that stands as a card of its own on a phone. */
export const CARD = `
  box-sizing: border-box;
  min-inline-size: 0;
  border: 1px solid var(--plinth-border);
  border-radius: var(--plinth-radius-lg);
  background: var(--plinth-surface);
`;
