export const PROFILE_FORM = `
  display: grid;
  gap: var(--plinth-space-5);
  & > * { max-inline-size: 560px; }
  & > [data-slot='form-pair'] {
    display: grid;
    align-items: start;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
    gap: var(--plinth-space-5) var(--plinth-space-4);
  }
  & > [data-slot='form-actions'] { display: flex; flex-wrap: wrap; gap: var(--plinth-space-2); }
  /* The foot of the card, which stays in sight while its form is. */
  & > [data-slot='save-bar'] {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--plinth-space-2);
    max-inline-size: none;
    margin: 0 calc(-1 * var(--plinth-space-5)) calc(-1 * var(--plinth-space-5));
    padding: var(--plinth-space-3) var(--plinth-space-5);
    border-block-start: 1px solid var(--plinth-border);
    border-radius: 0 0 var(--plinth-radius-lg) var(--plinth-radius-lg);
    background: var(--plinth-surface-raised);
  }
  & > [data-slot='save-bar'] > p { flex: 1 1 120px; margin: 0; color: var(--plinth-text-muted); }
  & > [data-slot='save-bar']:not([data-shown]) { position: absolute; padding: 0; border: 0; }
  & > [data-slot='save-bar'] > span { display: flex; flex-wrap: wrap; gap: var(--plinth-space-2); }
`;
