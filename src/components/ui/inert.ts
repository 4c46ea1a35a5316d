/** A ref that makes an element inert; React 18 does not support the `inert` prop. */
export const inertWhen = (isInert: boolean) => (element: HTMLElement | null) => {
  if (!element) return;
  element.inert = isInert;
  element.style.opacity = isInert ? '0.5' : '';
};
