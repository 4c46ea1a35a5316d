/** The bar at the bottom of a phone: total and main button. */
export const PHONE_BAR = `
  position: sticky;
  inset-block: auto 0;
  z-index: 1;
  gap: var(--plinth-space-2);
  padding: var(--plinth-space-3) var(--plinth-space-4);
  box-shadow: var(--plinth-shadow);
`;
