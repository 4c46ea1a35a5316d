import { useState } from 'react';
import { listStatements } from '../../api/calls/billing';
import { listCustomers } from '../../api/calls/customers';
import { getDashboardSummary, listAttention, listSpend } from '../../api/calls/dashboard';
import { listSubscriptions } from '../../api/calls/subscriptions';
import type { ApiClient } from '../../api/client';
import type { DashboardScreenProps } from '../../contracts/dashboard';
import { withoutCosts } from '../../domain/billing/costs';
import type { Statement } from '../../domain/billing/statement';
import { latestBill, MONTH_KINDS } from '../../domain/billing/statements-list';
import { CUSTOMERS_READ } from '../../domain/customers/customer-rules';
import { CUSTOMER_TAB_NEEDS } from '../../domain/customers/customer-screen';
import { RENEWALS_AHEAD } from '../../domain/dashboard/dashboard-screen';
import { firstStepsOf, isNewAccount } from '../../domain/dashboard/first-steps';
import type { AttentionItem, DashboardSummary, MonthlySpend } from '../../domain/dashboard/summary';
import { countOf, type Entries } from '../../domain/entries';
import { FIRST_QUERY } from '../../domain/list-query';
import { canReadProducts } from '../../domain/products/product-access';
import { mapReading, type Reading } from '../../domain/reading';
import { inDayOrder } from '../../domain/subscriptions/renewals';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { SUBSCRIPTIONS_READ } from '../../domain/subscriptions/subscriptions-list';
import { viewerAccess } from '../../domain/users/permission-access';
import type { CurrentUser } from '../../domain/users/user';
import { useCurrentUser } from '../auth/useSession';
import { useLiveReload } from '../connectivity/useLiveReload';
import {
  type Realtime,
  type RealtimeSettings,
  useRealtimeConnection,
} from '../connectivity/useRealtimeConnection';
import { useClientView } from '../preferences/useClientView';
import { dashboardKeys } from '../reads/keys';
import { type ReadQuery, type ReadSource, readQuery } from '../reads/read-query';
import { useRead } from '../reads/useRead';
import { useNow } from '../timing/useNow';

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

const summarySource = { key: dashboardKeys.summary, read: getDashboardSummary };
const attentionSource = { key: dashboardKeys.attention, read: listAttention };
const spendSource = { key: dashboardKeys.spend, read: listSpend };
const aheadSource: ReadSource<readonly Subscription[]> = {
  key: dashboardKeys.renewals,
  read: async (client, call) => (await listSubscriptions(client, AHEAD, call)).data,
};
const latestSource: ReadSource<readonly Statement[]> = {
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

type Parts = Pick<
  DashboardScreenProps,
  'summary' | 'attention' | 'spend' | 'renewals' | 'statement'
> & {
  /** Whether nothing was ever bought or billed. */
  readonly isNew: boolean;
  /** The number of customers of a new account; null if the viewer may not see them. */
  readonly customers: Reading<number> | null;
};

const ONE = { ...FIRST_QUERY, pageSize: 1 };

const never = () => false;
const isNothing = (entries: Entries<unknown>) => countOf(entries) === 0;

/** The parts of the first page, each loaded on its own, if the viewer may see it. */
function useDashboardParts(viewer: CurrentUser): Parts {
  const sees = {
    subscriptions: viewerAccess(viewer, SUBSCRIPTIONS_READ).allowed,
    orders: viewerAccess(viewer, CUSTOMER_TAB_NEEDS.orders).allowed,
    statements: viewerAccess(viewer, CUSTOMER_TAB_NEEDS.statements).allowed,
    customers: viewerAccess(viewer, CUSTOMERS_READ).allowed,
  };
  const seesNumbers = sees.subscriptions || sees.orders || sees.statements;
  const seesAttention = seesNumbers || sees.customers;
  const paysOnly = sees.statements && viewer.customerType === 0;

  const summary = useRead({ ...summarySource, isEnabled: seesNumbers, isEmpty: never });
  const attention = useRead({ ...attentionSource, isEnabled: seesAttention, isEmpty: isNothing });
  const months = useRead({ ...spendSource, isEnabled: sees.statements, isEmpty: isNothing });
  const renewals = useRead({
    ...aheadSource,
    isEnabled: sees.subscriptions,
    isEmpty: isNothing,
  });
  const latest = useRead({ ...latestSource, isEnabled: paysOnly, isEmpty: isNothing });
  const spend = sees.statements ? months : null;
  const isNew = seesNumbers && isNewAccount(summary, spend);
  const customers = useRead({
    key: dashboardKeys.customers,
    isEnabled: isNew && sees.customers,
    isEmpty: never,
    read: async (client, call) => (await listCustomers(client, ONE, call)).totalRecords ?? 0,
  });

  return {
    summary: seesNumbers ? summary : null,
    attention: seesAttention ? attention : null,
    spend,
    renewals: sees.subscriptions ? renewals : null,
    statement: paysOnly ? mapReading(latest, (rows) => rows[0] as Statement) : null,
    isNew,
    customers: sees.customers ? customers : null,
  };
}

/** Options of {@link useDashboardScreen}. */
export interface DashboardScreenOptions
  extends Pick<DashboardScreenProps, 'areas'>,
    RealtimeSettings {}

const MINUTE_MS = 60_000;

/**
 * The first page after the sign-in: what `DashboardScreen` takes. For signed-in pages. Refetched on
 * live events; no requests for what the viewer may not see.
 *
 * @throws Error when nobody is signed in.
 *
 * @example
 * ```tsx
 * function Home() {
 *   return <DashboardScreen {...useDashboardScreen({ areas: [] })} />;
 * }
 * ```
 */
export function useDashboardScreen(options: DashboardScreenOptions): DashboardScreenProps {
  const { areas, url, buildHub } = options;
  const user = useCurrentUser();
  const { isNew, customers, spend, ...parts } = useDashboardParts(user);
  const clientView = useClientView();
  const { summary } = parts;
  const openOrders = summary?.status === 'ready' ? (summary.data.openOrders ?? 0) : 0;
  const realtime = useRealtimeConnection({ url, buildHub });
  const isListening = useHasGreeted(realtime);
  useLiveReload({
    keys: isListening ? [dashboardKeys.all] : null,
    isOpen: openOrders > 0,
    realtime,
  });

  return {
    ...parts,
    user,
    level: user.customerType,
    now: useNow(MINUTE_MS),
    areas,
    spend: spend && (clientView?.isOn ? mapReading(spend, withoutCosts) : spend),
    firstSteps: isNew ? firstStepsOf(user, customers) : [],
    hasMarketplace: canReadProducts({ ...user, allowedWhileImpersonating: null }).allowed,
    clientView,
  };
}

/**
 * Whether the first attempt to connect has ended, so that data read just before is not read twice.
 */
function useHasGreeted({ state }: Realtime): boolean {
  const [isOver, setIsOver] = useState(false);
  if (!isOver && (state === 'connected' || state === 'reconnecting')) setIsOver(true);
  return isOver;
}
