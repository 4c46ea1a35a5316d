import { listStatements } from '../../api/calls/billing';
import { getDashboardSummary, listAttention, listSpend } from '../../api/calls/dashboard';
import { listSubscriptions } from '../../api/calls/subscriptions';
import type { ApiClient } from '../../api/client';
import type { Statement } from '../../domain/billing/statement';
import { latestBill, MONTH_KINDS } from '../../domain/billing/statements-list';
import { RENEWALS_AHEAD } from '../../domain/dashboard/dashboard-screen';
import type { AttentionItem, DashboardSummary, MonthlySpend } from '../../domain/dashboard/summary';
import { FIRST_QUERY } from '../../domain/list-query';
import { inDayOrder } from '../../domain/subscriptions/renewals';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { dashboardKeys } from '../reads/keys';
import { type ReadQuery, type ReadSource, readQuery } from '../reads/read-query';

/**
 * The latest issued statements, without drafts and credits. A month can have several, for
 * currencies or corrections.
 */
const LATEST = {
  ...FIRST_QUERY,
  pageSize: 10,
  sort: '-period',
  filters: { direction: ['payable'], state: ['issued', 'overdue', 'paid'], kind: MONTH_KINDS },
};
const AHEAD = inDayOrder({ ...FIRST_QUERY, pageSize: RENEWALS_AHEAD }, { view: ['renewing'] });

export const summarySource = { key: dashboardKeys.summary, read: getDashboardSummary };
export const attentionSource = { key: dashboardKeys.attention, read: listAttention };
export const spendSource = { key: dashboardKeys.spend, read: listSpend };
export const aheadSource: ReadSource<readonly Subscription[]> = {
  key: dashboardKeys.renewals,
  read: async (client, call) => (await listSubscriptions(client, AHEAD, call)).data,
};
export const latestSource: ReadSource<readonly Statement[]> = {
  key: dashboardKeys.statement,
  read: async (client, call) => {
    const latest = latestBill((await listStatements(client, LATEST, call)).data);
    return latest ? [latest] : [];
  },
};

/** The counts of the first page, as `useDashboardScreen` reads them. */
export function dashboardSummaryQuery(client: ApiClient): ReadQuery<DashboardSummary> {
  return readQuery(client, summarySource);
}

/** What needs attention, as `useDashboardScreen` reads it. */
export function dashboardAttentionQuery(client: ApiClient): ReadQuery<readonly AttentionItem[]> {
  return readQuery(client, attentionSource);
}

/** What was spent in each month, as `useDashboardScreen` reads it. */
export function dashboardSpendQuery(client: ApiClient): ReadQuery<readonly MonthlySpend[]> {
  return readQuery(client, spendSource);
}

/** What renews next, as `useDashboardScreen` reads it. */
export function dashboardRenewalsQuery(client: ApiClient): ReadQuery<readonly Subscription[]> {
  return readQuery(client, aheadSource);
}

/** The last bill, as `useDashboardScreen` reads it for viewers without customers. */
export function dashboardStatementQuery(client: ApiClient): ReadQuery<readonly Statement[]> {
  return readQuery(client, latestSource);
}
