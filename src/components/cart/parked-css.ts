/** The carts that are put aside, under the present one. */
export const PARKED = `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-3);
  min-inline-size: 0;
  & > h2 { margin: 0; font-family: var(--plinth-font-heading); font-size: var(--plinth-font-size-lg); font-weight: 600; line-height: 24px; }
  & > ul { display: grid; grid-template-columns: minmax(0, 1fr); margin: 0; padding: 0; border: 1px solid var(--plinth-border); border-radius: var(--plinth-radius-md); background: var(--plinth-surface); list-style: none; }
  & > ul > li { display: flex; flex-wrap: wrap; align-items: center; gap: var(--plinth-space-2) var(--plinth-space-3); min-inline-size: 0; padding: var(--plinth-space-3) var(--plinth-space-4); }
  & > ul > li + li { border-block-start: 1px solid var(--plinth-border); }
  & > ul > li > div { flex: 1 1 200px; min-inline-size: 0; overflow-wrap: anywhere; }
  & h3 { margin: 0; font-size: var(--plinth-font-size-md); font-weight: 550; line-height: 20px; }
  & li p { margin: 2px 0 0; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); line-height: 18px; }
  & li p > span + span::before { content: ' · '; }
`;
