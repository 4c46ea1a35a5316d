import type { Links, ListName } from '../contracts/links';
import { ACTIVITY_RECORD_NEEDS } from '../domain/activity/activity-list';
import { MATTER_PLACES } from '../domain/customers/customer-matters';
import { PRICE_LISTS_READ } from '../domain/products/price-list-access';
import { PRODUCTS_READ } from '../domain/products/product-access';
import { type Viewer, viewerAccess } from '../domain/users/permission-access';
import type { CurrentUser } from '../domain/users/user';
import { isSameUser } from '../domain/users/user-actions';
import { billingPaths, comparePath, statementPath } from './billing/paths';
import { FROM } from './cart/choose-client';
import { CART_PAGES } from './cart/paths';
import {
  customerPath,
  customersPaths,
  customerTabPath,
  customerTenantsPath,
  newCustomerPath,
} from './customers/paths';
import { dashboardPaths } from './dashboard/paths';
import { tileLinks } from './dashboard/tile-links';
import { orderPath, ordersPaths } from './orders/paths';
import { priceListPath, productPath, productsPaths } from './products/paths';
import { rolePath, rolesPaths } from './roles/paths';
import {
  renewalsPath,
  subscriptionPath,
  subscriptionsPath,
  subscriptionsPaths,
} from './subscriptions/paths';
import { userEditPath, usersPaths } from './users/paths';

/** What the balance of a customer adds up. */
const LIVE = { tab: 'subscriptions', filters: { state: ['active', 'suspended'] } };
const BALANCE = { tab: 'statements', filters: { state: ['issued', 'overdue'] } };

/** The address of each list; a record with several lists leads back to the one visited last. */
const LISTS: Readonly<Record<ListName, readonly [string, ...string[]]>> = {
  customers: [customersPaths.customers],
  orders: [ordersPaths.orders],
  priceLists: [productsPaths.priceLists],
  products: [productsPaths.products],
  roles: [rolesPaths.roles],
  statements: [billingPaths.statements],
  subscriptions: [
    subscriptionsPaths.subscriptions,
    subscriptionsPaths.allSubscriptions,
    subscriptionsPaths.renewals,
  ],
  users: [usersPaths.users],
};

/** The user's properties that decide the links of the portal. */
type LinkedUser = Viewer & Pick<CurrentUser, 'email'>;

/** Other inputs of the links. */
interface PortalLinksOptions {
  /** The provider's own pages. */
  readonly pages?: Pick<Links, 'about' | 'contact' | 'terms'> | undefined;
  /** Returns the page that is open. */
  readonly here: () => string;
  /** Returns the link back to one of several lists, with its last filters. @default the list */
  readonly wayBack?: ((list: string, ...others: readonly string[]) => string) | undefined;
}

/** The links of pages and records; none for what the user may not see. */
export function portalLinks(user: LinkedUser, options: PortalLinksOptions): Links {
  const { pages, here, wayBack } = options;
  const may = (type: keyof typeof ACTIVITY_RECORD_NEEDS) =>
    viewerAccess(user, ACTIVITY_RECORD_NEEDS[type]).allowed;
  const hasCustomers = user.customerType !== 0;
  const seesUsers = may('user');
  return {
    home: dashboardPaths.dashboard,
    ...pages,
    ...CART_PAGES,
    ...(viewerAccess(user, PRODUCTS_READ).allowed && {
      products: productsPaths.products,
      product: productPath,
    }),
    ...(viewerAccess(user, PRICE_LISTS_READ).allowed && { priceLists: productsPaths.priceLists }),
    ...(may('priceList') && { priceList: priceListPath }),
    ...(hasCustomers && {
      chooseBuyer: () => `${CART_PAGES.selectClient}?${new URLSearchParams({ [FROM]: here() })}`,
      customers: customersPaths.customers,
      newCustomer: customersPaths.newCustomer,
      newCustomerStep: newCustomerPath,
      customerTenants: customerTenantsPath,
      customerSubscriptions: (id) => customerTabPath(id, LIVE),
      customerBalance: (id) => customerTabPath(id, BALANCE),
      customerMatter: (id, matter) => customerTabPath(id, MATTER_PLACES[matter]),
      ...(may('customer') && { customer: customerPath }),
      reconcile: billingPaths.reconcile,
    }),
    orders: ordersPaths.orders,
    ...(may('order') && { order: orderPath }),
    subscriptions: (scope = hasCustomers ? 'all' : 'own') => subscriptionsPath(scope),
    ...(may('subscription') && { subscription: subscriptionPath }),
    renewals: (scope = hasCustomers ? 'all' : 'own') => renewalsPath(scope),
    statements: billingPaths.statements,
    compareStatements: billingPaths.compareStatements,
    ...(may('statement') && { statement: statementPath, compareStatement: comparePath }),
    users: usersPaths.users,
    user: (email) => (seesUsers || isSameUser({ email }, user) ? userEditPath(email) : undefined),
    ownProfile: userEditPath(user.email),
    roles: rolesPaths.roles,
    ...(may('role') && { role: rolePath }),
    ...tileLinks(hasCustomers),
    ...(wayBack && { back: (list) => wayBack(...LISTS[list]) }),
  };
}
