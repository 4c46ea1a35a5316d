import { listStatements } from '../../api/calls/billing';
import { type BilledMonth, billedCourse, billedMonths } from '../../domain/billing/billed-months';
import { MONTH_KINDS } from '../../domain/billing/statements-list';
import type { Customer } from '../../domain/customers/customer';
import { CUSTOMER_TAB_NEEDS } from '../../domain/customers/customer-screen';
import { unreadableIn } from '../../domain/entries';
import type { PageQuery } from '../../domain/paging';
import { viewerAccess } from '../../domain/users/permission-access';
import type { CurrentUser } from '../../domain/users/user';
import { collectPages } from '../reads/collect-pages';
import { customerKeys } from '../reads/keys';
import { useRead } from '../reads/useRead';

const PAGES = { pageSize: 100, mostPages: 3 } as const;
const never = () => false;

/** What a customer was billed for each of the last months; null if unknown or hardly different. */
export function useBilledMonths(
  customer: Customer | null,
  viewer: CurrentUser | null,
  now: number,
): readonly BilledMonth[] | null {
  const months = billedMonths(now);
  const [oldest = ''] = months;
  const id = customer?.id ?? '';
  const billed = useRead({
    key: customerKeys.billed(id, oldest),
    isEnabled: customer !== null && viewerAccess(viewer, CUSTOMER_TAB_NEEDS.statements).allowed,
    isEmpty: never,
    read(client, call) {
      const state = ['issued', 'overdue', 'paid'];
      const filters = { customerId: [id], kind: MONTH_KINDS, state };
      const ask = (page: PageQuery) =>
        listStatements(client, { ...page, sort: '-period', filters }, call);
      const isEnough = (rows: readonly { period: string }[]) =>
        rows.some(({ period }) => period < oldest);
      return collectPages(ask, { ...PAGES, isEnough });
    },
  });
  if (!customer || billed.status !== 'ready') return null;
  const { rows, hasMore } = billed.data;
  const isWhole = !hasMore || rows.some(({ period }) => period < oldest);
  if (!isWhole || unreadableIn(rows).length > 0) return null;
  return billedCourse(rows, months, customer.currency);
}
