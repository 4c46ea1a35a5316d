import { useEffect, useRef, useState } from 'react';
import type { ApiClient } from '../../api/client';
import { isApiError } from '../../api/errors';
import { failureOf } from '../../api/failure-of';
import type { ListMatches } from '../../contracts/list';
import type { Failure } from '../../domain/failure';
import type { ListQuery } from '../../domain/list-query';
import type { Page } from '../../domain/paging';
import { MATCHES_MAX, MATCHES_PAGE } from '../../domain/paging';
import { useConsole } from '../console/console-context';
import { watched } from '../console/failures';
import { collectPages } from './collect-pages';

interface MatchesOptions<Row> {
  /** Maximum number of selected records; undefined if all matches cannot be selected. */
  readonly most: number | undefined;
  readonly query: ListQuery;
  /** The current page; null while loading. */
  readonly page: Page<Row> | null;
  readonly read: (
    client: ApiClient,
    query: ListQuery,
    options: { readonly signal: AbortSignal },
  ) => Promise<Page<Row>>;
  /** Called with all matches, to select them. */
  readonly onRead: (rows: readonly Row[]) => void;
}

/** The request, its page, and its result. */
interface Asked<Row> {
  readonly of: readonly Row[];
  readonly rows: readonly Row[] | null;
  readonly failure: Failure | null;
}

/**
 * All records that match a list's query, read page by page on request, to select them. They belong
 * to the page from which they were requested and are discarded with it, also on a refetch.
 * Undefined if the server returns no total, or there are too many.
 */
export function useMatches<Row>(options: MatchesOptions<Row>): ListMatches<Row> | undefined {
  const { most = 0, query, page, read, onRead } = options;
  const services = useConsole();
  const [asked, setAsked] = useState<Asked<Row> | null>(null);
  const running = useRef<AbortController | null>(null);
  const rows = page?.data ?? null;
  const total = page?.totalRecords ?? 0;
  const here = asked?.of === rows ? asked : null;

  // On another page the pending read of this one is discarded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: ends on another page
  useEffect(() => () => running.current?.abort(), [rows]);

  if (rows === null || total <= rows.length || total > Math.min(most, MATCHES_MAX))
    return undefined;
  const of = rows;

  async function select(): Promise<void> {
    const call = new AbortController();
    running.current = call;
    setAsked({ of, rows: null, failure: null });
    const { signal } = call;
    try {
      const found = await collectPages<Row>(
        (position) =>
          watched(services, () => read(services.client, { ...query, ...position }, { signal })),
        { pageSize: MATCHES_PAGE, mostPages: MATCHES_MAX / MATCHES_PAGE },
      );
      if (signal.aborted) return;
      setAsked({ of, rows: found.rows, failure: null });
      onRead(found.rows);
    } catch (error) {
      if (signal.aborted) return;
      if (!isApiError(error)) throw error;
      setAsked({ of, rows: null, failure: failureOf(error) });
    }
  }

  const isPending = here !== null && here.rows === null && here.failure === null;
  return {
    total,
    rows: here?.rows ?? null,
    isPending,
    failure: here?.failure ?? null,
    onSelect() {
      if (!isPending) void select();
    },
  };
}
