/** CSS of the forms in the account settings. */
export const PROFILE_FORM = `
  display: grid;
  gap: 20px;
  max-inline-size: 560px;
  & > [data-slot='form-pair'] {
    display: grid;
    align-items: start;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
    gap: 20px 16px;
  }
  & > [data-slot='form-actions'] { display: flex; flex-wrap: wrap; gap: 8px; }
`;
