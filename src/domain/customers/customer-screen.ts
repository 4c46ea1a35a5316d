import { type Access, refused } from '../access';
import type { ListRules } from '../list-query';
import { PLAN_PRICES_LIST } from '../products/plan-prices-list';
import { PRODUCTS_READ } from '../products/product-access';
import { type InviteRefusal, inviteAccess } from '../shell/actions';
import type { Need } from '../users/permission-access';
import type { CurrentUser } from '../users/user';
import type { Customer } from './customer';
import { CUSTOMERS_READ, type CustomerAction } from './customer-rules';

/** What the page of a customer shows, a tab each (commerce §5). */
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

/** The tab of an address; what is none is the first one. */
export function customerTabIn(text: string | null): CustomerTab {
  return CUSTOMER_TABS.find((tab) => tab === text) ?? 'overview';
}

/** The tabs that there are: none of people where the server does not say whose they are (workday §1). */
export function customerTabs(hasPeople: boolean): readonly CustomerTab[] {
  return hasPeople ? CUSTOMER_TABS : CUSTOMER_TABS.filter((tab) => tab !== 'users');
}

/** Why nobody can be invited to a customer. */
export type CustomerInviteRefusal = InviteRefusal | 'closed';

/** Whether somebody may be invited to a customer: not to one that is closed (workday §1). */
export function customerInviteAccess(
  viewer: Pick<CurrentUser, 'allowedActions'> | null,
  customer: Pick<Customer, 'state'> | null,
): Access<CustomerInviteRefusal> {
  const access = inviteAccess(viewer ?? { allowedActions: [] });
  return access.allowed && customer?.state === 'closed' ? refused('closed') : access;
}

/** What each tab's list can be sorted and filtered by, as the wire names it (wire §2). */
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

/** What seeing lists takes (wire §2). One's own company's tenants take nothing; of people the server judges. */
export const CUSTOMER_TAB_NEEDS = {
  subscriptions: { permission: 'Subscription.Read' },
  orders: { permission: 'Order.Read' },
  statements: { permission: 'Billing.Read' },
  tenants: CUSTOMERS_READ,
  prices: PRODUCTS_READ,
} as const satisfies Readonly<Partial<Record<CustomerTab, Need>>>;

/** A change of a customer's state. */
export type CustomerMove = Exclude<CustomerAction, 'edit'>;

/** What was done to a customer. */
export interface CustomerEvent {
  /** What it was. */
  readonly action: CustomerMove;
  /** The customer afterwards. */
  readonly customer: Customer;
}
