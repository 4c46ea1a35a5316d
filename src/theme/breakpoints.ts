/**
 * Lower bounds of the width classes, in CSS pixels (specification §9): xs under 576, sm under 768,
 * md under 992, lg under 1200, xl under 1400, otherwise xxl.
 */
export const BREAKPOINTS = { xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 } as const;

/** The name of a width class. */
export type Breakpoint = keyof typeof BREAKPOINTS;

/** The media query for a width class and everything wider: `@media (min-width: 576px)`. */
export function mediaUp(name: Breakpoint): string {
  return `@media (min-width: ${BREAKPOINTS[name]}px)`;
}

/** The media query for everything narrower than a width class. */
export function mediaDown(name: Exclude<Breakpoint, 'xs'>): string {
  // Screens may report fractions of a pixel, and one of the two queries must always match.
  return `@media (max-width: ${BREAKPOINTS[name] - 0.02}px)`;
}
