/** The rows of records: neither headings of groups nor the rows of tables inside a cell. */
export const recordRows = (body: Element | null): readonly HTMLElement[] => [
  ...(body?.querySelectorAll<HTMLElement>(':scope > [data-row]') ?? []),
];
