/** A page of the statements: its parts under each other. */
export const STATEMENTS_PAGE = `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-5);
  min-inline-size: 0;
  color: var(--plinth-text);
  & > p { margin: 0; }
  & h2 {
    margin: 0;
    font-family: var(--plinth-font-heading);
    font-size: var(--plinth-font-size-lg);
    font-weight: 600;
    line-height: 24px;
  }
`;
