/** The key of a row of a list. */
export type ListKey = string | number;
