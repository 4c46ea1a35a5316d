/** CSS of an amount: isolates it in right-to-left text. */
export const MONEY = `
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  unicode-bidi: isolate;
`;
