/** The rows of records: no group headings, and no rows of tables nested in a cell. */
export const recordRows = (body: Element | null): readonly HTMLElement[] => [
  ...(body?.querySelectorAll<HTMLElement>(':scope > [data-row]') ?? []),
];
