import type { Failure } from '../../src/domain/failure';
import type { Page } from '../../src/domain/paging';
import type { Freshness, Reading } from '../../src/domain/reading';

/** Readings for stories that get their data by args. */
export const LOADING = { status: 'loading' } as const;

/** Nothing is there. */
export const EMPTY = { status: 'empty', isStale: false } as const;

/** What is there. */
export function ready<T>(data: T, freshness: Partial<Freshness> = {}): Reading<T> & { data: T } {
  return { status: 'ready', data, isStale: false, ...freshness };
}

/** A failure; with a text it is the server's. */
export function failure(serverMessage = '', retry?: () => void): Failure {
  return { kind: 'refused', ...(serverMessage && { serverMessage }), ...(retry && { retry }) };
}

/** What could not be read. */
export function failed(serverMessage = '', retry?: () => void): Reading<never> {
  return { status: 'failed', failure: failure(serverMessage, retry) };
}

/** What the viewer may not read, in the words of the server. */
export function forbidden(serverMessage: string): Reading<never> {
  return { status: 'failed', failure: { kind: 'forbidden', serverMessage } };
}

/** A page of rows, the only one unless there are said to be more. */
export function pageOf<Row>(rows: readonly Row[], totalRecords: number | null = rows.length) {
  return { data: rows, totalRecords, totalPages: null } satisfies Page<Row>;
}
