/** Layout of passkeys and devices: a row each, with buttons at the end. */
export const SIGN_IN_LIST = `
  display: grid;
  gap: var(--plinth-space-4);
  & > ul { margin: 0; padding: 0; list-style: none; }
  & > ul > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--plinth-space-2) var(--plinth-space-4);
  }
  & > ul > li + li {
    margin-block-start: var(--plinth-space-4);
    padding-block-start: var(--plinth-space-4);
    border-block-start: 1px solid var(--plinth-border);
  }
  & [data-slot='sign-in-text'] { flex: 1 1 200px; min-inline-size: 0; overflow-wrap: anywhere; }
  & [data-slot='sign-in-name'] { display: flex; flex-wrap: wrap; align-items: center; gap: 2px var(--plinth-space-2); font-weight: 550; }
  & p { margin: 0; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); line-height: 18px; }
  & [data-slot='sign-in-name'] + p { margin-block-start: 2px; }
  & [data-slot='row-actions'] { display: flex; flex-wrap: wrap; gap: var(--plinth-space-2); }
  & > button { justify-self: start; }
`;
