import type { Failure } from './failure';

/** All records that match a list's search and filters, for what is done with many of them. */
export interface ListMatches<Row> {
  /** How many there are, on all pages. */
  readonly total: number;
  /** All of them, once they were asked for and selected; null before. */
  readonly rows: readonly Row[] | null;
  /** Whether they are being read. */
  readonly isPending: boolean;
  /** Why they could not be read the last time; null for nothing. */
  readonly failure: Failure | null;
  /** Reads them all, and selects those that may be. */
  readonly onSelect: () => void;
}

/** How many records can be selected at once, over all pages. */
export const MATCHES_MAX = 1_000;

/** How many are asked for in one call, the most that a page may have (specification §9). */
export const MATCHES_PAGE = 100;
