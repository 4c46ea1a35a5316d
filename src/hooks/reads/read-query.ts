import type { QueryKey } from '@tanstack/react-query';
import type { ApiClient } from '../../api/client';
import { FIRST_QUERY, type ListQuery } from '../../domain/list-query';

/** Aborts a call. */
interface Call {
  /** Aborted when the response is no longer needed. */
  readonly signal: AbortSignal;
}

/** A query with its key, shared by hooks and loaders. */
export interface ReadSource<T> {
  readonly key: QueryKey;
  readonly read: (client: ApiClient, call: Call) => Promise<T>;
}

/** A query of a list, with the key of each page. */
export interface ListSource<Answer> {
  readonly key: (query: ListQuery) => QueryKey;
  readonly read: (client: ApiClient, query: ListQuery, call: Call) => Promise<Answer>;
}

/**
 * A query for React Query's own functions: `prefetchQuery`, `ensureQueryData`, `fetchQuery`,
 * `useSuspenseQuery`. The screen's hook uses the cached response without another request.
 */
export interface ReadQuery<T> {
  /** The query key of the hook. */
  readonly queryKey: QueryKey;
  /** Calls the API. @throws ApiError */
  readonly queryFn: (context: Call) => Promise<T>;
}

export function readQuery<T>(client: ApiClient, { key, read }: ReadSource<T>): ReadQuery<T> {
  return { queryKey: key, queryFn: ({ signal }) => read(client, { signal }) };
}

/** @param start - the state of the list; omitted fields have their initial values */
export function listQuery<Answer>(
  client: ApiClient,
  { key, read }: ListSource<Answer>,
  start: Partial<ListQuery> = {},
): ReadQuery<Answer> {
  const query = { ...FIRST_QUERY, ...start };
  const source = { key: key(query), read: (of: ApiClient, call: Call) => read(of, query, call) };
  return readQuery(client, source);
}
