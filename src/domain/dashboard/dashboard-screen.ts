/** So many of the renewals ahead are shown; the rest is on a page of their own. */
export const RENEWALS_AHEAD = 5;
