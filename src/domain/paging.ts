/** One page of a longer list. Totals may be missing (contract §2). */
export interface Page<T> {
  readonly data: readonly T[];
  /** Records on all pages, or null when the server does not say. */
  readonly totalRecords: number | null;
  readonly totalPages: number | null;
}

/** What a list call asks for. Pages count from 1. */
export interface PageQuery {
  readonly pageNumber: number;
  readonly pageSize: number;
  readonly searchString?: string;
}
