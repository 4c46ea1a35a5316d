/** The library's only cascade layer. Unlayered CSS of a host takes precedence. */
export const LAYER = 'plinth';

/**
 * Marks the end of our CSS text: a form feed, which is white space in CSS and never typed. A host's
 * styles for the same element follow it.
 */
export const END = '\f';

/** Matches styles that are only ours, of one component or of nested ones. */
export const OURS = /\f;*$/;

/** Matches the styles that a host added to ours. */
export const THEIRS = /(?<=\f;*)[^\f;][^\f]*$/;
