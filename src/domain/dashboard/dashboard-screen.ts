/** Upcoming renewals shown on the dashboard; the rest has its own page. */
export const RENEWALS_AHEAD = 5;
