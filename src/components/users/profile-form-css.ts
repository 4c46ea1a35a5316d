export const PROFILE_FORM = `
  display: grid;
  gap: var(--plinth-space-5);
  max-inline-size: 560px;
  & > [data-slot='form-pair'] {
    display: grid;
    align-items: start;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
    gap: var(--plinth-space-5) var(--plinth-space-4);
  }
  & > [data-slot='form-actions'] { display: flex; flex-wrap: wrap; gap: var(--plinth-space-2); }
`;
