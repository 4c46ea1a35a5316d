import type { WirePage } from '../../api/wire/page';
import { foldedSearch, foldedText } from '../../domain/text/fold';
import type { UserRecord } from './users-table';

/** Parameters of a list call. */
export interface PageRequest {
  readonly pageNumber: number;
  readonly pageSize: number;
  readonly searchString: string;
}

/** Maximum page size (specification §9). */
export const PAGE_SIZE_MAX = 100;

/** Users whose e-mail or name contains the text, ignoring case and accents. */
export function searchUsers(users: readonly UserRecord[], text: string): readonly UserRecord[] {
  const query = foldedSearch(text);
  if (query === '') return users;
  return users.filter((user) =>
    foldedText(
      `${user.email}\n${user.firstname ?? ''} ${user.lastname ?? ''}\n${user.username ?? ''}`,
    ).includes(query),
  );
}

/** One page of rows; empty past the end. */
export function pageOf<Row, Wire>(
  rows: readonly Row[],
  { pageNumber, pageSize }: PageRequest,
  toWire: (row: Row) => Wire,
): WirePage<Wire> {
  const start = (pageNumber - 1) * pageSize;
  return {
    data: rows.slice(start, start + pageSize).map(toWire),
    totalRecords: rows.length,
    totalPages: Math.ceil(rows.length / pageSize),
  };
}
