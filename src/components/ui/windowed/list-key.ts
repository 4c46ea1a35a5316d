/** Key of a list's row. */
export type ListKey = string | number;
