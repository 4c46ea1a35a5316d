import { type Access, refused } from '../access';
import type { ListRules } from '../list-query';
import { PLAN_PRICES_LIST } from '../products/plan-prices-list';
import { PRODUCTS_READ } from '../products/product-access';
import { type InviteRefusal, inviteAccess } from '../shell/actions';
import type { Need } from '../users/permission-access';
import type { CurrentUser } from '../users/user';
import type { Customer } from './customer';
import { CUSTOMERS_READ, type CustomerAction } from './customer-rules';

/** Tabs of the customer page (commerce §5). */
export const CUSTOMER_TABS = [
  'overview',
  'subscriptions',
  'orders',
  'statements',
  'tenants',
  'prices',
  'users',
] as const;

/** One of {@link CUSTOMER_TABS}. */
export type CustomerTab = (typeof CUSTOMER_TABS)[number];

/** The tab in an address; the first one if it is unknown. */
export function customerTabIn(text: string | null): CustomerTab {
  return CUSTOMER_TABS.find((tab) => tab === text) ?? 'overview';
}

/**
 * The available tabs; without people if the server does not say which company users belong to
 * (workday §1).
 */
export function customerTabs(hasPeople: boolean): readonly CustomerTab[] {
  return hasPeople ? CUSTOMER_TABS : CUSTOMER_TABS.filter((tab) => tab !== 'users');
}

/** Reasons why nobody can be invited to a customer. */
export type CustomerInviteRefusal = InviteRefusal | 'closed';

/** Whether users can be invited to a customer: not to a closed one (workday §1). */
export function customerInviteAccess(
  viewer: Pick<CurrentUser, 'allowedActions'> | null,
  customer: Pick<Customer, 'state'> | null,
): Access<CustomerInviteRefusal> {
  const access = inviteAccess(viewer ?? { allowedActions: [] });
  return access.allowed && customer?.state === 'closed' ? refused('closed') : access;
}

/** Sorting and filters of each tab's list, by their names on the wire (wire §2). */
export const CUSTOMER_TAB_LISTS: Readonly<Record<CustomerTab, ListRules>> = {
  overview: {},
  subscriptions: {
    sorts: ['productName', 'state', 'quantity', 'renewsOn'],
    filters: ['state', 'vendorId', 'view'],
  },
  orders: { sorts: ['createdAt', 'number', 'state', 'total'], filters: ['state'] },
  statements: { sorts: ['period', 'state', 'dueOn', 'total', 'balance'], filters: ['state'] },
  tenants: { sorts: ['domain'] },
  prices: { ...PLAN_PRICES_LIST, sorts: ['productName', 'unitPrice'], filters: ['vendorId'] },
  users: { sorts: ['name', 'roles', 'lastLoginDate'], filters: ['role', 'isInvited'] },
};

/**
 * Required for each tab's list (wire §2). Tenants of the user's own company need no permission;
 * access to users is left to the server.
 */
export const CUSTOMER_TAB_NEEDS = {
  subscriptions: { permission: 'Subscription.Read' },
  orders: { permission: 'Order.Read' },
  statements: { permission: 'Billing.Read' },
  tenants: CUSTOMERS_READ,
  prices: PRODUCTS_READ,
} as const satisfies Readonly<Partial<Record<CustomerTab, Need>>>;

/** An action that changes a customer's state. */
export type CustomerMove = Exclude<CustomerAction, 'edit'>;

/** An action that was carried out on a customer. */
export interface CustomerEvent {
  /** The action. */
  readonly action: CustomerMove;
  /** The customer afterwards. */
  readonly customer: Customer;
}
