/** The one cascade layer of the library. CSS of a host outside any layer wins over it. */
export const LAYER = 'plinth';

/**
 * Ends each text of ours: a form feed, which is a space in CSS and which nobody types. A host's styles
 * of the same element come after it.
 */
export const END = '\f';

/** Styles that are ours alone, of one component or of several around each other. */
export const OURS = /\f;*$/;

/** What a host adds to styles of ours. */
export const THEIRS = /(?<=\f;*)[^\f;][^\f]*$/;
