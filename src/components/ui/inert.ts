/** A ref to what nobody can press or reach for now; React 18 knows no `inert`. */
export const inertWhen = (isInert: boolean) => (element: HTMLElement | null) => {
  if (!element) return;
  element.inert = isInert;
  element.style.opacity = isInert ? '0.5' : '';
};
