/** The one cascade layer of the library. CSS of a host outside any layer wins over it. */
export const LAYER = 'plinth';
