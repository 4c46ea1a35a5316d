/** What tells the rows of a list apart. */
export type ListKey = string | number;
