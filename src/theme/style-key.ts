/** Prefix of our classes, and name of our style elements. */
export const STYLE_KEY = 'plinth';
