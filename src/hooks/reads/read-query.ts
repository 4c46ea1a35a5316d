import type { QueryKey } from '@tanstack/react-query';
import type { ApiClient } from '../../api/client';
import { FIRST_QUERY, type ListQuery } from '../../domain/list-query';

/** What ends a call early. */
interface Call {
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

/** How something is read, and under which key: the same in a hook and in a loader. */
export interface ReadSource<T> {
  readonly key: QueryKey;
  readonly read: (client: ApiClient, call: Call) => Promise<T>;
}

/** How a list is read, and under which key each of its pages is. */
export interface ListSource<Answer> {
  readonly key: (query: ListQuery) => QueryKey;
  readonly read: (client: ApiClient, query: ListQuery, call: Call) => Promise<Answer>;
}

/**
 * A reading as React Query's own functions take it: `prefetchQuery`, `ensureQueryData`, `fetchQuery`,
 * `useSuspenseQuery`. The hook of the screen finds the answer, and does not ask again.
 */
export interface ReadQuery<T> {
  /** Under which key the hook looks for it. */
  readonly queryKey: QueryKey;
  /** Asks the API. @throws ApiError */
  readonly queryFn: (context: Call) => Promise<T>;
}

export function readQuery<T>(client: ApiClient, { key, read }: ReadSource<T>): ReadQuery<T> {
  return { queryKey: key, queryFn: ({ signal }) => read(client, { signal }) };
}

/** @param start - where the list is; what is left out is as at its beginning */
export function listQuery<Answer>(
  client: ApiClient,
  { key, read }: ListSource<Answer>,
  start: Partial<ListQuery> = {},
): ReadQuery<Answer> {
  const query = { ...FIRST_QUERY, ...start };
  const source = { key: key(query), read: (of: ApiClient, call: Call) => read(of, query, call) };
  return readQuery(client, source);
}
