import { listStatements } from '../../api/calls/billing';
import { listOrders } from '../../api/calls/orders';
import { listSubscriptions } from '../../api/calls/subscriptions';
import { type CustomerMatter, customerMatters } from '../../domain/customers/customer-matters';
import { CUSTOMER_TAB_NEEDS } from '../../domain/customers/customer-screen';
import type { PageQuery } from '../../domain/paging';
import { viewerAccess } from '../../domain/users/permission-access';
import type { CurrentUser } from '../../domain/users/user';
import { collectPages } from '../reads/collect-pages';
import { customerKeys } from '../reads/keys';
import { useRead } from '../reads/useRead';

const COUNTED = { pageNumber: 1, pageSize: 1 } as const;
const PAGES = { pageSize: 100, mostPages: 10 } as const;
const never = () => false;

/**
 * The problems of a customer from the lists that the viewer may see; null until all have loaded.
 */
export function useCustomerMatters(
  id: string,
  viewer: CurrentUser | null,
  isEnabled: boolean,
): readonly CustomerMatter[] | null {
  const sees = (part: keyof typeof CUSTOMER_TAB_NEEDS) =>
    isEnabled && viewerAccess(viewer, CUSTOMER_TAB_NEEDS[part]).allowed;
  const customerId = [id];
  const direction = [viewer?.customerId === id ? 'payable' : 'receivable'];

  const orders = useRead({
    key: customerKeys.orderStates(id),
    isEnabled: sees('orders'),
    isEmpty: never,
    read: async (client, call) =>
      (await listOrders(client, { ...COUNTED, filters: { customerId } }, call)).facets ?? [],
  });
  const unused = useRead({
    key: customerKeys.unused(id),
    isEnabled: sees('subscriptions'),
    isEmpty: never,
    read: async (client, call) => {
      const filters = { customerId, view: ['unused'] };
      const ask = (page: PageQuery) => listSubscriptions(client, { ...page, filters }, call);
      return (await collectPages(ask, PAGES)).rows;
    },
  });
  const open = useRead({
    key: customerKeys.openStatements(id),
    isEnabled: sees('statements'),
    isEmpty: never,
    read: async (client, call) => {
      const filters = { customerId, direction, state: ['issued', 'overdue'] };
      const ask = (page: PageQuery) => listStatements(client, { ...page, filters }, call);
      return (await collectPages(ask, PAGES)).rows;
    },
  });

  const waits =
    (sees('orders') && orders.status === 'loading') ||
    (sees('subscriptions') && unused.status === 'loading') ||
    (sees('statements') && open.status === 'loading');
  if (!isEnabled || waits) return null;
  return customerMatters({
    orders: orders.status === 'ready' ? orders.data : undefined,
    unused: unused.status === 'ready' ? unused.data : undefined,
    open: open.status === 'ready' ? open.data : undefined,
  });
}
