/** A scrolling list of people inside a dialog. */
export const boxedListCss = `
  box-sizing: border-box;
  max-block-size: 30vh;
  margin: 0;
  padding: var(--plinth-space-1) var(--plinth-space-3);
  overflow: auto;
  list-style: none;
  border: 1px solid var(--plinth-border);
  border-radius: var(--plinth-radius-md);
  background: var(--plinth-surface-sunken);
  font-size: var(--plinth-font-size-sm);
  line-height: 20px;
  &:focus-visible { outline: var(--plinth-focus-width) solid var(--plinth-focus-ring); outline-offset: 1px; }
  & > li + li { border-block-start: 1px solid var(--plinth-border); }
`;
