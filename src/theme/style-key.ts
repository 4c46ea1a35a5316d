/** Prefix of our classes, and what our style elements say that they are. */
export const STYLE_KEY = 'plinth';
