/**
 * The bar at the bottom of a phone: total and main button. Its element has `data-bottom-bar`, for the
 * scroll-to-top button; `lg` if it is on a tablet too.
 */
export const PHONE_BAR = `
  position: sticky;
  inset-block: auto 0;
  z-index: 1;
  gap: var(--plinth-space-2);
  padding: var(--plinth-space-3) var(--plinth-space-4);
  box-shadow: var(--plinth-shadow);
`;
