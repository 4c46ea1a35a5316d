/** Maximum length of a reason entered by a user, in characters. */
export const REASON_MAX = 500;
