import { ACTIVITY_READ } from '../../domain/activity/activity-list';
import { STATEMENTS_READ } from '../../domain/billing/statements-list';
import { CUSTOMERS_READ } from '../../domain/customers/customer-rules';
import { ORDERS_READ } from '../../domain/orders/orders-list';
import { PRICE_LISTS_READ } from '../../domain/products/price-list-access';
import { PRODUCTS_READ } from '../../domain/products/product-access';
import { ROLES_READ } from '../../domain/roles/permission-help';
import { SUBSCRIPTIONS_READ } from '../../domain/subscriptions/subscriptions-list';
import { type Need, type Viewer, viewerAccess } from '../../domain/users/permission-access';
import { paths } from '../paths';

/** The pages of lists by the server's names, with the permission that each requires. */
const LISTS: ReadonlyMap<string, readonly [path: string, need: Need]> = new Map([
  ['orders', [paths.orders, ORDERS_READ]],
  ['subscriptions', [paths.allSubscriptions, SUBSCRIPTIONS_READ]],
  ['renewals', [paths.renewals, SUBSCRIPTIONS_READ]],
  ['subscriptions/renewals', [paths.renewals, SUBSCRIPTIONS_READ]],
  ['statements', [paths.statements, STATEMENTS_READ]],
  ['customers', [paths.customers, CUSTOMERS_READ]],
  ['users', [paths.users, { permission: 'User.Read' }]],
  ['roles', [paths.roles, { permission: ROLES_READ }]],
  ['products', [paths.products, PRODUCTS_READ]],
  ['price-lists', [paths.priceLists, PRICE_LISTS_READ]],
  ['activity', [paths.activity, ACTIVITY_READ]],
]);

/** Query parameters whose names differ from the server's; null for what the address cannot hold. */
const NAMES: ReadonlyMap<string, string | null> = new Map([
  ['searchString', 'search'],
  ['pageNumber', null],
  ['pageSize', null],
]);

/**
 * The page of a list with just what a notification names, from a list and a query of the server:
 * `orders?ids=o-1,o-2` (workday §9.16). Undefined for an unknown list, or one that the viewer may
 * not see.
 */
export function subjectList(about: string, viewer: Viewer | null): string | undefined {
  const [name = '', query = ''] = about.replace(/^\//, '').split('?');
  const [path, need] = LISTS.get(name) ?? [];
  if (!path || !need || !viewerAccess(viewer, need).allowed) return undefined;
  const params = new URLSearchParams();
  for (const [key, value] of new URLSearchParams(query)) {
    const called = NAMES.has(key) ? NAMES.get(key) : key;
    if (called) params.append(called, value);
  }
  const text = String(params);
  return text === '' ? path : `${path}?${text}`;
}
