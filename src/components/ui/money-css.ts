/** How an amount is set: among words that are read from the right it keeps its own order. */
export const MONEY = `
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  unicode-bidi: isolate;
`;
