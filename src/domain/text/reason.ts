/** Longest reason that somebody gives for what they do, in characters. */
export const REASON_MAX = 500;
