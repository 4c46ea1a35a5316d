import type { CallOptions } from '../../api/call';
import { listStatements } from '../../api/calls/billing';
import type { ApiClient } from '../../api/client';
import { draftsApart } from '../../domain/billing/draft-sums';
import type { Statement } from '../../domain/billing/statement';
import type { Page, PageQuery } from '../../domain/paging';

/** A page of statements, with the totals of issued ones and the draft separately (workday §3). */
export async function readStatements(
  client: ApiClient,
  pageQuery: PageQuery,
  call: CallOptions,
): Promise<Page<Statement>> {
  const states = pageQuery.filters?.state ?? [];
  const hasDrafts = states.length === 0 || states.includes('draft');
  const hasIssued = states.length === 0 || states.some((state) => state !== 'draft');
  const drafts = { ...pageQuery, filters: { ...pageQuery.filters, state: ['draft'] } };
  const [page, found] = await Promise.all([
    listStatements(client, pageQuery, call),
    // Only its totals are needed.
    hasDrafts ? listStatements(client, { ...drafts, pageNumber: 1, pageSize: 1 }, call) : null,
  ]);
  if (!page.sums) return page;
  return { ...page, sums: draftsApart(page.sums, found?.sums ?? [], hasIssued) };
}
