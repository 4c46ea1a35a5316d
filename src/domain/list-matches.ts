/** How many records can be selected at once, over all pages. */
export const MATCHES_MAX = 1_000;

/** How many are asked for in one call, the most that a page may have (specification §9). */
export const MATCHES_PAGE = 100;
