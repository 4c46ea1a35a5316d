import { useMemo } from 'react';
import { listTenants } from '../../api/calls/customers';
import { listOrders } from '../../api/calls/orders';
import { listSubscriptions } from '../../api/calls/subscriptions';
import { listUsers } from '../../api/calls/users';
import type { CustomerParts } from '../../contracts/customers';
import { ALLOWED } from '../../domain/access';
import type { Statement } from '../../domain/billing/statement';
import type { Tenant } from '../../domain/customers/customer';
import {
  CUSTOMER_TAB_LISTS,
  CUSTOMER_TAB_NEEDS,
  type CustomerTab,
} from '../../domain/customers/customer-screen';
import type { ListQuery } from '../../domain/list-query';
import type { Order } from '../../domain/orders/order';
import { planPrices } from '../../domain/products/plan-prices';
import { planPricesPage } from '../../domain/products/plan-prices-list';
import { canReadProducts } from '../../domain/products/product-access';
import { mapReading } from '../../domain/reading';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { viewerAccess } from '../../domain/users/permission-access';
import type { CurrentUser } from '../../domain/users/user';
import type { UserRow } from '../../domain/users/user-row';
import { readStatements } from '../billing/read-statements';
import { collectProducts } from '../products/collect-products';
import { customerKeys } from '../reads/keys';
import { type HeldQuery, useList } from '../reads/useList';
import { useRead } from '../reads/useRead';
import { useWholeList } from '../reads/useWholeList';

interface PartsOptions extends HeldQuery {
  readonly id: string;
  readonly tab: CustomerTab;
  readonly viewer: CurrentUser | null;
  readonly isEnabled: boolean;
}

/** The list's own price marks and margins belong to the page of the price list. */
const BARE_LIST = { overrides: null, targetMarginBps: 0 } as const;
const never = () => false;
const idOf = ({ id }: { readonly id: string }) => id;

/** A list's query, of one customer's records only. */
const ofCustomer = (query: ListQuery, id: string): ListQuery => ({
  ...query,
  filters: { ...query.filters, customerId: [id] },
});

/** The lists of a customer's tabs: each is loaded when its tab opens, if the viewer may see it. */
export function useCustomerParts({ id, tab, viewer, ...held }: PartsOptions): CustomerParts {
  const isOwn = viewer?.customerId === id;
  const access = {
    subscriptions: viewerAccess(viewer, CUSTOMER_TAB_NEEDS.subscriptions),
    orders: viewerAccess(viewer, CUSTOMER_TAB_NEEDS.orders),
    statements: viewerAccess(viewer, CUSTOMER_TAB_NEEDS.statements),
    tenants: isOwn ? ALLOWED : viewerAccess(viewer, CUSTOMER_TAB_NEEDS.tenants),
    prices: viewer ? canReadProducts({ ...viewer, allowedWhileImpersonating: null }) : ALLOWED,
    users: ALLOWED,
  } as const;
  const isOpen = (part: keyof typeof access) =>
    held.isEnabled && tab === part && access[part].allowed;
  const place = (part: keyof typeof access) => ({
    name: `customer.${part}`,
    start: CUSTOMER_TAB_LISTS[part].start,
    isEnabled: isOpen(part),
    ...(tab === part && { query: held.query, onQueryChange: held.onQueryChange }),
  });

  const subscriptions = useList<Subscription>({
    ...place('subscriptions'),
    key: (query) => customerKeys.subscriptions(id, query),
    getRowKey: idOf,
    read: (client, query, call) => listSubscriptions(client, ofCustomer(query, id), call),
  });
  const orders = useList<Order>({
    ...place('orders'),
    key: (query) => customerKeys.orders(id, query),
    getRowKey: idOf,
    read: (client, query, call) => listOrders(client, ofCustomer(query, id), call),
  });
  const statements = useList<Statement>({
    ...place('statements'),
    key: (query) => customerKeys.statements(id, query),
    getRowKey: idOf,
    read: (client, query, call) => readStatements(client, ofCustomer(query, id), call),
  });
  const tenants = useList<Tenant>({
    ...place('tenants'),
    key: (query) => customerKeys.tenants(id, query),
    getRowKey: idOf,
    read: (client, query, call) => listTenants(client, { id, ...query }, call),
  });
  const users = useList<UserRow>({
    ...place('users'),
    key: (query) => customerKeys.users(id, query),
    getRowKey: ({ email }) => email,
    read: (client, query, call) => listUsers(client, ofCustomer(query, id), call),
  });
  const sold = useRead({
    key: customerKeys.prices(id),
    isEnabled: isOpen('prices'),
    isEmpty: never,
    read: (client, call) => collectProducts(client, { customerId: id }, call),
  });
  const products = sold.status === 'ready' ? sold.data : null;
  const plans = useMemo(() => (products ? planPrices(products, BARE_LIST) : []), [products]);
  const prices = useWholeList({
    ...place('prices'),
    all: mapReading(sold, () => plans),
    pageOf: planPricesPage,
  });

  return {
    subscriptions: { list: subscriptions, access: access.subscriptions },
    orders: { list: orders, access: access.orders },
    statements: { list: statements, access: access.statements },
    tenants: { list: tenants, access: access.tenants },
    prices: { list: prices, access: access.prices },
    users: { list: users, access: access.users },
  };
}
