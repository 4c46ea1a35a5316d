/** The rows of records; headings between them do not count. */
function recordRows(body: HTMLElement): readonly HTMLTableRowElement[] {
  return [...(body as HTMLTableSectionElement).rows].filter(
    ({ dataset }) => dataset.group === undefined,
  );
}

const hasGroups = (body: HTMLElement) => body.querySelector('[data-group]') !== null;

/** Which of the records a row of a table's body shows; -1 for the heading of a group. */
export function recordIndexOf(row: HTMLTableRowElement): number {
  const body = row.parentElement;
  return body && hasGroups(body) ? recordRows(body).indexOf(row) : row.sectionRowIndex;
}

/** The row of the record of an index. */
export function recordRowAt(index: number, body: HTMLElement): HTMLTableRowElement | undefined {
  return hasGroups(body) ? recordRows(body)[index] : (body as HTMLTableSectionElement).rows[index];
}
