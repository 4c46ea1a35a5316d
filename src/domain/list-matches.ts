/** Maximum number of selected records, over all pages. */
export const MATCHES_MAX = 1_000;

/** Records in one request, the largest page size allowed (specification §9). */
export const MATCHES_PAGE = 100;
