/** The heading of the first page, which greets by the hour. */
export const HOME = /^Good (morning|afternoon|evening), /;
