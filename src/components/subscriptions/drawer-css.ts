/** The parts of a drawer, stacked. */
export const DRAWER_PARTS = `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-4);
  min-inline-size: 0;
  overflow-wrap: anywhere;
  & p { margin: 0; }
  & h3 { margin: 0; font-size: var(--plinth-font-size-md); font-weight: 600; line-height: 20px; }
`;

/** The preview of a change: lines, totals, and each cycle's amount. */
export const PREVIEW_PART = `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-4);
  min-inline-size: 0;
  padding: var(--plinth-space-4);
  border: 1px solid var(--plinth-border);
  border-radius: var(--plinth-radius-md);
  & p { margin: 0; color: var(--plinth-text-muted); }
  & h3 { margin: 0; font-size: var(--plinth-font-size-md); font-weight: 600; line-height: 20px; }
  & [data-slot='change-sums'] { display: grid; grid-template-columns: minmax(6em, 1fr) minmax(0, max-content); gap: 6px var(--plinth-space-3); margin: 0; }
  & [data-slot='change-sums'] > div { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; }
  & [data-slot='change-sums'] dt { color: var(--plinth-text-muted); }
  & [data-slot='change-sums'] dd { margin: 0; }
  & [data-slot='change-sums'] dd:dir(ltr) { text-align: end; }
  & [data-slot='change-sums'] del { margin-inline-end: 6px; color: var(--plinth-text-muted); }
  & [data-slot='change-sums'] > [data-total] { font-weight: 600; }
  & [data-slot='change-sums'] > [data-total] > dt { color: inherit; }
  & [data-slot='change-sums'] small { display: block; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); font-weight: 400; }
  & > * + [data-slot='change-sums'] { padding-block-start: var(--plinth-space-3); border-block-start: 1px solid var(--plinth-border); }
`;
