import { listCustomers } from '../../api/calls/customers';
import type { DashboardScreenProps } from '../../contracts/dashboard';
import type { Statement } from '../../domain/billing/statement';
import { CUSTOMERS_READ } from '../../domain/customers/customer-rules';
import { CUSTOMER_TAB_NEEDS } from '../../domain/customers/customer-screen';
import { isNewAccount } from '../../domain/dashboard/first-steps';
import { countOf, type Entries } from '../../domain/entries';
import { FIRST_QUERY } from '../../domain/list-query';
import { mapReading, type Reading } from '../../domain/reading';
import { SUBSCRIPTIONS_READ } from '../../domain/subscriptions/subscriptions-list';
import { viewerAccess } from '../../domain/users/permission-access';
import type { CurrentUser } from '../../domain/users/user';
import { dashboardKeys } from '../reads/keys';
import { useRead } from '../reads/useRead';
import {
  aheadSource,
  attentionSource,
  latestSource,
  spendSource,
  summarySource,
} from './dashboard-queries';

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
export function useDashboardParts(viewer: CurrentUser): Parts {
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
