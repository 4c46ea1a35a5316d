export const CUSTOMER_FORM = `
  display: grid;
  gap: var(--plinth-space-5);
  & h2 { margin: 0; font-size: var(--plinth-font-size-lg); font-family: var(--plinth-font-heading); font-weight: 600; line-height: 24px; }
  & h2:focus { outline: none; }
  & > [data-slot='form-actions'] { display: flex; flex-wrap: wrap; align-items: center; gap: var(--plinth-space-2); }
  & > [data-slot='form-actions'] > [data-variant='ghost'] { margin-inline-start: auto; }
`;
